// swift-format-ignore-file
final class WaterfallBuilder {
    private var columnHeights: [CGFloat]
    private let numberOfColumns: CGFloat
    private let spacing: CGFloat
    private let collectionWidth: CGFloat
    private let ratios: [CGFloat]

    init(columns: Int, spacing: CGFloat, width: CGFloat, ratios: [CGFloat]) {
        self.columnHeights = [CGFloat](repeating: 0, count: columns)
        self.numberOfColumns = CGFloat(columns)
        self.spacing = spacing
        self.collectionWidth = width
        self.ratios = ratios
    }
    private var columnWidth: CGFloat { (collectionWidth - spacing * (numberOfColumns - 1)) / numberOfColumns }
    private func shortest() -> Int {
        columnHeights.enumerated().min(by: { $0.element < $1.element })?.offset ?? 0
    }
    private func frame(for ratio: CGFloat) -> CGRect {
        let column = shortest()
        let size = CGSize(width: columnWidth, height: columnWidth / ratio)
        let origin = CGPoint(x: CGFloat(column) * (size.width + spacing), y: columnHeights[column])
        columnHeights[column] = origin.y + size.height + spacing
        return CGRect(origin: origin, size: size)
    }
    func makeSection() -> NSCollectionLayoutSection {
        let items = ratios.map { NSCollectionLayoutGroupCustomItem(frame: frame(for: $0)) }
        let height = columnHeights.max()! - spacing
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            itemProvider: { _ in items })
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsetsReference = .layoutMargins
        return section
    }
}
let layout = UICollectionViewCompositionalLayout { _, environment in
    WaterfallBuilder(columns: 2, spacing: 8, width: environment.container.effectiveContentSize.width, ratios: [1, 0.5, 1.5, 0.8, 1.2]).makeSection()
}
collectionView.collectionViewLayout = layout
