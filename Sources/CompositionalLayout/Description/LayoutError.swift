/// What UIKit refuses, with the numbers it refused.
public enum LayoutError: Error, Hashable, Sendable {
  /// A dimension that is not finite.
  case invalidDimension(LayoutDimension)
  /// A group without subitems or frames.
  case emptyGroup
  /// A counted group that is to hold no subitem.
  case repeatCountBelowOne(axis: LayoutAxis, count: Int)
  /// No section for an index that has items to show.
  case missingSection(index: Int, itemCount: Int)
  /// Element kinds that more than one supplementary item of a section has.
  case duplicateElementKinds([String], section: Int)
  /// Insets that leave a group no room at all.
  case noRoom(Surroundings, insets: DirectionalEdgeInsets, size: LayoutExtent, group: LayoutGroup)
  /// A group too small for its first subitem. UIKit logs it and shows no cells of the section.
  case cannotFitSingleItem(Surroundings, size: LayoutExtent, group: LayoutGroup)
  /// A number that is not finite, or not below 10¹², where UIKit's would not be either.
  case notFinite(property: String)
  /// More than can be laid out or answered; UIKit knows no such error.
  case limitExceeded(LayoutLimit)
  /// A pinned item without an area that scrolling has moved: it has no point in common with what
  /// it is pinned to. In the one report there is, both rects are the same.
  case pinnedFrameOutside(frame: LayoutRect, visible: LayoutRect)
  /// A view that answers another size each time it is asked for one.
  case layoutLoop(LayoutElement)
  /// A view that answers a size of nothing by nothing.
  case zeroPreferredSize(LayoutElement)

  /// The section that was being solved, and the container it was solved in.
  public struct Surroundings: Hashable, Sendable {
    /// Counted from zero.
    public var section: Int
    /// The collection view's size less `referenceInsets`.
    public var containerSize: LayoutExtent
    /// The section's own reference, or the configuration's where that is automatic.
    public var reference: ContentInsetsReference
    /// In points; zero along the scroll axis, where the reference does not count.
    public var referenceInsets: DirectionalEdgeInsets
    /// The bounds, in points.
    public var collectionViewSize: LayoutExtent
  }
}

extension LayoutError: CustomStringConvertible {
  /// What is refused, and where, in one line.
  public var description: String {
    switch self {
    case .invalidDimension(let dimension): "\(dimension) is not finite"
    case .emptyGroup: "a group holds nothing"
    case .repeatCountBelowOne(let axis, let count):
      "a \(axis) group is to hold \("subitem".counted(count))"
    case .missingSection(let index, let itemCount):
      "section \(index) of \("item".counted(itemCount)) has no layout"
    case .duplicateElementKinds(let kinds, let section):
      "section \(section) has more than one \(kinds.joined(separator: ", "))"
    case .noRoom(let surroundings, let insets, let size, _):
      "section \(surroundings.section) has no room: \(size) less insets \(insets)"
    case .cannotFitSingleItem(let surroundings, let size, let group):
      "section \(surroundings.section) shows no items: none fits into \(size) of its \(group)"
    case .notFinite(let property): "\(property) is not finite, or too large"
    case .limitExceeded(let limit): "there are too many \(limit)"
    case .pinnedFrameOutside(let frame, let visible): "\(frame) is pinned outside \(visible)"
    case .layoutLoop(let element): "\(element) never answers the same size twice"
    case .zeroPreferredSize(let element): "\(element) answers a size of zero by zero"
    }
  }
}
