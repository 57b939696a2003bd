import IGListKit
import UIKit

final class Post: NSObject, ListDiffable {
  let id: Int
  let author: String
  let comments: [String]

  init(id: Int, author: String, comments: [String]) {
    self.id = id
    self.author = author
    self.comments = comments
  }

  func diffIdentifier() -> NSObjectProtocol { NSNumber(value: id) }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    guard let object = object as? Post else { return false }
    return id == object.id && author == object.author
  }
}

final class PostSectionController: ListSectionController {
  private var post: Post!

  override init() {
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    minimumLineSpacing = 2
  }

  override func numberOfItems() -> Int { post.comments.count + 1 }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext!.containerSize.width, height: index == 0 ? 56 : 32)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard
      let cell = collectionContext?.dequeueReusableCell(of: PostCell.self, for: self, at: index)
        as? PostCell
    else {
      fatalError()
    }
    cell.label.text = index == 0 ? post.author : post.comments[index - 1]
    return cell
  }

  override func didUpdate(to object: Any) { post = object as? Post }

  override func didSelectItem(at index: Int) {}
}

final class PostCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 4)
  }
}

final class TimelineViewController: UIViewController, ListAdapterDataSource {
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  lazy var adapter: ListAdapter = ListAdapter(
    updater: ListAdapterUpdater(), viewController: self, workingRangeSize: 0)
  let posts = [
    Post(id: 1, author: "Mina", comments: ["Nice", "Where is it?"]),
    Post(id: 2, author: "Joon", comments: ["Wow"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    adapter.collectionView = collectionView
    adapter.dataSource = self
    adapter.performUpdates(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  func objects(for listAdapter: ListAdapter) -> [ListDiffable] { posts }

  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    PostSectionController()
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}
