import UIKit

class ConferenceNewsFeedViewController: UIViewController {

  enum Section {
    case main
  }

  var dataSource:
    UICollectionViewDiffableDataSource<Section, ConferenceNewsController.NewsFeedItem>! = nil
  var collectionView: UICollectionView! = nil
  private let newsController = ConferenceNewsController()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Conference News Feed"
    configureHierarchy()
    configureDataSource()
  }
}

extension ConferenceNewsFeedViewController {
  private func createLayout() -> UICollectionViewLayout {
    let estimatedHeight = CGFloat(100)
    let layoutSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(estimatedHeight))
    let item = NSCollectionLayoutItem(layoutSize: layoutSize)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize, subitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }

  func configureHierarchy() {
    view.backgroundColor = .systemBackground
    let layout = createLayout()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    let views: [String: Any] = ["cv": collectionView!]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[cv]|", options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[cv]|", options: [], metrics: nil, views: views))
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<
      ConferenceNewsFeedCell, ConferenceNewsController.NewsFeedItem
    > { (cell, indexPath, newsItem) in
      let dateFormatter = DateFormatter()
      dateFormatter.dateStyle = .short
      dateFormatter.timeStyle = .short
      cell.titleLabel.text = newsItem.title
      cell.bodyLabel.text = newsItem.body
      cell.dateLabel.text = dateFormatter.string(from: newsItem.date)
      cell.showsSeparator = indexPath.item != self.newsController.news.count - 1
    }
    dataSource = UICollectionViewDiffableDataSource<Section, ConferenceNewsController.NewsFeedItem>(
      collectionView: collectionView
    ) { (collectionView, indexPath, identifier) in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
    let newsItems = newsController.news
    var snapshot = NSDiffableDataSourceSnapshot<Section, ConferenceNewsController.NewsFeedItem>()
    snapshot.appendSections([.main])
    snapshot.appendItems(newsItems)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
