// swift-format-ignore-file
// show: ShuffleController
import UIKit

class ShuffleController: UIViewController {
  private var items = Array(1...12)
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  private let refresh = UIRefreshControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Shuffle", style: .plain, target: self, action: #selector(shuffle))
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(didTapAdd(_:)))
    refresh.addTarget(self, action: #selector(refreshed), for: .valueChanged)
    let tap = UITapGestureRecognizer(target: self, action: #selector(Self.didTapAdd(_:)))
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(self, selector: #selector(shuffle), name: UIApplication.didBecomeActiveNotification, object: nil)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: grid(3))
    collectionView.refreshControl = refresh
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, n in
      cell.backgroundColor = UIColor(hue: CGFloat(n) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
    }
    dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    apply()
    shuffle()
  }
  private func apply(animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items, toSection: 0)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
  @objc private func shuffle() {
    items.shuffle()
    apply(animated: true)
  }
  @objc func didTapAdd(_ sender: Any?) {
    items.append((items.max() ?? 0) + 1)
    apply(animated: true)
  }
  @objc func refreshed() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.refresh.endRefreshing() }
  }
  private func grid(_ columns: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}
