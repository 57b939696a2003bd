// swift-format-ignore-file
// show: MountainSearch
import UIKit

struct Peak: Hashable {
  let name: String
  let height: Int
  func contains(_ filter: String?) -> Bool {
    guard let filterText = filter else { return true }
    if filterText.isEmpty { return true }
    return name.lowercased().contains(filterText.lowercased())
  }
}

class PeakStore {
  lazy var peaks: [Peak] = generate()
  func filtered(with filter: String? = nil, limit: Int? = nil) -> [Peak] {
    let filtered = peaks.filter { $0.contains(filter) }
    if let limit = limit { return Array(filtered.prefix(through: limit)) }
    return filtered
  }
  private func generate() -> [Peak] {
    let raw = """
      Everest,8848
      K2,8611
      Lhotse,8516
      Makalu,8485
      """
    return raw.components(separatedBy: .newlines).compactMap { line in
      let details = line.split(separator: ",").map(String.init)
      guard details.count == 2, let height = Int(details[1].trimmingCharacters(in: .whitespaces)) else { return nil }
      return Peak(name: details[0], height: height)
    }
  }
}

class MountainSearch: UIViewController, UISearchBarDelegate, UISearchResultsUpdating {
  enum Section: CaseIterable { case main }
  let store = PeakStore()
  let searchBar = UISearchBar(frame: .zero)
  let searchController = UISearchController(searchResultsController: nil)
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Peak>!
  private var workItem: DispatchWorkItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    searchBar.delegate = self
    let layout = UICollectionViewCompositionalLayout { (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let columns = layoutEnvironment.container.effectiveContentSize.width > 800 ? 3 : 2
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), subitem: item, count: columns)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
      return section
    }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let views = ["cv": collectionView!, "searchBar": searchBar]
    views.values.forEach { view.addSubview($0) }
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Peak> { cell, _, peak in
      cell.accessibilityLabel = "\(peak.name) (\(peak.height) m)"
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, peak in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: peak)
    }
    performQuery(with: nil)
    searchBar.text = "L"
    searchBar(searchBar, textDidChange: "L")
  }

  func performQuery(with filter: String?) {
    let peaks = store.filtered(with: filter).sorted { ($0.height, $0.name) > ($1.height, $1.name) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Peak>()
    snapshot.appendSections([.main])
    snapshot.appendItems(peaks)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    workItem?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.performQuery(with: searchText) }
    workItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
  }
  func updateSearchResults(for searchController: UISearchController) {
    performQuery(with: searchController.searchBar.text)
  }
}
