public import Foundation

/// What a list cell shows: text and a picture, kept and not set.
public struct UIListContentConfiguration: Hashable {
  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var numberOfLines = 0
    public var transform = TextTransform.none
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var allowsDefaultTighteningForTruncation = false
    public var showsExpansionTextWhenTruncated = false

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  public struct ImageProperties: Hashable, Sendable {
    public static let standardDimension: CGFloat = 0

    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  public var alpha: CGFloat = 1
  /// How high it is at least; `nil` where heights of its style are not known.
  private(set) var leastHeight: CGFloat?

  init() {}

  /// For a row, with the margins and paddings that rows have at first.
  private static func row(
    _ edit: (inout UIListContentConfiguration) -> Void = { _ in }
  ) -> UIListContentConfiguration {
    with {
      $0.leastHeight = 44
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 8)
      $0.imageToTextPadding = 16
      $0.textToSecondaryTextHorizontalPadding = 6
      $0.textToSecondaryTextVerticalPadding = 3
      edit(&$0)
    }
  }

  /// For a header of a group, with the margins that those have.
  private static func groupHeader(
    _ style: UIFont.TextStyle, _ color: UIColor
  ) -> UIListContentConfiguration {
    with {
      $0.leastHeight = 0
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 17, leading: 16, bottom: 6, trailing: 8)
      $0.imageToTextPadding = 16
      $0.textToSecondaryTextHorizontalPadding = 6
      $0.textToSecondaryTextVerticalPadding = 3
      $0.textProperties.font = .preferredFont(forTextStyle: style)
      $0.textProperties.color = color
    }
  }

  private static func with(
    _ edit: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.color = .secondaryLabel
    edit(&configuration)
    return configuration
  }

  private static func styled(
    _ style: UIFont.TextStyle, _ color: UIColor = .label
  ) -> UIListContentConfiguration {
    with {
      $0.textProperties.font = .preferredFont(forTextStyle: style)
      $0.textProperties.color = color
    }
  }

  public static func cell() -> UIListContentConfiguration { row() }

  public static func subtitleCell() -> UIListContentConfiguration {
    row { $0.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline) }
  }

  public static func valueCell() -> UIListContentConfiguration {
    row { $0.prefersSideBySideTextAndSecondaryText = true }
  }

  public static func header() -> UIListContentConfiguration { styled(.headline) }
  public static func footer() -> UIListContentConfiguration { styled(.footnote, .secondaryLabel) }
  public static func plainHeader() -> UIListContentConfiguration { styled(.headline) }
  public static func plainFooter() -> UIListContentConfiguration { styled(.subheadline) }
  public static func groupedHeader() -> UIListContentConfiguration {
    groupHeader(.footnote, .secondaryLabel)
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    styled(.footnote, .secondaryLabel)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    styled(.headline)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    styled(.title3)
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }
  public static func sidebarHeader() -> UIListContentConfiguration { styled(.headline) }
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same: how the looks of a state differ is not modelled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a list configuration.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  public let textLayoutGuide: UILayoutGuide? = UILayoutGuide()
  public let secondaryTextLayoutGuide: UILayoutGuide? = UILayoutGuide()
  public let imageLayoutGuide: UILayoutGuide? = UILayoutGuide()

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { return nil }

  /// What it shows in a line each, as wide as that is.
  open override var intrinsicContentSize: CGSize { contentSize(in: nil) }

  override var wrapsContent: Bool { true }

  override func contentSize(wrappedTo width: CGFloat) -> CGSize? { contentSize(in: width) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    cellSize(within: size.width) ?? bounds.size
  }
}

/// One or both of the axes of a view.
public struct UIAxis: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
