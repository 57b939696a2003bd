// swift-format-ignore-file
let group = NSCollectionLayoutGroup.custom(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))) { env -> [NSCollectionLayoutGroupCustomItem] in
    var items = [NSCollectionLayoutGroupCustomItem]()
    let width = env.container.effectiveContentSize.width
    var y: CGFloat = 0
    for i in 0..<3 {
        let height = CGFloat(40 + 20 * i)
        let frame = CGRect(x: CGFloat(i) * width / 3, y: y, width: width / 3, height: height)
        items.append(NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 1000 + i))
        y += height
    }
    return items
}
let section = NSCollectionLayoutSection(group: group)
collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
