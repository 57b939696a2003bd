public import DiffableDataSource

/// What an update animates: where everything on screen before or after it starts and ends.
///
/// UIKit's default fades in, at its place, what is inserted, and fades out what is deleted. What
/// stays in the data travels, also onto the screen and off it. A reload is both: the old view
/// fades out, another fades in.
public struct AnimationPlan: Hashable, Sendable {
  /// What happens to an element.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    case appear, disappear, move, stay
  }

  /// One view and the two ends of its way.
  public struct Element: Hashable, Sendable {
    /// What happens to it.
    public var change: Change
    /// Where the view starts; its place is counted before the update, or, if it appears, after.
    public var start: DisplayedElement
    /// Where the view ends; its place is counted after the update, or, if it disappears, before.
    public var end: DisplayedElement

    /// Creates the way of one view.
    ///
    /// - Parameters:
    ///   - change: What happens to the view.
    ///   - start: Where it starts.
    ///   - end: Where it ends.
    public init(change: Change, start: DisplayedElement, end: DisplayedElement) {
      self.change = change
      self.start = start
      self.end = end
    }

    /// The place before the update; `nil` for what appears.
    public var origin: ViewPlace? { change == .appear ? nil : start.place }
    /// The place after the update; `nil` for what disappears.
    public var destination: ViewPlace? { change == .disappear ? nil : end.place }
  }

  /// What is on screen afterwards and what travels off it, by place; then what disappears, by place.
  public var elements: [Element] = []
  /// Whether the elements travel; if not, each is at its end at once.
  public var isAnimated = true

  /// Creates a plan in which nothing happens.
  public init() {}

  /// Plans the way from one stage to another.
  ///
  /// Without batches only the layout, the bounds or the offset changed.
  ///
  /// - Parameters:
  ///   - before: What is on screen before the update.
  ///   - after: What is on screen after it.
  ///   - batches: What happens to the data, one after the other; counts change with the first.
  ///   - counts: The items of each section before and after.
  /// - Throws: `BatchUpdateError` when a collection view would refuse the update.
  /// - Complexity: O(*k* log *k*) for *k* operations and elements on screen.
  public init(
    from before: AnimationStage, to after: AnimationStage, through batches: [BatchUpdate] = [],
    itemCounts counts: (before: [Int], after: [Int]) = ([], [])
  ) throws(BatchUpdateError) {
    var route = Route()
    for (index, batch) in batches.enumerated() {
      let old = index == 0 ? counts.before : counts.after
      route.journeys.append(try Journey(of: batch, from: old, to: counts.after))
    }
    let arriving = after.onScreen.map { ($0, route.origin(of: $0.place).flatMap(before.element)) }
    elements = arriving.map { end, start in
      start.map { Element(from: $0, to: end) } ?? Element(appearing: end)
    }
    let arrived = Set(after.onScreen.map(\.place))
    var gone: [Element] = []
    for start in before.onScreen {
      switch route.end(of: start.place) {
      case .destination(let place):
        if arrived.contains(place) { continue }
        if let end = after.element(place) {
          elements.append(Element(from: start, to: end))
        } else {
          gone.append(Element(disappearing: start, to: start))
        }
      case .lost(let last):
        gone.append(Element(disappearing: start, to: last.flatMap(after.element) ?? start))
      }
    }
    elements.sort { $0.end.place.screenOrder < $1.end.place.screenOrder }
    elements += gone.sorted { $0.start.place.screenOrder < $1.start.place.screenOrder }
  }

  /// Plans a reload of the data: every view is another one, and nothing is animated.
  ///
  /// - Parameters:
  ///   - before: What is on screen before the reload.
  ///   - after: What is on screen after it.
  /// - Complexity: O(*k*) for *k* elements on screen.
  public init(reloading before: AnimationStage, to after: AnimationStage) {
    isAnimated = false
    elements =
      after.onScreen.map { Element(change: .appear, start: $0, end: $0) }
      + before.onScreen.map { Element(change: .disappear, start: $0, end: $0) }
  }
}

extension AnimationPlan {
  /// Plans what an apply does.
  ///
  /// - Parameters:
  ///   - result: The apply that led from one stage to the other.
  ///   - before: What is on screen before the update.
  ///   - after: What is on screen after it.
  /// - Throws: `BatchUpdateError` when a collection view would refuse the update.
  /// - Complexity: O(*k* log *k*) for *k* operations and elements on screen.
  public init<SectionID, ItemID>(
    of result: ApplyResult<SectionID, ItemID>, from before: AnimationStage,
    to after: AnimationStage
  ) throws(BatchUpdateError) {
    guard let difference = result.difference else {
      self.init(reloading: before, to: after)
      return
    }
    try self.init(
      from: before, to: after, through: difference.batches,
      itemCounts: (result.initial.itemCounts, result.final.itemCounts))
    isAnimated = result.isAnimated
  }
}

extension AnimationPlan.Element {
  fileprivate init(from start: DisplayedElement, to end: DisplayedElement) {
    var unmoved = start
    unmoved.place = end.place
    unmoved.zIndex = end.zIndex
    self.init(change: unmoved == end ? .stay : .move, start: start, end: end)
  }

  fileprivate init(appearing end: DisplayedElement) {
    var start = end
    start.alpha = 0
    self.init(change: .appear, start: start, end: end)
  }

  fileprivate init(disappearing start: DisplayedElement, to last: DisplayedElement) {
    var end = last
    end.place = start.place
    end.alpha = 0
    self.init(change: .disappear, start: start, end: end)
  }
}

/// Batches one after the other.
private struct Route {
  enum End {
    case destination(ViewPlace)
    /// The view is taken off the screen by one of the batches; its place before a later one.
    case lost(ViewPlace?)
  }

  var journeys: [Journey] = []

  func end(of place: ViewPlace) -> End {
    var place = place
    for (index, journey) in journeys.enumerated() {
      guard let next = journey.destination(of: place) else { return .lost(index > 0 ? place : nil) }
      place = next
    }
    return .destination(place)
  }

  /// The place before all batches of a view that is on screen after them.
  func origin(of place: ViewPlace) -> ViewPlace? {
    journeys.reversed().reduce(place) { place, journey in
      place.flatMap(journey.origin)
    }
  }
}
