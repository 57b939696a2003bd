// swift-format-ignore-file
import UIKit

class DaysController: UIViewController {

    private enum Constants {
        static let columns = 7
        static let headerKind = "days-header"
    }

    struct Month: Hashable {
        let name: String
        let days: Int
        let firstWeekday: Int
    }

    enum Cell: Hashable {
        case blank(Month, Int)
        case day(Month, Int)
    }

    private let months = [Month(name: "11월", days: 30, firstWeekday: 0), Month(name: "12월", days: 31, firstWeekday: 2)]
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private var dataSource: UICollectionViewDiffableDataSource<Month, Cell>?

    private var layout: UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(Constants.columns))),
            subitem: item, count: Constants.columns)
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
            elementKind: Constants.headerKind, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let day = UICollectionView.CellRegistration<UICollectionViewCell, Cell> { cell, _, content in
            switch content {
            case .blank: cell.isHidden = true
            case .day(_, let number) where number % 7 == 0: cell.backgroundColor = .systemRed
            case .day: cell.backgroundColor = .clear
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: Constants.headerKind) { [weak self] view, _, indexPath in
            view.accessibilityLabel = self?.months[indexPath.section].name
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, content in
            view.dequeueConfiguredReusableCell(using: day, for: path, item: content)
        }
        dataSource?.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Month, Cell>()
        for month in months {
            snapshot.appendSections([month])
            snapshot.appendItems((0..<month.firstWeekday).map { Cell.blank(month, $0) }, toSection: month)
            snapshot.appendItems(stride(from: 1, through: month.days, by: 1).map { Cell.day(month, $0) }, toSection: month)
        }
        dataSource?.apply(snapshot, animatingDifferences: false)
    }
}
