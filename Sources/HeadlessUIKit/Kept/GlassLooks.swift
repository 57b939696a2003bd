public import Foundation

// What iOS 26 draws on views, and no frame depends on: taken, and nothing is drawn
// of it.

@MainActor @preconcurrency open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  public override init() {}
  public init(style: Style) {}
}

@MainActor @preconcurrency open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
  public override init() {}
}

/// How round a corner of a view is.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let radius: CGFloat?
  public init(floatLiteral value: Double) { radius = CGFloat(value) }
  public init(integerLiteral value: Int) { radius = CGFloat(value) }
  private init(_ radius: CGFloat?) { self.radius = radius }
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(CGFloat(radius)) }
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(minimum.map { CGFloat($0) })
  }
  public static var containerConcentric: UICornerRadius { UICornerRadius(nil) }
}

/// How round a view is.
public struct UICornerConfiguration: Hashable, Sendable {
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { .init() }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { .init() }
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { .init() }
}

extension UIView {
  public var cornerConfiguration: UICornerConfiguration {
    get { kept(UICornerConfiguration()) }
    set { keep(newValue) }
  }
}

/// What a scroll view's contents look like where they go under a bar.
@MainActor @preconcurrency open class UIScrollEdgeEffect: NSObject {
  public enum Style: Int, Sendable { case automatic, hard, soft }
  open var style = Style.automatic
  open var isHidden = false
}

extension UIScrollView {
  private func effect(_ name: String) -> UIScrollEdgeEffect {
    let effect = kept(UIScrollEdgeEffect(), name)
    keep(effect, name)
    return effect
  }
  public var topEdgeEffect: UIScrollEdgeEffect { effect("topEdgeEffect") }
  public var bottomEdgeEffect: UIScrollEdgeEffect { effect("bottomEdgeEffect") }
  public var leftEdgeEffect: UIScrollEdgeEffect { effect("leftEdgeEffect") }
  public var rightEdgeEffect: UIScrollEdgeEffect { effect("rightEdgeEffect") }
}
