// swift-format-ignore-file
let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { (headerView, elementKind, indexPath) in
    var content = headerView.defaultContentConfiguration()
    content.text = "Section \(indexPath.section)"
    headerView.contentConfiguration = content
}
var listConfig = UICollectionLayoutListConfiguration(appearance: .grouped)
listConfig.headerMode = .supplementary
listConfig.trailingSwipeActionsConfigurationProvider = { indexPath in
    let del = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in completion(true) }
    return UISwipeActionsConfiguration(actions: [del])
}
collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: listConfig)
let cellReg = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, i in cell.contentConfiguration = { var c = cell.defaultContentConfiguration(); c.text = "\(i)"; return c }() }
let d = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cellReg, for: $1, item: $2) }
d.supplementaryViewProvider = { view, kind, path in view.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: path) }
var q = NSDiffableDataSourceSnapshot<Int, Int>()
q.appendSections([0, 1]); q.appendItems([1, 2], toSection: 0); q.appendItems([3], toSection: 1)
d.apply(q)
