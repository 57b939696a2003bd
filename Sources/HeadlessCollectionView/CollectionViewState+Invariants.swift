extension CollectionViewState {
  /// Checks what must hold after every event; does nothing in release builds.
  func checkInvariants() {
    assert(itemCounts.allSatisfy { $0 >= 0 }, "A section has fewer items than none.")
    assert(selectedItems.allSatisfy(contains), "An item that does not exist is selected.")
    assert(
      Set(selectedItems).count == selectedItems.count, "An item is selected more than once.")
    assert(
      (Array(displayed.keys) + prefetched.keys).allSatisfy { place in
        if case .cell(let path) = place { contains(path) } else { true }
      }, "A cell stands for an item that does not exist.")
    assert(
      prefetched.keys.allSatisfy { displayed[$0] == nil }, "A cell on screen is prefetched too.")
  }
}
