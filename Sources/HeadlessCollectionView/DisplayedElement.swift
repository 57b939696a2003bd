public import CompositionalLayout

/// A view that is to be on screen, and where.
public struct DisplayedElement: Hashable, Sendable {
  /// What the view stands for.
  public var place: ViewPlace
  /// From the start of the content, before `transform`.
  public var frame: LayoutRect
  /// Views with a higher number stand in front.
  public var zIndex: Int
  /// From 0, which is invisible, to 1.
  public var alpha: Double
  /// Applied around the middle of the frame.
  public var transform: Transform

  /// Creates an element of a layout made by hand.
  ///
  /// - Parameters:
  ///   - place: What the view stands for.
  ///   - frame: Where it is, in content coordinates.
  ///   - zIndex: What it stands in front of.
  ///   - alpha: How opaque it is, from 0 to 1.
  ///   - transform: How it is turned and stretched.
  public init(
    place: ViewPlace, frame: LayoutRect, zIndex: Int = 0, alpha: Double = 1,
    transform: Transform = .identity
  ) {
    self.place = place
    self.frame = frame
    self.zIndex = zIndex
    self.alpha = alpha
    self.transform = transform
  }

  /// Creates the element that the solver laid out.
  public init(_ element: LayoutElement) {
    self.init(place: ViewPlace(element), frame: element.frame, zIndex: element.zIndex)
  }
}
