/// The place of an element in the data, as UIKit's index paths name it.
public struct LayoutIndexPath: Hashable, Sendable, Comparable {
  /// Counted from zero; zero too for boundary items of the layout itself.
  public var section: Int
  /// `Int.max` for boundary items of the layout itself.
  public var item: Int

  /// As Apple's `IndexPath(item:section:)`; whether there is such an item is not asked.
  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  /// By section, then by item, as the data source has them.
  public static func < (first: LayoutIndexPath, second: LayoutIndexPath) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}

/// Something with a frame: what UIKit calls layout attributes.
public struct LayoutElement: Hashable, Sendable {
  /// The cases of Apple's `UICollectionView.ElementCategory`.
  public enum Category: String, Hashable, Sendable, Codable { case cell, supplementary, decoration }

  /// What kind of view shows the element.
  public var category: Category
  /// The element kind; `nil` for cells.
  public var kind: String?
  /// A cell's item; for views the running number of their kind in the section.
  public var indexPath: LayoutIndexPath
  /// In content coordinates.
  public var frame: Rect
  /// Higher ones stand in front.
  public var zIndex: Int

  var estimated = AxisSet()
  var measured = AxisSet()
  var uniform = AxisSet()

  /// The axes on which the frame is still an estimate: the view will decide, and has not answered.
  public var estimatedAxes: Set<Axis> {
    get { estimated.axes }
    set { estimated = AxisSet(newValue) }
  }
  /// The axes on which the view has answered.
  public var measuredAxes: Set<Axis> {
    get { measured.axes }
    set { measured = AxisSet(newValue) }
  }
  /// The axes on which the cell has the size of the largest of its siblings (rule L-3.11).
  public var uniformAxes: Set<Axis> {
    get { uniform.axes }
    set { uniform = AxisSet(newValue) }
  }

  /// The axes on which the view decides its size, whether or not it has.
  public var selfSizingAxes: Set<Axis> { estimated.union(measured).axes }
}
