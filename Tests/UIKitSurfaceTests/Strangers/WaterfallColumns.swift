// swift-format-ignore-file
func waterfall(heights: [CGFloat], columns: Int = 2, spacing: CGFloat = 8) -> NSCollectionLayoutSection {
    var frames: [CGRect] = []
    let width = (393 - spacing * CGFloat(columns + 1)) / CGFloat(columns)
    var y = [CGFloat](repeating: spacing, count: columns)
    for h in heights {
        let col = y.indices.min(by: { y[$0] < y[$1] })!
        frames.append(CGRect(x: spacing + CGFloat(col) * (width + spacing), y: y[col], width: width, height: h))
        y[col] += h + spacing
    }
    let total = y.max() ?? 0
    let group = NSCollectionLayoutGroup.custom(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(total))) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    return NSCollectionLayoutSection(group: group)
}
collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: waterfall(heights: [100, 150, 80, 120]))
