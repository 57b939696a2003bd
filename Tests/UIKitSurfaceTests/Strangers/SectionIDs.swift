// swift-format-ignore-file
// show: ContactsViewController
import UIKit
class ContactsViewController: UIViewController {
  struct Contact: Hashable { let first: String; let last: String; var full: String { [first, last].joined(separator: " ") } }
  private let contacts: [Contact] = [("Ada", "Byron"), ("Alan", "Kay"), ("Bob", "Bryan"), ("Cleo", "Baker"), ("Zed", "Kim")].map { Contact(first: $0.0, last: $0.1) }
  private var dataSource: UICollectionViewDiffableDataSource<Character, Contact>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    var config = UICollectionLayoutListConfiguration(appearance: .plain)
    config.headerMode = .supplementary
    config.headerTopPadding = 0
    let collectionView = UICollectionView(frame: view.frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> { cell, _, contact in
      cell.contentConfiguration = {
        var content = UIListContentConfiguration.cell()
        content.text = contact.full
        return content
      }()
    }
    let header = UICollectionView.SupplementaryRegistration<HeaderLabelView>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, path in
      view.label.text = self?.dataSource.sectionIdentifier(for: path.section).map { String($0) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, contact in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: contact)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, path in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    let byInitial = Dictionary(grouping: contacts, by: { $0.last.first! })
    var snapshot = NSDiffableDataSourceSnapshot<Character, Contact>()
    for initial in byInitial.keys.sorted() {
      snapshot.appendSections([initial])
      snapshot.appendItems(byInitial[initial]!.sorted { $0.last < $1.last }, toSection: initial)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    print(snapshot.sectionIdentifiers, snapshot.numberOfItems)
  }
}
class HeaderLabelView: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { fatalError() }
}
