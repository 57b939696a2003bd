// swift-format-ignore-file
let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))) { env -> [NSCollectionLayoutGroupCustomItem] in
    var items: [NSCollectionLayoutGroupCustomItem] = []
    let width = env.container.effectiveContentSize.width
    let side = width / 4
    for i in 0..<5 {
        let angle = 2 * .pi * Double(i) / 5
        let frame = CGRect(x: width / 2 + cos(angle) * 60 - side / 2, y: 100 + sin(angle) * 60 - side / 2, width: side, height: side)
        items += [NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: i)]
    }
    return items
}
let section = NSCollectionLayoutSection(group: group)
section.visibleItemsInvalidationHandler = { items, offset, environment in
    items.forEach { item in
        let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
        let scale = max(1.1 - (distance / environment.container.contentSize.width), 0.8)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}
collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
