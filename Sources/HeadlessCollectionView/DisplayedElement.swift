public import CompositionalLayout

/// A view that is to be on screen, and where.
public struct DisplayedElement: Hashable, Sendable {
  /// What the view stands for.
  public var place: ViewPlace
  /// From the start of the content.
  public var frame: Rect
  /// Views with a higher number stand in front.
  public var zIndex: Int

  /// Creates an element of a layout made by hand.
  public init(place: ViewPlace, frame: Rect, zIndex: Int = 0) {
    self.place = place
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Creates the element that the solver laid out.
  public init(_ element: LayoutElement) {
    self.init(place: ViewPlace(element), frame: element.frame, zIndex: element.zIndex)
  }
}
