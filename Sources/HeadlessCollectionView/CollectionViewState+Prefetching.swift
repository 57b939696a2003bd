extension CollectionViewState {
  /// Takes in which cells may soon be on screen.
  ///
  /// - Parameter elements: Cells off screen, the next one first; others are passed over.
  /// - Returns: What is not among them any more, then requests in the order of `elements`.
  /// - Complexity: O(*k* log *k*) for *k* elements before and now.
  public mutating func prefetch(_ elements: [DisplayedElement]) -> [Effect] {
    let wanted = Set(elements.map(\.place))
    var effects = discardPrefetched { !wanted.contains($0) }
    for element in elements {
      guard case .cell(let path) = element.place, contains(path), displayed[element.place] == nil
      else { continue }
      let old = prefetched.updateValue(element, forKey: element.place)
      if old == nil { effects.append(.prefetch(element)) }
    }
    checkInvariants()
    return effects
  }

  /// Gives up prefetched cells whose places match, in screen order.
  mutating func discardPrefetched(_ leaves: (ViewPlace) -> Bool) -> [Effect] {
    let given = prefetched.keys.filter(leaves).sorted { $0.screenOrder < $1.screenOrder }
    for place in given { prefetched[place] = nil }
    return given.map { .discardPrefetched($0) }
  }
}
