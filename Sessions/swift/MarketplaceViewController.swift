// swift-format-ignore-file
import UIKit

struct Offer: Decodable, Hashable {
  let id: Int
  let name: String
  let subtitle: String?
  let iconURL: URL?
  let price: Double
}
struct Banner: Hashable { let uuid = UUID(); var headline: String; var colors: [UIColor]; private(set) var seen = false }

class MarketplaceViewController: UICollectionViewController {
  enum Section: Hashable { case banner(title: String), newOffers, bestOffers(limit: Int) }
  enum Item: Hashable { case banner(Banner); case offer(Offer); case more }
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout { index, env in
      if index == 0 {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(160)), subitems: [item])
        let s = NSCollectionLayoutSection(group: group); s.orthogonalScrollingBehavior = .groupPaging
        return s
      }
      return .list(using: .init(appearance: .plain), layoutEnvironment: env)
    })
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let bannerCell = UICollectionView.CellRegistration<UICollectionViewCell, Banner> { cell, _, banner in
      let label = UILabel(); label.text = banner.headline; label.frame = cell.bounds; cell.contentView.addSubview(label)
    }
    let offerCell = UICollectionView.CellRegistration<UICollectionViewListCell, Offer> { cell, _, offer in
      var c = cell.defaultContentConfiguration(); c.text = offer.name; c.secondaryText = offer.subtitle; cell.contentConfiguration = c
    }
    dataSource = .init(collectionView: collectionView) { cv, ip, item in
      switch item {
      case .banner(let b): return cv.dequeueConfiguredReusableCell(using: bannerCell, for: ip, item: b)
      case .offer(let a): return cv.dequeueConfiguredReusableCell(using: offerCell, for: ip, item: a)
      case .more: fatalError("more")
      }
    }
    load()
  }
  func load() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/offers.json")!) { data, _, _ in
      guard let data, let offers = try? JSONDecoder().decode([Offer].self, from: data) else { return }
      DispatchQueue.main.async {
        var s = NSDiffableDataSourceSnapshot<Section, Item>()
        s.appendSections([.newOffers]); s.appendItems(offers.map(Item.offer))
        self.dataSource.apply(s)
      }
    }.resume()
  }
}
