import UIKit

public protocol SectionProviding: Hashable {
  associatedtype Row: Hashable
  var rows: [Row] { get }
  var headerTitle: String? { get }
  func layout(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

public protocol CellProviding: AnyObject {
  associatedtype Row: Hashable
  func register(in collectionView: UICollectionView)
  func cell(for row: Row, at indexPath: IndexPath, in collectionView: UICollectionView)
    -> UICollectionViewCell
}

public final class SectionedDataSource<S: SectionProviding, P: CellProviding>:
  UICollectionViewDiffableDataSource<S, S.Row>
where S.Row == P.Row {
  private let provider: P
  public private(set) var sections: [S] = []

  public init(_ collectionView: UICollectionView, provider: P) {
    self.provider = provider
    provider.register(in: collectionView)
    super.init(collectionView: collectionView) { cv, indexPath, row in
      provider.cell(for: row, at: indexPath, in: cv)
    }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
      [weak self] index, environment in
      self?.sections[index].layout(in: environment)
    }
  }

  @discardableResult
  public func show(_ sections: [S], animated: Bool = true) -> Self {
    self.sections = sections
    var snapshot = NSDiffableDataSourceSnapshot<S, S.Row>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(section.rows, toSection: section)
    }
    apply(snapshot, animatingDifferences: animated)
    return self
  }
}

enum DashboardRow: Hashable {
  case stat(String, Int)
  case news(title: String)
}

enum DashboardSection: CaseIterable, SectionProviding {
  case stats, news
  var rows: [DashboardRow] {
    switch self {
    case .stats: return [.stat("Steps", 9_412), .stat("Floors", 12), .stat("Sleep", 7)]
    case .news: return [.news(title: "Hello"), .news(title: "World")]
    }
  }
  var headerTitle: String? { self == .news ? "News" : nil }
  func layout(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    switch self {
    case .stats:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [])
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
          subitems: [item]))
    case .news:
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.showsSeparators = false
      return .list(using: list, layoutEnvironment: environment)
    }
  }
}

final class DashboardCells: CellProviding {
  func register(in collectionView: UICollectionView) {
    collectionView.register(StatCell.self, forCellWithReuseIdentifier: "stat")
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "news")
  }
  func cell(for row: DashboardRow, at indexPath: IndexPath, in collectionView: UICollectionView)
    -> UICollectionViewCell
  {
    switch row {
    case .stat(let name, let value):
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "stat", for: indexPath) as! StatCell
      cell.nameLabel.text = name
      cell.valueLabel.text = value.formatted()
      return cell
    case .news(let title):
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "news", for: indexPath)
        as! UICollectionViewListCell
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
      return cell
    }
  }
}

final class DashboardController: UICollectionViewController {
  private lazy var source = SectionedDataSource<DashboardSection, DashboardCells>(
    collectionView, provider: DashboardCells())
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    source.show(DashboardSection.allCases, animated: false)
    // pull to refresh comes later
    // collectionView.refreshControl =
  }
}
