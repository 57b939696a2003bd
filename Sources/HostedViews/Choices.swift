import HeadlessUIKit

/// What opens a menu, as it is shown while that is closed.
public struct Menu<Title: View>: View {
  private let label: Title
  public init<Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title
  ) { self.label = label() }
  public var body: some View { label.foregroundColor(.accentColor) }
}

extension Menu where Title == Text {
  public init<Content: View>(_ title: String, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu where Title == Label<Text, Image> {
  public init<Content: View>(
    _ title: String, systemImage: String, @ViewBuilder content: () -> Content
  ) { label = Label(title, systemImage: systemImage) }
}

/// A value between two bounds, as a bar below what it is of.
public struct Gauge<Title: View, Current: View>: View {
  private let value: Double
  private let title: Title
  private let current: Current

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Title,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    let length = max(bounds.upperBound - bounds.lowerBound, .ulpOfOne)
    self.value = Double((value - bounds.lowerBound) / length)
    (title, current) = (label(), currentValueLabel())
  }

  public var body: some View {
    VStack {
      title
      ProgressView(value: value)
      current
    }
  }
}

extension Gauge where Current == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Title
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

// MARK: - Buttons

/// How the buttons in a view are shown.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a button that nobody presses.
public struct ButtonStyleConfiguration {
  public let label: AnyView
  public let role: ButtonRole?
  public var isPressed: Bool { false }
}

/// A button that is its label alone.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that is its label in the tint of the app.
public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.accentColor)
  }
}

/// A button with room and a background around its label.
public struct BorderedButtonStyle: ButtonStyle {
  fileprivate var isProminent = false
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(isProminent ? .white : .accentColor)
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(isProminent ? Color.accentColor : Color.gray.opacity(0.2))
      .cornerRadius(8)
  }
}

public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    var style = BorderedButtonStyle()
    style.isProminent = true
    return style.makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> ModifiedView<Self> {
    ModifiedView(
      content: self,
      surround: {
        $0.buttonStyle = { style.makeBody(configuration: $0) }
      })
  }
}
