// swift-format-ignore-file
import UIKit

public final class HarborListViewController: BaseViewController<HarborListViewModel> {
    private typealias Row = HarborListViewModel.Row

    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = UICollectionViewDiffableDataSource<String, Row>(collectionView: collectionView) { collectionView, indexPath, row in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Harbor", for: indexPath)
        switch row {
        case let .harbor(harbor): cell.accessibilityLabel = harbor.name
        case let .ferry(ferry): cell.accessibilityLabel = ferry.line
        }
        return cell
    }

    private static func makeLayout() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem.whole
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(70))
        return .init(section: .init(group: .horizontal(layoutSize: size, subitems: [item])))
    }

    public override func configureHierarchy() {
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Harbor")
    }

    public override func bind() {
        super.bind()
        show(viewModel.harbors)
    }

    private func show(_ harbors: [Harbor]) {
        let byLetter = Dictionary(grouping: harbors) { String($0.name.prefix(1)) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
        for letter in byLetter.keys.sorted() {
            snapshot.appendSections([letter])
            snapshot.appendItems(byLetter[letter, default: []].map { .harbor($0) }, toSection: letter)
        }
        dataSource.apply(snapshot)
    }
}
