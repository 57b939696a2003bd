// swift-format-ignore-file
let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] headerView, elementKind, indexPath in
    let section = self.dataSource.snapshot().sectionIdentifiers[indexPath.section]
    var content = headerView.defaultContentConfiguration()
    content.text = "\(section)".uppercased()
    headerView.contentConfiguration = content
}
dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
    guard kind == UICollectionView.elementKindSectionHeader else { return nil }
    return collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
}
