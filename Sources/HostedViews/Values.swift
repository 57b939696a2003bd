public import Foundation
public import HeadlessUIKit

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    func insets(_ length: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: contains(.top) ? length : 0, leading: contains(.leading) ? length : 0,
        bottom: contains(.bottom) ? length : 0, trailing: contains(.trailing) ? length : 0)
    }
  }
}

public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  var directional: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ContentMode: Sendable { case fit, fill }
public enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }
public enum ColorScheme: Sendable { case light, dark }

public struct Angle: Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
  public static func radians(_ radians: Double) -> Angle { Angle() }
}

public struct Animation: Sendable {
  public static let `default` = Animation()
  public static let easeInOut = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let linear = Animation()
  public static func spring() -> Animation { Animation() }
}

/// Runs a change at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// A colour, which is also a view that takes all the room there is.
public struct Color: View, MadeView, Sendable {
  public typealias Body = Never
  let color: UIColor
  public nonisolated init(uiColor: UIColor) { color = uiColor }
  public nonisolated init(_ color: UIColor) { self.color = color }
  public init(_ name: String) { color = UIColor(named: name) ?? .clear }
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
  public nonisolated init(white: Double, opacity: Double = 1) {
    color = UIColor(white: CGFloat(white), alpha: CGFloat(opacity))
  }

  public static var red: Color { Color(.systemRed) }
  public static var orange: Color { Color(.systemOrange) }
  public static var yellow: Color { Color(.systemYellow) }
  public static var green: Color { Color(.systemGreen) }
  public static var mint: Color { Color(.systemMint) }
  public static var teal: Color { Color(.systemTeal) }
  public static var cyan: Color { Color(.systemCyan) }
  public static var blue: Color { Color(.systemBlue) }
  public static var indigo: Color { Color(.systemIndigo) }
  public static var purple: Color { Color(.systemPurple) }
  public static var pink: Color { Color(.systemPink) }
  public static var brown: Color { Color(.systemBrown) }
  public static var gray: Color { Color(.systemGray) }
  public static var white: Color { Color(.white) }
  public static var black: Color { Color(.black) }
  public static var clear: Color { Color(.clear) }
  public static var primary: Color { Color(.label) }
  public static var secondary: Color { Color(.secondaryLabel) }
  public static var tertiary: Color { Color(.tertiaryLabel) }
  public static var quaternary: Color { Color(.quaternaryLabel) }
  public static var background: Color { Color(.systemBackground) }
  public static var foreground: Color { Color(.label) }
  public static var placeholder: Color { Color(.placeholderText) }
  public static var separator: Color { Color(.separator) }
  public static var link: Color { Color(.link) }
  public static var fill: Color { Color(.systemFill) }
  public static var accentColor: Color { Color(.systemBlue) }
  public static var tint: Color { Color(.systemBlue) }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(color.withAlphaComponent(CGFloat(opacity)))
  }
  public var gradient: Color { self }

  /// What stands back behind a colour, as in `.background.secondary`.
  public var secondary: Color { level(.secondarySystemBackground, 0.5) }
  public var tertiary: Color { level(.tertiarySystemBackground, 0.25) }
  public var quaternary: Color { level(.tertiarySystemBackground, 0.18) }

  private func level(_ background: UIColor, _ opacity: Double) -> Color {
    color == .systemBackground ? Color(background) : self.opacity(opacity)
  }

  func made(in surroundings: Surroundings) -> [UIView] {
    let view = UIView.givingWay()
    view.backgroundColor = color
    return [view]
  }
}

/// A colour into another, which is also a view that takes all the room there is.
public struct LinearGradient: View, Sendable {
  private let colors: [Color]
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.colors = colors
  }
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    colors = gradient.colors
  }
  public var body: Color { colors.first ?? .clear }
}

public struct Gradient: Sendable {
  let colors: [Color]
  public init(colors: [Color]) { self.colors = colors }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// What is behind it, blurred: nothing is drawn of that.
// swift-format-ignore: DontRepeatTypeInStaticProperties
public struct Material: Hashable, Sendable {
  public static let ultraThinMaterial = Material()
  public static let thinMaterial = Material()
  public static let regularMaterial = Material()
  public static let thickMaterial = Material()
  public static let ultraThickMaterial = Material()
  public static let bar = Material()
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()

  @MainActor var color: Color { Color(.clear) }
}

/// A form, which is also a view that takes all the room there is.
@MainActor @preconcurrency public protocol Shape: View {
  /// How round its corners are, in points.
  var cornerRadius: CGFloat { get }
}

extension Shape {
  public func fill(_ color: Color) -> FilledShape { FilledShape(color, cornerRadius) }
  public func fill(_ gradient: LinearGradient) -> FilledShape { fill(gradient.body) }
  public func fill(_ material: Material) -> FilledShape { fill(material.color) }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> FilledShape {
    FilledShape(.clear, cornerRadius)
  }
  public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> FilledShape {
    FilledShape(.clear, cornerRadius)
  }
  public var body: FilledShape { FilledShape(.primary, cornerRadius) }
}

public struct FilledShape: View, MadeView {
  public typealias Body = Never
  private let color: Color
  private let radius: CGFloat
  init(_ color: Color, _ radius: CGFloat) { (self.color, self.radius) = (color, radius) }

  func made(in surroundings: Surroundings) -> [UIView] {
    let view = UIView.givingWay()
    view.backgroundColor = color.color
    view.layer.cornerRadius = radius
    return [view]
  }
}

public struct Rectangle: Shape {
  public init() {}
  public var cornerRadius: CGFloat { 0 }
}

public struct RoundedRectangle: Shape {
  public let cornerRadius: CGFloat
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.cornerRadius = cornerRadius
  }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// How round it is follows from its size, which is not known before it is laid out.
public struct Capsule: Shape {
  public init() {}
  public var cornerRadius: CGFloat { 8 }
}

public struct Circle: Shape {
  public init() {}
  public var cornerRadius: CGFloat { 8 }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

/// The side that actions of a row are swiped from.
public enum HorizontalEdge: Sendable { case leading, trailing }

extension UIView {
  /// A view that is as large as others make it.
  fileprivate static func givingWay() -> UIView {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
    }
    return view
  }
}
