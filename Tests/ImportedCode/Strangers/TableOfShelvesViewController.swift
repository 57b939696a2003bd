import UIKit

struct Shelf {
  var title: String
  var books: [String]
}

final class ShelfTableCell: UITableViewCell {
  private enum Section { case books }
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: ShelfTableCell.layout())
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: contentView.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      collectionView.heightAnchor.constraint(equalToConstant: 180),
    ])
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, title in
      var content = UIListContentConfiguration.cell()
      content.text = title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(120), heightDimension: .fractionalHeight(1)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    return UICollectionViewCompositionalLayout(section: section)
  }

  func configure(with shelf: Shelf) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.books])
    snapshot.appendItems(shelf.books)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

class TableOfShelvesViewController: UITableViewController {
  private let shelves = [
    Shelf(title: "New", books: ["Tides", "Ember"]), Shelf(title: "Old", books: ["Moss"]),
  ]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShelfTableCell.self, forCellReuseIdentifier: "shelf")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 180
    tableView.tableFooterView = UIView()
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
  }
  @objc private func refresh() {
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }
  override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    shelves[section].title
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath) as! ShelfTableCell
    cell.configure(with: shelves[indexPath.section])
    return cell
  }
}
