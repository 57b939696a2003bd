/// Something with a frame: what UIKit calls layout attributes.
public struct LayoutElement: Hashable, Sendable, Codable {
  /// The cases of Apple's `UICollectionView.ElementCategory`.
  public enum Category: String, Hashable, Sendable, Codable { case cell, supplementary, decoration }

  /// What kind of view shows the element.
  public var category: Category
  /// The element kind; `nil` for cells.
  public var kind: String?
  /// A cell's item; for views the running number of their kind in the section.
  ///
  /// Boundary items of the layout itself have section 0 and the item `Int.max`.
  public var indexPath: ItemIndexPath
  /// In content coordinates.
  public var frame: LayoutRect
  /// Higher ones stand in front.
  public var zIndex: Int

  var estimated = AxisSet()
  var measured = AxisSet()
  var uniform = AxisSet()

  /// The axes on which the frame is still an estimate: the view will decide, and has not answered.
  public var estimatedAxes: Set<LayoutAxis> { estimated.axes }
  /// The axes on which the view has answered.
  public var measuredAxes: Set<LayoutAxis> { measured.axes }
  /// The axes on which the cell has the size of the largest of its siblings (rule L-3.11).
  public var uniformAxes: Set<LayoutAxis> { uniform.axes }

  /// The axes on which the view decides its size, whether or not it has.
  public var selfSizingAxes: Set<LayoutAxis> { estimated.union(measured).axes }
}

extension LayoutElement: CustomStringConvertible {
  /// What it is and where, such as `cell [0, 3] {{0, 132}, {320, 44}}`.
  public var description: String {
    [category.rawValue, kind, place, frame.description].compactMap(\.self).joined(separator: " ")
  }

  /// The index path; without its item for the layout's own boundary items, which have none.
  var place: String {
    indexPath.item == .max ? "[\(indexPath.section)]" : indexPath.description
  }
}
