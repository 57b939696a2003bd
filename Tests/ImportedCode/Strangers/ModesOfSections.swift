// swift-format-ignore-file
import UIKit

// The first snapshot has one of the sections that the layout knows.

final class ModesViewController: UIViewController {
    enum Mode { case rows, tiles, pages }
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Mode, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        dataSource = .init(collectionView: collectionView) { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
        show(.rows)
    }

    private func show(_ mode: Mode) {
        var snapshot = NSDiffableDataSourceSnapshot<Mode, Int>()
        snapshot.appendSections([mode])
        snapshot.appendItems([1, 2, 3])
        dataSource.apply(snapshot)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, _ in
            guard let mode = self?.dataSource.sectionIdentifier(for: index) else { return nil }
            let height: CGFloat
            switch mode {
            case .rows: height = 40
            case .tiles: height = 80
            case .pages: height = 120
            }
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        }
    }
}
