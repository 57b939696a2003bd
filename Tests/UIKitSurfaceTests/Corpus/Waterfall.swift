// swift-format-ignore-file
import UIKit

struct WaterfallTile {
    let ratio: CGFloat
}

func waterfallLayout() -> UICollectionViewLayout {
    let tiles = [1.0, 1.4, 0.8, 1.2, 0.6, 1.6].map { WaterfallTile(ratio: CGFloat($0)) }
    return UICollectionViewCompositionalLayout { sectionIndex, environment in
        let columns = 2
        let spacing: CGFloat = 8
        let width = (environment.container.effectiveContentSize.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        var frames: [CGRect] = []
        for tile in tiles {
            var column = 0
            for (index, height) in heights.enumerated() where height < heights[column] {
                column = index
            }
            let x = CGFloat(column) * (width + spacing)
            let height = width * tile.ratio
            frames.append(CGRect(x: x, y: heights[column], width: width, height: height))
            heights[column] += height + spacing
        }
        let total = (heights.max() ?? 0) - spacing
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(total))
        ) { _ in
            frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }
}
