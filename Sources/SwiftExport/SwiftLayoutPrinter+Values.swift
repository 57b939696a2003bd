package import CompositionalLayout
import Wording
import WorldModel
import WorldWording

// The values of layouts as literals and calls of Swift.
extension SwiftLayoutPrinter {
  /// A number as a literal.
  static func number(_ value: Double) -> String { NumberText.exact(value) }

  /// The four numbers with their names.
  package static func sides(_ insets: DirectionalEdgeInsets) -> String {
    "top: \(number(insets.top)), leading: \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing))"
  }

  static func dimension(_ dimension: LayoutDimension) -> String {
    switch dimension {
    case .fractionalWidth(let share): ".fractionalWidth(\(fraction(share)))"
    case .fractionalHeight(let share): ".fractionalHeight(\(fraction(share)))"
    case .absolute(let points): ".absolute(\(number(points)))"
    case .estimated(let points): ".estimated(\(number(points)))"
    case .uniformAcrossSiblings(let points): ".uniformAcrossSiblings(estimate: \(number(points)))"
    }
  }

  /// A share as people write it: `1.0 / 3` where that is exact.
  private static func fraction(_ value: Double) -> String {
    guard let fraction = NumberText.smallFraction(value) else { return number(value) }
    return "\(fraction.numerator).0 / \(fraction.denominator)"
  }

  static func spacing(_ spacing: LayoutSpacing) -> String {
    ".\(spacing.isFlexible ? "flexible" : "fixed")(\(number(spacing.spacing)))"
  }

  static func point(_ point: LayoutPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  static func rect(_ rect: LayoutRect) -> String {
    "CGRect(x: \(number(rect.origin.x)), y: \(number(rect.origin.y)), "
      + "width: \(number(rect.size.width)), height: \(number(rect.size.height)))"
  }

  /// The arguments of an anchor's initializer.
  static func anchor(_ anchor: LayoutAnchor) -> String {
    let names: [(DirectionalRectEdge, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    let edges = names.filter { anchor.edges.contains($0.0) }.map(\.1).joined(separator: ", ")
    let offset =
      switch anchor.offset {
      case .absolute(.zero): ""
      case .absolute(let offset): ", absoluteOffset: \(point(offset))"
      case .fractional(let offset): ", fractionalOffset: \(point(offset))"
      }
    return "edges: [\(edges)]\(offset)"
  }

  /// A kind of supplementary view, by UIKit's constant where it has one.
  static func elementKind(_ kind: String) -> String {
    switch kind {
    case ListConfiguration.headerKind: "UICollectionView.elementKindSectionHeader"
    case ListConfiguration.footerKind: "UICollectionView.elementKindSectionFooter"
    default: Identifier.quote(kind)
    }
  }
}
