public import Foundation

/// What a screen says where it has nothing to show: only kept.
public struct UIContentUnavailableConfiguration: Hashable {
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = UIListContentConfiguration.TextProperties()
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextPadding: CGFloat = 0
  public var textToButtonPadding: CGFloat = 0
  public var buttonToSecondaryButtonPadding: CGFloat = 0

  public enum Alignment: Int, Sendable { case center, natural }

  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
  }

  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self() }
}

extension UIContentUnavailableConfiguration {
  /// Its buttons are told apart by what they say, and what is behind it by its color.
  public static func == (left: Self, right: Self) -> Bool {
    (left.text, left.secondaryText) == (right.text, right.secondaryText)
      && left.attributedText == right.attributedText
      && left.secondaryAttributedText == right.secondaryAttributedText
      && left.image == right.image && left.textProperties == right.textProperties
      && left.secondaryTextProperties == right.secondaryTextProperties
      && left.imageProperties == right.imageProperties
      && left.buttonProperties == right.buttonProperties
      && left.secondaryButtonProperties == right.secondaryButtonProperties
      && left.buttonTexts == right.buttonTexts
      && left.background.backgroundColor == right.background.backgroundColor
      && left.alignment == right.alignment
      && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
      && left.directionalLayoutMargins == right.directionalLayoutMargins
      && left.paddings == right.paddings
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
    hasher.combine(buttonTexts)
    hasher.combine(paddings)
  }

  private var buttonTexts: [String?] {
    [button.title, button.subtitle, secondaryButton.title, secondaryButton.subtitle]
  }

  private var paddings: [CGFloat] {
    [
      imageToTextPadding, textToSecondaryTextPadding, textToButtonPadding,
      buttonToSecondaryButtonPadding,
    ]
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIViewController {
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public func setNeedsUpdateContentUnavailableConfiguration() {}
}
