// swift-format-ignore-file
// show: 날씨ViewController
import UIKit

// 날씨 목록 화면
struct 날씨: Hashable {
  let 도시: String
  let 기온: Int
  var 설명: String { "\(도시) \(기온)도" }
}

final class 날씨ViewController: UIViewController {
  enum Section: CaseIterable {
    case 오늘
    case 내일
  }

  private let 데이터: [Section: [날씨]] = [
    .오늘: [날씨(도시: "서울", 기온: 21), 날씨(도시: "부산", 기온: 24)],
    .내일: [날씨(도시: "대구", 기온: 26)],
  ]

  private lazy var collectionView: UICollectionView = {
    let cv = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
    cv.backgroundColor = .white
    cv.showsVerticalScrollIndicator = false
    cv.register(WeatherCell.self, forCellWithReuseIdentifier: WeatherCell.identifier)
    cv.register(HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: HeaderView.identifier)
    cv.translatesAutoresizingMaskIntoConstraints = false
    return cv
  }()

  private var dataSource: UICollectionViewDiffableDataSource<Section, 날씨>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setupUI()
    setupDataSource()
    performQuery(with: nil)
  }

  private func setupUI() {
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leftAnchor.constraint(equalTo: view.leftAnchor),
      collectionView.rightAnchor.constraint(equalTo: view.rightAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setupDataSource() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView, cellProvider: { (collectionView, indexPath, item) -> UICollectionViewCell? in
      guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: WeatherCell.identifier, for: indexPath) as? WeatherCell else {
        return UICollectionViewCell()
      }
      cell.configure(item: item)
      return cell
    })
    dataSource?.supplementaryViewProvider = { collectionView, kind, indexPath in
      switch kind {
      case UICollectionView.elementKindSectionHeader:
        guard let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: HeaderView.identifier, for: indexPath) as? HeaderView else { return nil }
        header.titleLabel.text = indexPath.section == 0 ? "오늘" : "내일"
        return header
      default:
        return nil
      }
    }
  }

  private func performQuery(with 검색어: String?) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, 날씨>()
    Section.allCases.forEach { section in
      snapshot.appendSections([section])
      let 결과 = (데이터[section] ?? []).filter { 검색어?.isEmpty ?? true || $0.도시.contains(검색어!) }
      snapshot.appendItems(결과, toSection: section)
    }
    dataSource?.apply(snapshot, animatingDifferences: true)
  }

  private func createLayout() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(4), top: nil, trailing: .fixed(4), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100)), subitems: [item, item])
    let section = NSCollectionLayoutSection(group: group)
    let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(50.0))
    let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section)
  }
}

final class WeatherCell: UICollectionViewCell {
  static let identifier = "WeatherCell"
  private let label: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 14, weight: .bold)
    label.numberOfLines = 0
    return label
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
  func configure(item: 날씨) { label.text = item.설명 }
}

final class HeaderView: UICollectionReusableView {
  static let identifier = "HeaderView"
  let titleLabel = UILabel()
}
