import CompositionalLayout
public import Foundation

/// A gap, exact or at least so wide.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  nonisolated let base: LayoutSpacing

  init(_ base: LayoutSpacing) { self.base = base }

  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  public var spacing: CGFloat { base.spacing }
  public var isFixed: Bool { !base.isFlexible }
  public var isFlexible: Bool { base.isFlexible }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.base == base
  }

  public nonisolated override var hash: Int { base.hashValue }
  public nonisolated override var description: String { base.uikitDescription }
}

/// Gaps outside the four edges of an item.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
  nonisolated let base: LayoutEdgeSpacing

  init(_ base: LayoutEdgeSpacing) { self.base = base }

  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(
      LayoutEdgeSpacing(
        leading: leading?.base, top: top?.base, trailing: trailing?.base, bottom: bottom?.base))
  }

  public var leading: NSCollectionLayoutSpacing? {
    base.leading.map(NSCollectionLayoutSpacing.init)
  }
  public var top: NSCollectionLayoutSpacing? { base.top.map(NSCollectionLayoutSpacing.init) }
  public var trailing: NSCollectionLayoutSpacing? {
    base.trailing.map(NSCollectionLayoutSpacing.init)
  }
  public var bottom: NSCollectionLayoutSpacing? { base.bottom.map(NSCollectionLayoutSpacing.init) }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.base == base
  }

  public nonisolated override var hash: Int { base.hashValue }
  public nonisolated override var description: String { base.uikitDescription }
}

/// The point that a supplementary item and its host share.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
  nonisolated let base: LayoutAnchor

  init(_ base: LayoutAnchor) { self.base = base }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(
      LayoutAnchor(
        edges: DirectionalRectEdge(rawValue: Int(edges.rawValue)),
        offset: .absolute(LayoutPoint(absoluteOffset))))
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(
      LayoutAnchor(
        edges: DirectionalRectEdge(rawValue: Int(edges.rawValue)),
        offset: .fractional(LayoutPoint(fractionalOffset))))
  }

  public var edges: NSDirectionalRectEdge {
    NSDirectionalRectEdge(rawValue: UInt(base.edges.rawValue))
  }

  public var offset: CGPoint {
    switch base.offset {
    case .absolute(let offset), .fractional(let offset): CGPoint(offset)
    }
  }

  public var isAbsoluteOffset: Bool { !isFractionalOffset }
  public var isFractionalOffset: Bool {
    if case .fractional = base.offset { true } else { false }
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutAnchor)?.base == base
  }

  public nonisolated override var hash: Int { base.hashValue }
  public nonisolated override var description: String { base.uikitDescription }
}
