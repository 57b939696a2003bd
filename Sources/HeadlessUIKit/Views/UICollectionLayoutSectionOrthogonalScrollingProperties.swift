import CompositionalLayout
public import Foundation

/// How a section that scrolls across the layout slows down and bounces: only kept.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum Bounce: Int, Sendable { case automatic, always, never }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  /// The engine's value; a rate of one's own counts as the nearest of Apple's two.
  var base: OrthogonalScrollingProperties {
    let rate: OrthogonalScrollingProperties.DecelerationRate =
      switch decelerationRate.rawValue {
      case 0: .automatic
      case ..<0.994: .fast
      default: .normal
      }
    let bounce: OrthogonalScrollingProperties.Bounce =
      switch self.bounce {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      }
    return OrthogonalScrollingProperties(decelerationRate: rate, bounce: bounce)
  }

  func copied() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
