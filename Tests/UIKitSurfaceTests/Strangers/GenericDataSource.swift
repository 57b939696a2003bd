// swift-format-ignore-file
// show: PeopleController
import UIKit

protocol Reusable: AnyObject {
  static var reuseID: String { get }
}
extension Reusable {
  static var reuseID: String { String(describing: self) }
}
protocol ConfigurableCell: Reusable {
  associatedtype Model
  func configure(with model: Model)
}
extension UICollectionViewCell: Reusable {}

extension UICollectionView {
  func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: type.reuseID)
  }
  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withReuseIdentifier: type.reuseID, for: indexPath) as? Cell else {
      fatalError("Could not dequeue \(type.reuseID)")
    }
    return cell
  }
}

struct Person: Hashable, Identifiable {
  let id = UUID()
  var name: String
  var age: Int
}

class PersonCell: UICollectionViewCell, ConfigurableCell {
  let label = UILabel()
  func configure(with model: Person) {
    label.text = "\(model.name), \(model.age)"
  }
}

class ListDataSource<Item: Hashable, Cell: UICollectionViewCell & ConfigurableCell>: UICollectionViewDiffableDataSource<Int, Item> where Cell.Model == Item {
  init(collectionView: UICollectionView) {
    collectionView.register(Cell.self)
    super.init(collectionView: collectionView) { view, indexPath, item in
      let cell = view.dequeue(Cell.self, for: indexPath)
      cell.configure(with: item)
      return cell
    }
  }

  func set(_ items: [Item], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    apply(snapshot, animatingDifferences: animated)
  }
}

class PeopleController: UICollectionViewController {
  var source: ListDataSource<Person, PersonCell>!

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.collectionViewLayout = Self.layout()
  }
  required init?(coder: NSCoder) { fatalError() }

  static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(60))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    source = ListDataSource(collectionView: collectionView)
    source.set([Person(name: "Ann", age: 30), Person(name: "Bo", age: 41)].sorted { $0.age > $1.age })
  }
}
