/// What a collection view expects of those who dequeue its views.
let dequeuePrelude = #"""
  func _toleratesStrayDequeues() -> Bool

  extension UICollectionView {
    func _expectReturned(_ cell: UICollectionViewCell) {
      guard let stray = _dequeued.first(where: { $0 !== cell }), !_toleratesStrayDequeues() else {
        return
      }
      let name = String(describing: type(of: stray))
      _raise(
        "Expected dequeued view to be returned to the collection view in preparation for display. "
          + "When the collection view's data source is asked to provide a view for a given index "
          + "path, ensure that a single view is dequeued and returned to the collection view. "
          + "Avoid dequeuing views without a request from the collection view. For retrieving an "
          + "existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] "
          + "or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
          + "<\(name): 0x...>; Collection view: <UICollectionView: 0x...>")
    }
  }
  """#
