import Factory
import Kingfisher
import Lottie
import SkeletonView
import UIKit

extension Container {
  var feed: Factory<FeedProviding> { self { LocalFeed() } }
}

protocol FeedProviding { func cards() -> [Card] }
struct LocalFeed: FeedProviding {
  func cards() -> [Card] { ["Morning run", "Coffee", "Library"].map(Card.init) }
}
struct Card: Hashable { let title: String }

final class CardCell: UICollectionViewCell {
  private let animation = LottieAnimationView(name: "confetti")
  private let cover = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    cover.isSkeletonable = true
    let stack = UIStackView(arrangedSubviews: [cover, label])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    contentView.addSubview(animation)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      cover.heightAnchor.constraint(equalToConstant: 120),
    ])
    animation.loopMode = .loop
    animation.play()
  }
  required init?(coder: NSCoder) { fatalError() }

  func fill(_ card: Card) {
    label.text = card.title
    cover.kf.indicatorType = .activity
    cover.kf.setImage(
      with: URL(string: "https://example.org/\(card.title)"), placeholder: UIImage(named: "cover"),
      options: [.transition(.fade(0.2)), .cacheOriginalImage])
  }
}

final class HomeViewController: UIViewController {
  @Injected(\.feed) private var feed
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.isSkeletonable = true
    view.showAnimatedGradientSkeleton()
    var snapshot = NSDiffableDataSourceSnapshot<String, Card>()
    snapshot.appendSections(["today"])
    snapshot.appendItems(feed.cards())
    dataSource.apply(snapshot)
    view.hideSkeleton()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Card> {
    let registration = UICollectionView.CellRegistration<CardCell, Card> { cell, _, card in
      cell.fill(card)
    }
    return .init(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  static func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(150))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [.init(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
