// swift-format-ignore-file
let badge = NSCollectionLayoutSupplementaryItem(layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)), itemAnchor: .init(edges: .bottom, absoluteOffset: .zero))
badge.zIndex = 5
let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)), supplementaryItems: [badge])
item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: .flexible(0), bottom: .fixed(2))
let inner = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 80)), subitems: [item])
let outer = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120)), subitems: [item, item])
outer.interItemSpacing = .flexible(8)
outer.supplementaryItems = [badge]
let section = NSCollectionLayoutSection(group: outer)
section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "bg")]
section.supplementaryContentInsetsReference = .none
section.contentInsetsReference = .safeArea
section.orthogonalScrollingProperties.bounce = .never
section.orthogonalScrollingProperties.decelerationRate = .fast
section.supplementariesFollowContentInsets = false
let layout = UICollectionViewCompositionalLayout(section: section)
layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg")
collectionView.collectionViewLayout = layout
