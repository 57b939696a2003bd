// swift-format-ignore-file
import UIKit

class DashboardController: UIViewController {
  enum Section: Int, CaseIterable { case numbers, chart, tips }

  enum Widget: Hashable {
    case number(id: Int, value: Double)
    case chart([Int])
    case tip(String)

    static let samples: [Section: [Widget]] = [
      .numbers: (1...4).map { .number(id: $0, value: Double($0) * 1.5) },
      .chart: [.chart([3, 1, 4, 1, 5])],
      .tips: [.tip("Scroll"), .tip("Rotate"), .tip("Tap")],
    ]
  }

  weak var emptyLabel: UILabel?
  var collectionView: UICollectionView! {
    didSet { collectionView.isPrefetchingEnabled = false }
  }
  lazy var dataSource = UICollectionViewDiffableDataSource<Section, Widget>(
    collectionView: collectionView
  ) { collectionView, indexPath, widget in
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "widget", for: indexPath)
    if case let .number(_, value) = widget, value > 3 { cell.isSelected = true }
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: generateLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "widget")
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Widget>()
    snapshot.appendSections(Section.allCases)
    for (section, widgets) in Widget.samples {
      snapshot.appendItems(widgets, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func generateLayout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 18
    return UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
      let section = Section(rawValue: index)!
      let columns = (section == .numbers) ? 2 : 1
      let height: CGFloat = { () -> CGFloat in
        switch section {
        case .numbers: return 80
        case .chart: return environment.container.effectiveContentSize.height / 4
        case .tips: return 44
        }
      }()
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        subitems: [item])
      let layoutSection = NSCollectionLayoutSection(group: group)
      layoutSection.interGroupSpacing = 12
      layoutSection.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      return layoutSection
    }, configuration: configuration)
  }
}
