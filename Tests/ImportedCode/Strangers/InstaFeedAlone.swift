import DifferenceKit
import UIKit

/// Instagram-like feed: stories on top, posts below.
class InstaFeedViewController: UIViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<FeedSection, FeedItem>
  typealias Snapshot = NSDiffableDataSourceSnapshot<FeedSection, FeedItem>

  @IBOutlet weak var collectionView: UICollectionView!
  private lazy var dataSource = makeDataSource()
  var user: User = .current
  private var stories: [Story] = []
  private var posts = [Post]()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = FeedLayoutProvider.layout()
    collectionView.register(
      UINib(nibName: "PostCell", bundle: nil), forCellWithReuseIdentifier: "PostCell")
    collectionView.register(StoryCell.self, forCellWithReuseIdentifier: StoryCell.reuseIdentifier)
    loadMock()
    apply()
  }

  private func loadMock() {
    stories = (0..<5).map {
      Story(username: "user\($0)", avatar: UIImage(named: "avatar\($0)"), isSeen: $0 > 2)
    }
    posts = [
      Post(id: UUID(), author: user, caption: "Hello", likes: 12),
      Post(id: UUID(), author: user, caption: "Sunset", likes: 340),
    ]
  }

  private func makeDataSource() -> DataSource {
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .story(let story):
        let cell =
          collectionView.dequeueReusableCell(
            withReuseIdentifier: StoryCell.reuseIdentifier, for: indexPath) as? StoryCell
        cell?.usernameLabel.text = story.username
        cell?.ring.isHidden = story.isSeen
        return cell
      case .post(let post):
        let cell =
          collectionView.dequeueReusableCell(withReuseIdentifier: "PostCell", for: indexPath)
          as! PostCell
        cell.setup(with: post)
        return cell
      }
    }
    return dataSource
  }

  private func apply() {
    var snapshot = Snapshot()
    snapshot.appendSections([.stories, .posts])
    snapshot.appendItems(stories.map { FeedItem.story($0) }, toSection: .stories)
    snapshot.appendItems(posts.map(FeedItem.post), toSection: .posts)
    dataSource.apply(snapshot)
  }
}
