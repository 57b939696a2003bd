// swift-format-ignore-file
import UIKit

struct NewsFeedItem: Hashable {
    let title: String
    let date: Int
    let body: String
    let identifier = UUID()

    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
    static func == (lhs: NewsFeedItem, rhs: NewsFeedItem) -> Bool {
        return lhs.identifier == rhs.identifier
    }
}

class NewsFeedController: UIViewController {
    enum Section {
        case main
    }

    var dataSource: UICollectionViewDiffableDataSource<Section, NewsFeedItem>! = nil
    var collectionView: UICollectionView! = nil
    let articles = [
        NewsFeedItem(title: "Session tickets", date: 20190314, body: "Apply now for the conference."),
        NewsFeedItem(title: "Updated guidelines", date: 20190603, body: """
            The guidelines have been updated.
            Please read them before you submit.
            """),
        NewsFeedItem(title: "Design awards", date: 20190604, body: "And the winners are…")
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Conference News Feed"
        configureHierarchy()
        configureDataSource()
    }

    func createLayout() -> UICollectionViewLayout {
        let estimatedHeight = CGFloat(100)
        let layoutSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                              heightDimension: .estimated(estimatedHeight))
        let item = NSCollectionLayoutItem(layoutSize: layoutSize)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize,
                                                       subitem: item,
                                                       count: 1)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        section.interGroupSpacing = 10
        let layout = UICollectionViewCompositionalLayout(section: section)
        return layout
    }

    func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
    }

    func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, NewsFeedItem> { [weak self] (cell, indexPath, newsItem) in
            guard let self = self else { return }
            cell.accessibilityLabel = newsItem.title
            let isLast = self.articles.last == newsItem
            cell.isHidden = isLast
        }
        dataSource = UICollectionViewDiffableDataSource<Section, NewsFeedItem>(collectionView: collectionView) {
            (collectionView, indexPath, identifier) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: identifier)
        }

        // newest first
        let newsItems = articles.sorted { $0.date > $1.date }
        var snapshot = NSDiffableDataSourceSnapshot<Section, NewsFeedItem>()
        snapshot.appendSections([.main])
        snapshot.appendItems(newsItems)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
