/// The place of an element in the data, as UIKit's index paths name it.
public struct LayoutIndexPath: Hashable, Sendable, Comparable, Codable {
  /// Counted from zero; zero too for boundary items of the layout itself.
  public var section: Int
  /// `Int.max` for boundary items of the layout itself.
  public var item: Int

  /// As Apple's `IndexPath(item:section:)`; whether there is such an item is not asked.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - section: The index of the section.
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
public struct LayoutElement: Hashable, Sendable, Codable {
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
  public var estimatedAxes: Set<Axis> { estimated.axes }
  /// The axes on which the view has answered.
  public var measuredAxes: Set<Axis> { measured.axes }
  /// The axes on which the cell has the size of the largest of its siblings (rule L-3.11).
  public var uniformAxes: Set<Axis> { uniform.axes }

  /// The axes on which the view decides its size, whether or not it has.
  public var selfSizingAxes: Set<Axis> { estimated.union(measured).axes }
}

extension LayoutIndexPath: CustomStringConvertible {
  /// The path as index paths are printed, such as `[2, 0]`; `[0]` for the layout's own items.
  public var description: String { item == .max ? "[\(section)]" : "[\(section), \(item)]" }
}

extension LayoutElement: CustomStringConvertible {
  /// What it is and where, such as `cell [0, 3] {{0, 132}, {320, 44}}`.
  public var description: String {
    [category.rawValue, kind, indexPath.description, frame.description].compactMap(\.self)
      .joined(separator: " ")
  }
}
