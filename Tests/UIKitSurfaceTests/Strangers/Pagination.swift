// swift-format-ignore-file
// show: PagedController
import UIKit

final class Pager<Item> {
  enum State { case idle, loading, finished }
  private let pageSize: Int
  private let load: (Int, Int) -> [Item]
  private(set) var items = [Item]()
  private(set) var state = State.idle { didSet { onStateChange?(state) } }
  var onStateChange: ((State) -> Void)?
  init(pageSize: Int = 20, load: @escaping (_ offset: Int, _ limit: Int) -> [Item]) {
    self.pageSize = pageSize
    self.load = load
  }
  @discardableResult
  func next() -> Bool {
    guard state != .finished, state != .loading else { return false }
    state = .loading
    let new = load(items.count, pageSize)
    items += new
    state = new.count < pageSize ? .finished : .idle
    return true
  }
}

class PagedController: UIViewController {
  enum Section: Int { case items, loader }
  enum Row: Hashable { case item(Int), loader(id: String = "loader") }
  private let pager = Pager(pageSize: 10) { offset, limit in Array(offset..<min(offset + limit, 25)) }
  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>?
  private weak var list: UICollectionView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: provide))
    view.addSubview(list)
    list.delegate = self
    self.list = list
    let itemCell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in cell.tag = number }
    let loaderCell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, id in
      let spinner = UIActivityIndicatorView(style: .medium)
      cell.contentView.addSubview(spinner)
      spinner.startAnimating()
    }
    dataSource = .init(collectionView: list) { view, path, row in
      switch row {
      case .item(let number): return view.dequeueConfiguredReusableCell(using: itemCell, for: path, item: number)
      case .loader(let id): return view.dequeueConfiguredReusableCell(using: loaderCell, for: path, item: id)
      }
    }
    pager.onStateChange = { [weak self] state in
      guard let self, state != .loading else { return }
      self.update(isFinished: state == .finished)
    }
    while pager.next() {}
    print(pager.items.count)
  }
  private func update(isFinished: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.items])
    snapshot.appendItems(pager.items.map(Row.item))
    if !isFinished {
      snapshot.appendSections([.loader])
      snapshot.appendItems([.loader()], toSection: .loader)
    }
    dataSource?.apply(snapshot, animatingDifferences: true)
  }
  private func provide(_ index: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
    let height: CGFloat = Section(rawValue: index) == .loader ? 44 : 80
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.interGroupSpacing = 1 / environment.traitCollection.displayScale
    return section
  }
}
extension PagedController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    if indexPath.item == pager.items.count - 1 { pager.next() }
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let remaining = scrollView.contentSize.height - scrollView.contentOffset.y - scrollView.frame.height
    if remaining < 100 { pager.next() }
  }
}
