// swift-format-ignore-file
func update(with items: [String]) {
    DispatchQueue.main.async { [weak self] in
        guard let self = self else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items, toSection: 0)
        self.dataSource.apply(snapshot, animatingDifferences: true) {
            print("done")
        }
    }
}
