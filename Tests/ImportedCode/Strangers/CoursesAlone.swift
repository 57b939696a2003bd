// swift-format-ignore-file
import UIKit
import CollectionKitchen

class CoursesViewController: UIViewController {
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: CourseLayouts().make())
    private var dataSource: KitchenDataSource<Course, Dish>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Dish> { cell, _, dish in
            var content = cell.defaultContentConfiguration()
            content.text = dish.title
            cell.contentConfiguration = content
        }
        dataSource = KitchenDataSource(collectionView: collectionView) { collectionView, indexPath, dish in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: dish)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Course, Dish>()
        for course in Course.allCases {
            snapshot.appendSections([course])
            snapshot.appendItems(Menu.today.dishes(of: course), toSection: course)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

class LooksViewController: UICollectionViewController {
    private struct Row: Hashable {
        let title: String
    }

    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) { collectionView, indexPath, row in
        collectionView.dequeueReusableCell(withReuseIdentifier: "look", for: indexPath)
    }

    init() {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "look")
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0])
        snapshot.appendItems([Look.paper, Look.night].map { Row(title: $0.name) })
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
