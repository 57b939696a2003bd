// swift-format-ignore-file
var config = UICollectionLayoutListConfiguration(appearance: .plain)
config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
    guard let self, let item = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        var snapshot = self.dataSource.snapshot()
        snapshot.deleteItems([item])
        self.dataSource.apply(snapshot, animatingDifferences: true)
        completion(true)
    }
    delete.backgroundColor = .systemRed
    return UISwipeActionsConfiguration(actions: [delete])
}
config.separatorConfiguration.color = .systemGray4
config.itemSeparatorHandler = { indexPath, sectionConfig in
    var c = sectionConfig
    if indexPath.item == 0 { c.topSeparatorVisibility = .hidden }
    return c
}
collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: config)
