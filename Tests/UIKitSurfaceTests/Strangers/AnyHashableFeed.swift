// swift-format-ignore-file
// show: FeedViewController
import UIKit

enum FeedItem: Hashable {
  case story(Story)
  case post(Post)
  case ad(id: Int)
}
struct Story: Hashable { var user: String }
struct Post: Hashable, Equatable {
  var id: Int
  var text: String
  var likes = 0
  static func == (lhs: Post, rhs: Post) -> Bool { lhs.id == rhs.id && lhs.likes == rhs.likes }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct FeedSection: Hashable {
  enum Layout { case horizontal, vertical }
  let title: String
  let layout: Layout
  var items: [FeedItem]
}

class FeedViewController: UIViewController {
  var sections: [FeedSection] = [
    FeedSection(title: "Stories", layout: .horizontal, items: "ABCDE".map { .story(Story(user: String($0))) }),
    FeedSection(title: "Posts", layout: .vertical, items: [.post(Post(id: 1, text: "Hi")), .ad(id: 7), .post(Post(id: 2, text: "Yo"))]),
  ]
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<FeedSection, AnyHashable>?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createCompositionalLayout())
    view.addSubview(collectionView)
    createDataSource()
    reloadData()
    like(postID: 2)
  }

  func createDataSource() {
    dataSource = UICollectionViewDiffableDataSource<FeedSection, AnyHashable>(collectionView: collectionView) { collectionView, indexPath, item in
      switch self.sections[indexPath.section].layout {
      case .horizontal: return self.configure(StoryCell.self, with: item, for: indexPath)
      default: return self.configure(PostCell.self, with: item, for: indexPath)
      }
    }
    collectionView.register(StoryCell.self, forCellWithReuseIdentifier: StoryCell.reuseIdentifier)
    collectionView.register(PostCell.self, forCellWithReuseIdentifier: PostCell.reuseIdentifier)
  }

  func configure<T: SelfConfiguringCell>(_ cellType: T.Type, with item: AnyHashable, for indexPath: IndexPath) -> T {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as? T else {
      fatalError("Unable to dequeue \(cellType)")
    }
    cell.configure(with: item)
    return cell
  }

  func reloadData() {
    var snapshot = NSDiffableDataSourceSnapshot<FeedSection, AnyHashable>()
    snapshot.appendSections(sections)
    for section in sections {
      snapshot.appendItems(section.items, toSection: section)
    }
    dataSource?.apply(snapshot)
  }

  func like(postID: Int) {
    for (s, section) in sections.enumerated() {
      for (i, item) in section.items.enumerated() {
        if case .post(var post) = item, post.id == postID {
          post.likes += 1
          sections[s].items[i] = .post(post)
        }
      }
    }
    reloadData()
  }

  func createCompositionalLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
      let section = self.sections[sectionIndex]
      switch section.layout {
      case .horizontal: return self.createStories(using: section)
      case .vertical: return self.createPosts(using: section)
      }
    }
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    layout.configuration = config
    return layout
  }
  func createStories(using section: FeedSection) -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let layoutItem = NSCollectionLayoutItem(layoutSize: itemSize)
    layoutItem.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let layoutGroupSize = NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .absolute(72))
    let layoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize: layoutGroupSize, subitems: [layoutItem])
    let layoutSection = NSCollectionLayoutSection(group: layoutGroup)
    layoutSection.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return layoutSection
  }
  func createPosts(using section: FeedSection) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }
}

protocol SelfConfiguringCell: UICollectionViewCell {
  static var reuseIdentifier: String { get }
  func configure(with item: AnyHashable)
}
class StoryCell: UICollectionViewCell, SelfConfiguringCell {
  static let reuseIdentifier: String = "StoryCell"
  func configure(with item: AnyHashable) {
    if let item = item as? FeedItem, case .story(let story) = item { accessibilityLabel = story.user }
  }
}
class PostCell: UICollectionViewCell, SelfConfiguringCell {
  static let reuseIdentifier: String = "PostCell"
  func configure(with item: AnyHashable) {
    guard let item = item as? FeedItem else { return }
    switch item {
    case .post(let post): accessibilityLabel = post.text
    case .ad(let id): accessibilityLabel = "Ad \(id)"
    case .story: break
    }
  }
}
