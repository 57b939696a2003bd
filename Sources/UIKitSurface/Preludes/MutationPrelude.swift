/// The calls that tell a collection view of changes, which only its diffable data source may do.
let mutationPrelude = #"""
  extension UICollectionView {
    func reloadSections(_ sections: Any) { _change() }
    func insertSections(_ sections: Any) { _change() }
    func deleteSections(_ sections: Any) { _change() }
    func moveSection(_ section: Int, toSection newSection: Int) { _change() }
    func reloadItems(at indexPaths: [IndexPath]) { _change() }
    func insertItems(at indexPaths: [IndexPath]) { _change() }
    func deleteItems(at indexPaths: [IndexPath]) { _change() }
    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { _change() }

    func _change() {
      guard let source = dataSource as? _CellSource else {
        reloadData()
        return
      }
      _raise(
        "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when "
          + "acting as the UICollectionView's dataSource: please do not call mutation APIs "
          + "directly on UICollectionView.")
    }
  }
  """#
