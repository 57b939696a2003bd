// swift-format-ignore-file
// waterfall with custom group
func createWaterfall(heights: [CGFloat]) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.contentInsetsReference = .layoutMargins
    return UICollectionViewCompositionalLayout(sectionProvider: { section, env in
        let width = (env.container.effectiveContentSize.width - 10) / 2
        var columns: [CGFloat] = [0, 0]
        var items: [NSCollectionLayoutGroupCustomItem] = []
        for h in heights {
            let shortest = columns.firstIndex(of: columns.min() ?? 0) ?? 0
            let frame = CGRect(x: CGFloat(shortest) * (width + 10), y: columns[shortest], width: width, height: h)
            items.append(NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: items.count))
            columns[shortest] += h + 10
        }
        let height = (columns.max() ?? 0) - 10
        let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))) { _ in items }
        return NSCollectionLayoutSection(group: group)
    }, configuration: configuration)
}
var s = NSDiffableDataSourceSnapshot<Int, String>()
s.appendSections([0])
s.appendItems("abcdefgh".map(String.init))
let ds = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { cv, ip, id in
    cv.dequeueReusableCell(withReuseIdentifier: "Cell", for: ip)
}
collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
collectionView.collectionViewLayout = createWaterfall(heights: [120, 80, 60, 140, 90, 110, 70, 50])
ds.apply(s)
