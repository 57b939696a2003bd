// swift-format-ignore-file
import TideKit
import UIKit

class TidesViewController: UIViewController {
  enum Section: TideListSection {
    case today
    case later
  }

  enum Entry: TideListEntry {
    case tide(id: String, state: LoadState)
    case notice(String)

    static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.key == rhs.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
    var key: String {
      switch self {
      case .tide(let id, _): return id
      case .notice(let text): return text
      }
    }
  }

  private lazy var banner: TideBanner = {
    TideBanner(frame: .zero)
      |> \.translatesAutoresizingMaskIntoConstraints .~ false
  }()
  weak var tideController: TideController!
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Entry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    _ = (banner, view) |> putIntoParent()
    banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    makeDataSource()
  }

  private func makeDataSource() {
    let tide = UICollectionView.CellRegistration<TideTextCell, String> { cell, _, text in
      cell.show(text)
    }
    dataSource = .init(collectionView: collectionView) { [unowned self] view, path, entry in
      if path.section == 0 { return TideCells.make(for: entry) }
      _ = level(of: entry)
      return view.dequeueConfiguredReusableCell(using: tide, for: path, item: entry.key)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
    snapshot.appendSections([.today, .later])
    if tideStore.entries.contains(where: { $0.isShown && $0.height > 2 }) {
      snapshot.appendItems(tideStore.entries.map { .tide(id: $0.id, state: .loaded) }, toSection: .today)
    }
    snapshot.appendItems([.notice("Low water"), .notice("High water")], toSection: .today)
    snapshot.appendItems([.notice("Neap"), .notice("Spring")], toSection: .later)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func level(of entry: Entry) -> (isHigh: Bool, name: String?) {
    let reading = {
      let reading = self.tideController.container.reading(for: entry.key)!
      return (reading, reading.station != nil)
    }
    return tideStore.levels.resolve(reading: reading)
  }
}

final class TideTextCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.pinEdgesToSuperviewMargins()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ text: String) { label.text = text }
}
