import UIKit

enum HarborSection: Int, CaseIterable {
    case berths, tides, notices
}

/// The app hands in what the layout has to know of its data.
struct HarborLayout {
    enum Density { case roomy, dense }

    let density: Density
    let isStormy: () -> Bool
    let sectionAt: (Int) -> HarborSection?

    func make() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let height: CGFloat
            switch sectionAt(index) {
            case .berths: height = density == .dense ? 44 : 66
            case .tides: height = isStormy() ? 120 : 80
            case .notices: height = 32
            case nil: return nil
            }
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
    }
}
