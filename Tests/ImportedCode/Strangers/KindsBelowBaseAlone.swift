// swift-format-ignore-file

import UIKit

/// Its base calls what constrains its views; the kinds of its sections and its requests are not given.
final class ProfileViewController: BaseViewController {
  enum Section { case header, rows }
  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Entry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in self.section(for: index) }
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = .init(collectionView: collectionView) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    load()
  }

  override func setupConstraints() {
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func load() {
    let group = DispatchGroup()
    var entries: [Entry] = []
    group.enter()
    self.entryService.fetchEntries { found, error in
      entries = found ?? []
      group.leave()
    }
    group.notify(queue: .main) { [weak self] in
      var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
      snapshot.appendSections([.rows, .header])
      snapshot.appendItems(entries, toSection: .rows)
      self?.dataSource.apply(snapshot)
    }
  }

  private func section(for index: Int) -> NSCollectionLayoutSection {
    let kinds = viewModel.kinds
    switch kinds[index] {
    case .wide: return row(100)
    case .narrow: return row(UIDevice.isPad ? 60 : 40)
    }
  }

  private func row(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
  }
}
