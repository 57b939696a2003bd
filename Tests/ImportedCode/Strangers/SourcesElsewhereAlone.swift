// swift-format-ignore-file
import UIKit

/// Screens whose data sources are set up in other files.
final class TableMapViewController: UIViewController {
    enum Zone { case window, garden }

    private var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Zone, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: SeatLayout.rows(of: 30))
        view.addSubview(collectionView)
        configureDataSource()
    }
}

final class SeatsViewController: UICollectionViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<String, Int>
    private lazy var dataSource = makeDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.collectionViewLayout = SeatLayout.rows(of: 20)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["Left", "Right"])
        snapshot.appendItems([1, 2], toSection: "Left")
        snapshot.appendItems([3], toSection: "Right")
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

final class BookingsViewController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: SeatLayout.rows(of: 40))
    private lazy var bookings = BookingDataSource(collectionView: collectionView, owner: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Evening"])
        snapshot.appendItems(["Six", "Eight"])
        bookings.apply(snapshot, animatingDifferences: false)
    }
}

final class WaitersViewController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Waiter>!

    override func viewDidLoad() {
        super.viewDidLoad()
        configureHierarchy()
        configureDataSource()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Waiter>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ann", "Bo"].map(Waiter.init(name:)))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func createLayout() -> UICollectionViewLayout { SeatLayout.rows(of: 25) }
}

enum SeatLayout {
    @MainActor static func rows(of height: CGFloat) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
}
