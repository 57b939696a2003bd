import CompositionalLayout

/// What a section's container is inset by.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The side or corner that a boundary item stands at.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Edges by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension ContentInsetsReference {
  init(_ reference: UIContentInsetsReference) { self = Self.allCases[reference.rawValue] }
}

extension OrthogonalScrollingBehavior {
  init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    self = Self.allCases[behavior.rawValue]
  }
}

extension RectAlignment {
  init(_ alignment: NSRectAlignment) { self = Self.allCases[alignment.rawValue] }
}
