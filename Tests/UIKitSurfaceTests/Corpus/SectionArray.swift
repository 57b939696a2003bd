// swift-format-ignore-file
import UIKit

class SectionArrayController: UIViewController {
    typealias Row = (title: String, count: Int, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)

    let rows: [Row] = [
        ("First", 4, .none),
        ("Second", 9, .continuous),
        ("Third", 2, .groupPaging),
    ]
    var dataSource: UICollectionViewDiffableDataSource<String, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { [unowned self] index, _ in
            // The data is there before the layout is asked.
            let name = self.dataSource.snapshot().sectionIdentifiers[index]
            let row = self.rows.first { $0.title == name }!
            let size = NSCollectionLayoutSize(
                widthDimension: row.behavior == .none ? .fractionalWidth(1) : .absolute(100), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
            section.orthogonalScrollingBehavior = row.behavior
            return section
        }
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for row in rows.reversed() {
            snapshot.appendSections([row.title])
            snapshot.appendItems((1...row.count).map { "\(row.title) \($0)" })
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
