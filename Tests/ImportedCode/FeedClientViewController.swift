import Combine
import Firebase
import Kingfisher
import Networking
import UIKit

final class FeedClientViewController: UIViewController {
  enum Section: Hashable { case stories, posts }
  typealias DataSource = UICollectionViewDiffableDataSource<Section, String>

  private let provider = NetworkProvider<FeedAPI>()
  private var cancellables = Set<AnyCancellable>()
  private let viewModel = FeedClientViewModel()
  private var collectionView: UICollectionView!
  private var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(FeedPostCell.self, forCellWithReuseIdentifier: FeedPostCell.reuseID)
    view.addSubview(collectionView)
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: FeedPostCell.reuseID, for: indexPath) as! FeedPostCell
      cell.imageView.kf.setImage(with: URL(string: "https://example.com/\(name).jpg"))
      cell.titleLabel.text = name
      return cell
    }
    bind()
    viewModel.load()
    Analytics.logEvent("feed_shown", parameters: ["source": "tab"])
    provider.request(.feed(page: 1)) { result in
      switch result {
      case .success(let response): print(response.statusCode)
      case .failure(let error): print(error)
      }
    }
  }

  private func bind() {
    viewModel.$posts
      .receive(on: DispatchQueue.main)
      .sink { [weak self] posts in self?.apply(posts) }
      .store(in: &cancellables)
  }

  private func apply(_ posts: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.stories, .posts])
    snapshot.appendItems(["ada", "bob", "cy"], toSection: .stories)
    snapshot.appendItems(posts, toSection: .posts)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func createLayout() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      section == 0 ? Self.storiesLayout() : Self.postsLayout(environment)
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    return layout
  }

  static func storiesLayout() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .absolute(96))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = Theme.spacing
    return section
  }

  static func postsLayout(
    _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 3 : 1
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(300)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(300)),
      subitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}

enum FeedAPI { case feed(page: Int) }

extension FeedAPI: EndpointType {
  var baseURL: URL { URL(string: "https://example.com")! }
  var path: String { "/feed" }
  var method: Networking.Method { .get }
  var task: Task { .requestPlain }
  var headers: [String: String]? { nil }
}

final class FeedClientViewModel: ObservableObject {
  @Published private(set) var posts: [String] = []
  private let subject = PassthroughSubject<Int, Never>()

  func load() { posts = ["first", "second", "third", "fourth"] }
}

final class FeedPostCell: UICollectionViewCell {
  static let reuseID = "FeedPostCell"
  let imageView = UIImageView()
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.5),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
