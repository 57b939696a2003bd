// swift-format-ignore-file
private lazy var 컬렉션뷰: UICollectionView = {
    let cv = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    cv.backgroundColor = .white
    cv.showsVerticalScrollIndicator = false
    cv.alwaysBounceVertical = true
    cv.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    cv.allowsMultipleSelection = true
    return cv
}()

private func makeLayout() -> UICollectionViewCompositionalLayout {
    return UICollectionViewCompositionalLayout { (section, env) -> NSCollectionLayoutSection? in
        let 열 = section == 0 ? 1 : 2
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0/CGFloat(열)),
                                                            heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1),
                                                                         heightDimension: .absolute(열 == 1 ? 200 : 120)),
                                                       subitems: [item])
        group.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = 열 == 1 ? .paging : .none
        return section
    }
}
collectionView.collectionViewLayout = makeLayout()
