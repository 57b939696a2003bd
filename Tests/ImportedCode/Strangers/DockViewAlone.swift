// swift-format-ignore-file
import UIKit

final class DockView: DockBaseView {
    var berths: [DockBerth] = []

    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout())

    override func configureHierarchy() {
        [collectionView].forEach { addSubview($0) }
    }

    private func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let self else { return nil }
            switch self.berths[index] {
            case .inner:
                return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
            case .outer(let length):
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(length > 0 ? 1 : 0.5), heightDimension: .absolute(70))
                let item = NSCollectionLayoutItem(layoutSize: size)
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
            }
        }
    }
}
