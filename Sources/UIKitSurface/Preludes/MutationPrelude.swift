import DiffableDataSource

/// The calls that tell a collection view of changes, which only its diffable data source may do.
///
/// Lone calls are updates of their own; what the view shows is what its data source has then.
let mutationPrelude = #"""
  protocol _CellSource {
    func _cell(_ view: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell
    func _supplementary(
      _ view: UICollectionView, _ kind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView
  }

  extension UICollectionViewDiffableDataSource: _CellSource {
    func _cell(_ view: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell {
      collectionView(view, cellForItemAt: indexPath)
    }
    func _supplementary(
      _ view: UICollectionView, _ kind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView(view, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  extension UICollectionView {
    func reloadSections(_ sections: Any) { if _takesChanges() { reloadData() } }
    func reloadItems(at indexPaths: [IndexPath]) { if _takesChanges() { reloadData() } }
    func insertSections(_ sections: IndexSet) { _change() }
    func deleteSections(_ sections: IndexSet) { _change() }
    func moveSection(_ section: Int, toSection newSection: Int) { _change() }
    func insertItems(at indexPaths: [IndexPath]) { _change() }
    func deleteItems(at indexPaths: [IndexPath]) { _change() }
    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { _change() }

    func _change() {
      guard _takesChanges() else { return }
      _needsCounts = true
      _invalidate(collectionViewLayout)
    }

    func _takesChanges() -> Bool {
      guard let source = dataSource as? _CellSource else { return true }
      _raise("\#(BatchUpdateView.collectionView.directMutationReason)")
      return false
    }
  }
  """#
