// swift-format-ignore-file
import UIKit

final class ShedView: UIView {
    private let bar = ShedBar(type: .plain)
    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        view.register(cell: ToolCell.self)
        view.register(header: ToolHeaderView.self)
        return view
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bar)
        addSubview(collectionView)
    }

    required init?(coder: NSCoder) { fatalError() }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let kind = ShedSection.allCases[index]
            switch kind {
            case .hammers: return self.section(height: 120.adjusted)
            case .saws: return self.section(height: (16.5).adjusted())
            case .nails: return self.section(height: 30)
            }
        }
    }

    private func section(height: CGFloat = 10) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
}
