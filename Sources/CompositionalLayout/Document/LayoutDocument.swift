/// A layout, what it is laid out in, and what is asked about it.
package struct LayoutDocument: Hashable, Sendable {
  /// The bounds; only a list whose section alone is asked about can do without.
  package var container: LayoutContainer?
  /// What is solved; `solved()` checks it and answers a refusal in words.
  package var layout: LayoutDescription
  /// The items of each section; `nil` asks about a list's section, or stands for one item each.
  package var itemCounts: [Int]?
  /// What self-sizing cells answer; `nil` takes estimates as they are.
  package var preferredSizes: PreferredSizes?
  /// Orthogonal offsets to set one after the other.
  package var setOffsets: [Double]?
  /// `nil` asks for the frames alone.
  package var queries: Queries?
  /// The release of the system whose UIKit is asked, by a name that who reads the document knows;
  /// `nil` for the recorded one.
  package var system: String?
  /// Whether the document names a content offset, and so asks for what is on screen only.
  package var asksForVisibleElements: Bool

  /// The sizes of self-sizing cells along one axis, repeated over a section's items.
  package struct PreferredSizes: Hashable, Sendable {
    /// The axis the answers are for; the other side stays as the layout gave it.
    package var axis: LayoutAxis
    /// Empty for cells that cannot size themselves.
    package var repeatEveryItems: [Double]

    /// The sizes in points, in item order; the first follows the last.
    package init(axis: LayoutAxis, repeatEveryItems: [Double]) {
      self.axis = axis
      self.repeatEveryItems = repeatEveryItems
    }

    /// What the cell of `item` answers to the size it was given; `nil` for no item.
    package func answer(item: Int, given: LayoutExtent) -> LayoutExtent? {
      guard !repeatEveryItems.isEmpty, item >= 0 else { return nil }
      var size = given
      size[axis] = repeatEveryItems[item % repeatEveryItems.count]
      return size
    }
  }

  /// Questions beyond the frames themselves.
  package struct Queries: Hashable, Sendable {
    /// The rects to name the elements of.
    package var elementsInRect: [LayoutRect]
    /// Whether the answer holds nothing else.
    package var only: Bool

    /// The rects in content coordinates.
    package init(elementsInRect: [LayoutRect], only: Bool = false) {
      self.elementsInRect = elementsInRect
      self.only = only
    }
  }

  /// A document that was not read; it asks for what is on screen if the offset is not zero.
  package init(
    container: LayoutContainer?, layout: LayoutDescription, itemCounts: [Int]?,
    preferredSizes: PreferredSizes? = nil, setOffsets: [Double]? = nil, queries: Queries? = nil,
    system: String? = nil
  ) {
    self.container = container
    self.layout = layout
    self.itemCounts = itemCounts
    self.preferredSizes = preferredSizes
    self.setOffsets = setOffsets
    self.queries = queries
    self.system = system
    asksForVisibleElements = container.map { $0.contentOffset != .zero } ?? false
  }

  /// The list configuration whose section is asked about, when no items are.
  var listAskedAbout: ListConfiguration? {
    guard itemCounts == nil, case .list(let list) = layout.sections else { return nil }
    return list
  }
}
