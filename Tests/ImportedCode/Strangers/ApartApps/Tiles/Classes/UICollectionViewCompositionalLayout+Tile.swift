// swift-format-ignore-file
import UIKit

extension UICollectionViewCompositionalLayout {
    public convenience init(spacing: CGFloat = 0, tile: @escaping () -> Tile) {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = spacing
        self.init(sectionProvider: { _, _ in tile().makeSection() }, configuration: configuration)
    }
}
