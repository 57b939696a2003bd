import UIKit

/// A feed that loads asynchronously, with cells that size themselves and prefetching.
struct Post: Hashable, Sendable {
  let id: Int
  var body: String
}

actor PostService {
  func posts(page: Int) async -> [Post] {
    (0..<10).map { index in
      let id = page * 10 + index
      return Post(id: id, body: String(repeating: "가나다라마바사 ", count: id % 5 + 1))
    }
  }
}

final class FeedViewController: UIViewController {
  nonisolated enum Section: Sendable { case feed }

  private let service = PostService()
  private(set) var prefetched: [IndexPath] = []
  private(set) lazy var collectionView: UICollectionView = {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let view = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(PostCell.self, forCellWithReuseIdentifier: PostCell.identifier)
    view.prefetchDataSource = self
    view.refreshControl = refreshControl
    return view
  }()
  private lazy var refreshControl = UIRefreshControl(
    frame: .zero,
    primaryAction: UIAction { [weak self] _ in
      Task { await self?.reload() }
    })
  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Post>(
    collectionView: collectionView
  ) { collectionView, indexPath, post in
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PostCell.identifier, for: indexPath) as? PostCell
    else { return UICollectionViewCell() }
    cell.configure(with: post)
    return cell
  }

  override func loadView() {
    super.loadView()
    view.addSubview(collectionView)
  }

  func reload() async {
    let posts = await service.posts(page: 0)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Post>()
    snapshot.appendSections([.feed])
    snapshot.appendItems(posts, toSection: .feed)
    await dataSource.apply(snapshot, animatingDifferences: false)
    refreshControl.endRefreshing()
  }

  func loadMore() async {
    var snapshot = dataSource.snapshot()
    let page = snapshot.numberOfItems / 10
    snapshot.appendItems(await service.posts(page: page))
    await dataSource.apply(snapshot)
  }

  func posts() -> [Post] { dataSource.snapshot().itemIdentifiers }
}

extension FeedViewController: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
  }
}

final class PostCell: UICollectionViewCell {
  static let identifier = String(describing: PostCell.self)

  private let bodyLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()
  private var lineCount = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(bodyLabel)
    NSLayoutConstraint.activate([
      bodyLabel.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      bodyLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      bodyLabel.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    bodyLabel.text = nil
  }

  func configure(with post: Post) {
    bodyLabel.text = post.body
    lineCount = post.id % 5 + 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = CGFloat(lineCount) * 20 + 16
    return attributes
  }
}
