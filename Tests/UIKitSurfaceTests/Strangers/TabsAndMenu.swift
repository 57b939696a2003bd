// swift-format-ignore-file
// show: LibraryViewController
import UIKit
final class LibraryViewController: UIViewController {
  private enum Display: String, CaseIterable { case grid, list
    var symbol: String { switch self { case .grid: "square.grid.2x2"; case .list: "list.bullet" } }
    var toggled: Display { self == .grid ? .list : .grid }
  }
  private var display: Display = .grid {
    didSet {
      guard oldValue != display else { return }
      collectionView.setCollectionViewLayout(layout(for: display), animated: true) { finished in print("changed", finished) }
    }
  }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout(for: .grid))
  private lazy var segmented: UISegmentedControl = {
    let control = UISegmentedControl(items: Display.allCases.map { $0.rawValue.capitalized })
    control.selectedSegmentIndex = 0
    control.addAction(UIAction(handler: { [weak self] action in
      guard let control = action.sender as? UISegmentedControl else { return }
      self?.display = Display.allCases[control.selectedSegmentIndex]
    }), for: .valueChanged)
    return control
  }()
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = segmented
    let sort = UIMenu(title: "Sort", options: .displayInline, children: [
      UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { _ in },
      UIAction(title: "Date", attributes: .destructive) { _ in },
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: display.symbol), menu: sort)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, _ in
      cell.contentView.backgroundColor = .systemGray5
    }
    dataSource = .init(collectionView: collectionView, cellProvider: { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) })
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((0..<6).map { "album \($0)" }, toSection: 0)
    snapshot.appendItems((0..<4).map { "song \($0)" }, toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.curveEaseOut]) {
      self.display = self.display.toggled
    }
  }
  private func layout(for display: Display) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let inset: CGFloat = 4
      let columns = display == .grid ? (section == 0 ? 2 : 4) : 1
      let fraction = 1 / CGFloat(columns)
      let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
      let height: NSCollectionLayoutDimension = display == .grid ? .fractionalWidth(fraction) : .absolute(56)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }
}
