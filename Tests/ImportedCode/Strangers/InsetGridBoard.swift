// swift-format-ignore-file
import UIKit
import SnapKit

class InsetGridBoard: UIViewController {
    enum Section { case main }
    private lazy var board = UICollectionView(frame: .zero, collectionViewLayout: layout())
    private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(board)
        board.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide).inset(16) }
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in cell.backgroundColor = .brown }
        dataSource = .init(collectionView: board) { $0.dequeueConfiguredReusableCell(using: tile, for: $1, item: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.main])
        snapshot.appendItems([1, 2, 3, 4])
        dataSource.apply(snapshot)
    }

    private func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}
