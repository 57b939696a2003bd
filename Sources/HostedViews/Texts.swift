public import Foundation
public import HeadlessUIKit

public struct Text: View, MadeView {
  public typealias Body = Never
  private let content: String

  // Of what is not given nothing says which it is: a text, then.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.content = String(content) }
  public init(_ content: String) { self.content = content }
  public init(verbatim content: String) { self.content = content }
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) { content = key.text }
  @_disfavoredOverload
  public init(_ content: AttributedString) { self.content = String(content.characters) }
  public init<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    content = format.format(value)
  }

  public static func + (first: Text, second: Text) -> Text {
    Text(first.content + second.content)
  }

  func made(in surroundings: Surroundings) -> [UIView] {
    let label = UILabel()
    label.text = content(in: surroundings.textCase)
    label.font = surroundings.font
    if let color = surroundings.color { label.textColor = color }
    label.numberOfLines = surroundings.lineLimit
    label.textAlignment = surroundings.alignment
    return [label]
  }

  public enum Case: Sendable { case uppercase, lowercase }

  private func content(in textCase: Case?) -> String {
    switch textCase {
    case .uppercase: content.uppercased()
    case .lowercase: content.lowercased()
    case nil: content
    }
  }
}

extension View {
  public func textCase(_ textCase: Text.Case?) -> ModifiedView<Self> {
    ModifiedView(content: self, surround: { $0.textCase = textCase })
  }
}

public struct Image: View, MadeView {
  public typealias Body = Never
  private let image: UIImage?
  private var isSymbol = false
  private var isResizable = false

  public init(systemName: String) {
    image = UIImage(systemName: systemName)
    isSymbol = true
  }
  public init(_ name: String) { image = UIImage(named: name) }
  public init(uiImage: UIImage) { image = uiImage }

  /// The image as large as there is room for it.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public func imageScale(_ scale: Scale) -> Image { self }
  public enum Scale: Sendable { case small, medium, large }

  func made(in surroundings: Surroundings) -> [UIView] {
    let view = UIImageView()
    if let color = surroundings.color { view.tintColor = color }
    guard isResizable else {
      let symbol = UIImage.SymbolConfiguration(font: surroundings.font)
      view.image = isSymbol ? image?.withConfiguration(symbol) : image
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(.required, for: axis)
      }
      return [view]
    }
    // It gives way on both axes: whoever stands around it says how large it is.
    view.image = image
    view.contentMode = .scaleToFill
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    }
    return [view]
  }
}

/// A key of texts in other languages, which is what it says in its own.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: String, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
  public init(_ title: String, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init(title.text, systemImage: systemImage)
  }
}

/// A name at the leading side of what it is the name of.
public struct LabeledContent<Title: View, Content: View>: View {
  private let title: Title
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    (self.content, title) = (content(), label())
  }

  public var body: some View {
    HStack {
      title
      Spacer()
      content.foregroundColor(.secondary)
    }
  }
}

extension LabeledContent where Title == Text {
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title.text, content: content)
  }
}

extension LabeledContent where Title == Text, Content == Text {
  public init(_ title: String, value: some StringProtocol) { self.init(title) { Text(value) } }
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(title.text, value: value)
  }
  public init<Style: FormatStyle>(_ title: String, value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

/// A font as SwiftUI names it.
public struct Font: Sendable {
  public enum Design: Sendable { case `default`, rounded, serif, monospaced }
  public enum TextStyle: Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var style: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }
  public struct Weight: Sendable {
    let weight: UIFont.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  let font: UIFont
  public init(_ font: UIFont) { self.font = font }
  private init(_ style: UIFont.TextStyle) { font = .preferredFont(forTextStyle: style) }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title1)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption1)
  public static let caption2 = Font(.caption2)

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(.systemFont(ofSize: size, weight: weight?.weight ?? .regular)) }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font = Font(style.style)
    return weight.map { font.weight($0) } ?? font
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }
  public func weight(_ weight: Weight) -> Font {
    Font(.systemFont(ofSize: font.pointSize, weight: weight.weight))
  }
  public func bold() -> Font { weight(.bold) }
  public func monospacedDigit() -> Font { self }
  public func italic() -> Font { self }
}
