// swift-format-ignore-file
import UIKit

extension FerryTimesViewController {
    func createLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            guard let kind = dataSource.sectionIdentifier(for: index) else { return nil }
            switch kind {
            case .next: return rows(of: 100)
            case .later(let day): return rows(of: day == nil ? 30 : 60)
            }
        }
    }

    private func rows(of height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return .init(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }

    func makeDataSource() -> UICollectionViewDiffableDataSource<TimesSectionKind, Departure> {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Departure")
        return .init(collectionView: collectionView) { collectionView, indexPath, departure in
            if departure == .spacer { return nil }
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Departure", for: indexPath)
        }
    }
}
