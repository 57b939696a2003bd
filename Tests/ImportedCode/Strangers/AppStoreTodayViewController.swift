// swift-format-ignore-file
import UIKit
import Combine

// MARK: - Models
enum TodaySection: Int, CaseIterable, Hashable {
  case hero, apps, categories
}
enum TodayItem: Hashable {
  case hero(Hero), app(AppInfo), category(String)
  struct Hero: Hashable { let id = UUID(); let caption: String; let title: String }
  struct AppInfo: Hashable, Identifiable { let id: Int; let category: String; let name: String }
}

// MARK: - Networking
protocol TodayAPI { func today() -> AnyPublisher<[TodayItem.AppInfo], Error> }
struct LiveTodayAPI: TodayAPI {
  func today() -> AnyPublisher<[TodayItem.AppInfo], Error> {
    let request = URLRequest(url: URL(string: "https://example.com/today.json")!)
    return URLSession.shared.dataTaskPublisher(for: request)
      .map(\.data)
      .decode(type: [Response].self, decoder: JSONDecoder())
      .map { $0.map { TodayItem.AppInfo(id: $0.id, category: $0.category, name: $0.name) } }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
  private struct Response: Decodable { let id: Int; let category: String; let name: String }
}
struct MockTodayAPI: TodayAPI {
  func today() -> AnyPublisher<[TodayItem.AppInfo], Error> {
    Just([.init(id: 1, category: "Games", name: "Chess"), .init(id: 2, category: "Games", name: "Go")])
      .setFailureType(to: Error.self)
      .delay(for: .seconds(0.1), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

@MainActor final class TodayViewModel {
  let items = CurrentValueSubject<[TodayItem.AppInfo], Never>([])
  let isLoading = CurrentValueSubject<Bool, Never>(false)
  private let api: TodayAPI
  private var bag = Set<AnyCancellable>()
  init(api: TodayAPI = MockTodayAPI()) { self.api = api }
  func load() {
    api.today()
      .handleEvents(receiveSubscription: { [weak self] _ in self?.isLoading.send(true) },
                    receiveCompletion: { [weak self] _ in self?.isLoading.send(false) })
      .catch { _ in Just([]) }
      .flatMap { list in Future<[TodayItem.AppInfo], Never> { promise in promise(.success(list)) } }
      .assign(to: \.value, on: items)
      .store(in: &bag)
    Publishers.CombineLatest(items, isLoading)
      .map { items, loading in loading ? 0 : items.count }
      .sink { print($0) }
      .store(in: &bag)
    items.zip(isLoading).prefix(1).scan(0) { total, _ in total + 1 }.replaceError(with: 0).print("debug").sink { _ in }.store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &bag)
  }
}

class TodayViewController: UIViewController {
  private let viewModel = TodayViewModel()
  private var subscriptions = Set<AnyCancellable>()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<TodaySection, TodayItem>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: TodayLayout.create())
    view.addSubview(collectionView)
    let hero = UICollectionView.CellRegistration<HeroCell, TodayItem.Hero> { $0.configure($2) }
    let app = UICollectionView.CellRegistration<UICollectionViewListCell, TodayItem.AppInfo> { cell, _, app in
      var content = cell.defaultContentConfiguration()
      content.text = app.name
      content.secondaryText = app.category
      cell.contentConfiguration = content
    }
    let category = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.kind) { view, _, path in
      view.label.text = "\(path.item + 1)"
      view.isHidden = path.item % 2 == 1
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .hero(let value): collectionView.dequeueConfiguredReusableCell(using: hero, for: indexPath, item: value)
      case .app(let value): collectionView.dequeueConfiguredReusableCell(using: app, for: indexPath, item: value)
      case .category(let value): collectionView.dequeueConfiguredReusableCell(using: category, for: indexPath, item: value)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
    }
    viewModel.items
      .receive(on: RunLoop.main)
      .sink { [weak self] apps in self?.apply(apps) }
      .store(in: &subscriptions)
    viewModel.isLoading
      .map { !$0 }
      .assign(to: \.isUserInteractionEnabled, on: view)
      .store(in: &subscriptions)
    viewModel.load()
  }

  private func apply(_ apps: [TodayItem.AppInfo]) {
    var snapshot = NSDiffableDataSourceSnapshot<TodaySection, TodayItem>()
    snapshot.appendSections(TodaySection.allCases)
    snapshot.appendItems([.hero(.init(caption: "NOW", title: "Autumn"))], toSection: .hero)
    snapshot.appendItems(apps.map { .app($0) }, toSection: .apps)
    snapshot.appendItems(["Art", "Music"].map(TodayItem.category), toSection: .categories)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

final class HeroCell: UICollectionViewCell {
  private let captionLabel = UILabel(), titleLabel = UILabel()
  func configure(_ hero: TodayItem.Hero) {
    captionLabel.text = hero.caption
    titleLabel.text = hero.title
    if titleLabel.superview == nil { [captionLabel, titleLabel].forEach { contentView.addSubview($0) } }
  }
}
final class BadgeView: UICollectionReusableView {
  static let kind = "badge"
  let label = UILabel()
}

enum TodayLayout {
  static func create() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch TodaySection(rawValue: index)! {
      case .hero: return hero()
      case .apps: return apps()
      case .categories:
        let section = NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
        section.contentInsets.leading = 20
        return section
      }
    }
  }
  private static func hero() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.93), heightDimension: .fractionalWidth(0.55)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }
  private static func apps() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: BadgeView.kind, containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)), supplementaryItems: [badge])
    item.edgeSpacing = .init(leading: nil, top: .fixed(4), trailing: nil, bottom: .fixed(4))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(0.93), heightDimension: .absolute(240)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }
}
