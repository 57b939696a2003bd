import UIKit

final class ShelfLayouts {
    func shelf() -> NSCollectionLayoutSection {
        let tint = UIColor.cornflowerShade
        let shelf = UIShelfSection(tint: tint)
        shelf.contentInsets = .zero
        return shelf.section
    }
}
