/// Data sources that say how many items there are, and nothing of what they are.
///
/// Their items are called by their index paths, as an import calls those whose cells say nothing.
let indexedDataPrelude = #"""
  extension UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      _raise(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "does not exist: the data source does not implement it")
      fatalError()
    }
  }

  class _IndexedSource: _CellSource {
    let _source: UICollectionViewDataSource
    init(_ source: UICollectionViewDataSource) { _source = source }
    func _cell(_ view: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell {
      _source.collectionView(view, cellForItemAt: indexPath)
    }
    func _supplementary(
      _ view: UICollectionView, _ kind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
      _source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  extension UICollectionView {
    /// Who gives cells: a diffable data source, or one that goes by index paths.
    var _cellSource: _CellSource? {
      if let source = dataSource as? _CellSource { return source }
      if let source = dataSource as? UICollectionViewDataSource { return _IndexedSource(source) }
      return nil
    }

    /// Asks how many items there are, where nobody has since they may have become others.
    func _askCounts() {
      guard _needsCounts, !(dataSource is _CellSource),
        let source = dataSource as? UICollectionViewDataSource
      else { return }
      _needsCounts = false
      var counts = NSDiffableDataSourceSnapshot<String, String>()
      for section in 0..<source.numberOfSections(in: self) {
        let name = "section\(section)"
        counts.appendSections([name])
        let count = source.collectionView(self, numberOfItemsInSection: section)
        counts.appendItems((0..<count).map { "\(section)-\($0)" }, toSection: name)
      }
      _showCounts(counts)
    }
  }

  func _showCounts(_ counts: NSDiffableDataSourceSnapshot<String, String>)
  """#
