// swift-format-ignore-file
import IGListKit
import UIKit

final class Post: ListDiffable {
  let id: Int
  let body: String
  init(id: Int, body: String) {
    self.id = id
    self.body = body
  }
  func diffIdentifier() -> NSObjectProtocol { return id as NSObjectProtocol }
  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    guard let other = object as? Post else { return false }
    return other.body == body
  }
}

final class PostSectionController: ListSectionController {
  private var post: Post!
  override func sizeForItem(at index: Int) -> CGSize {
    return CGSize(width: collectionContext!.containerSize.width, height: 55)
  }
  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext!.dequeueReusableCell(of: PostCell.self, for: self, at: index)
      as! PostCell
    cell.label.text = post.body
    return cell
  }
  override func didUpdate(to object: Any) { post = object as? Post }
}

final class PostCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.frame = contentView.bounds
  }
  required init?(coder aDecoder: NSCoder) { fatalError() }
}

class ListKitFeedViewController: UIViewController, ListAdapterDataSource {
  lazy var adapter: ListAdapter = {
    return ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  }()
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: ListKitFeedViewController.storiesLayout())
  let data = [Post(id: 1, body: "one"), Post(id: 2, body: "two")]

  static func storiesLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(64), heightDimension: .absolute(64)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(64), heightDimension: .absolute(64)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
  func objects(for listAdapter: ListAdapter) -> [ListDiffable] { return data }
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    return PostSectionController()
  }
  func emptyView(for listAdapter: ListAdapter) -> UIView? { return nil }
}
