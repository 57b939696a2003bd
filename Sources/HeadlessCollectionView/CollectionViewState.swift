public import CompositionalLayout

/// What a collection view knows between two calls.
///
/// The state never calls anyone: each event returns the effects its owner must carry out, in
/// order. After an event that changes what could be on screen, the owner lays out anew and tells
/// the state with `display(_:)`.
public struct CollectionViewState: Hashable, Sendable {
  /// The items of each section, as last committed to.
  public internal(set) var itemCounts: [Int] = []
  /// What is on screen, by place.
  public internal(set) var displayed: [ViewPlace: DisplayedElement] = [:]
  /// Cells that may soon be on screen, by place.
  public internal(set) var prefetched: [ViewPlace: DisplayedElement] = [:]
  /// The selected items in the order of selection.
  public internal(set) var selectedItems: [ItemIndexPath] = []
  /// The sizes views have answered.
  public package(set) var measurements = Measurements()
  /// How far sections are scrolled across the layout; those not scrolled yet are missing.
  public internal(set) var orthogonalOffsets: [Int: Double] = [:]

  /// Creates the state of a view that has not asked for anything yet.
  public init() {}

  /// Takes in what the layout shows now.
  ///
  /// A view that stays is not asked for again; it is arranged if its frame or z-order changed.
  ///
  /// - Parameter elements: What is on screen, in the order views are to be asked for.
  /// - Returns: Ends of display, then requests, prefetched cells and arrangements in the order of
  ///   `elements`.
  /// - Complexity: O(*k* log *k*) for *k* elements before and now.
  public mutating func display(_ elements: [DisplayedElement]) -> [Effect] {
    let places = elements.map(\.place)
    let shown = Set(places)
    var effects = endDisplaying { !shown.contains($0) }
    for (place, element) in zip(places, elements) {
      let old = displayed.updateValue(element, forKey: place)
      if prefetched.removeValue(forKey: place) != nil {
        effects.append(.showPrefetched(element))
      } else if old == nil {
        effects.append(.request(element))
      } else if old != element {
        effects.append(.arrange(element))
      }
    }
    checkInvariants()
    return effects
  }

  /// Forgets what is on screen, selected and measured, and takes in new counts.
  ///
  /// - Returns: The end of display of every view, and of what was prefetched.
  /// - Complexity: O(*k* log *k*) for *k* views on screen and prefetched.
  public mutating func reload(itemCounts: [Int]) -> [Effect] {
    let effects = endDisplaying { _ in true } + discardPrefetched { _ in true }
    self.itemCounts = itemCounts
    selectedItems = []
    measurements = Measurements()
    orthogonalOffsets = orthogonalOffsets.filter { itemCounts.indices.contains($0.key) }
    checkInvariants()
    return effects
  }

  /// Asks for the cells of `paths` again, of which only those on screen or prefetched are there.
  ///
  /// Their measured sizes are forgotten: what they show has changed.
  ///
  /// - Complexity: O(*k*) for *k* paths.
  public mutating func reconfigure(_ paths: [ItemIndexPath]) -> [Effect] {
    let shown = paths.filter { displayed[.cell($0)] != nil || prefetched[.cell($0)] != nil }
    for path in shown { measurements[.cell(section: path.section, item: path.item)] = nil }
    return shown.map { .reconfigure($0) }
  }

  /// Takes the views off the screen whose places match, in screen order.
  mutating func endDisplaying(_ leaves: (ViewPlace) -> Bool) -> [Effect] {
    let ended = displayed.keys.filter(leaves).sorted { $0.screenOrder < $1.screenOrder }
    for place in ended { displayed[place] = nil }
    return ended.map { .endDisplaying($0) }
  }
}
