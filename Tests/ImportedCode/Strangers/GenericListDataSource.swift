import UIKit

public protocol SectionModelType: Hashable {
  associatedtype Item: Hashable
  var header: String? { get }
  var items: [Item] { get }
}

open class GenericListDataSource<Model: SectionModelType>: UICollectionViewDiffableDataSource<
  Model, Model.Item
>
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<Model, Model.Item>
  public var sectionHeaderKind = UICollectionView.elementKindSectionHeader

  open func reload(_ sections: [Model], animated: Bool = false, completion: (() -> Void)? = nil) {
    var snapshot = Snapshot()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(section.items, toSection: section)
    }
    if animated {
      apply(snapshot, animatingDifferences: true, completion: completion)
    } else if #available(iOS 15.0, *) {
      applySnapshotUsingReloadData(snapshot, completion: completion)
    } else {
      apply(snapshot, animatingDifferences: false, completion: completion)
    }
  }

  open override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: HeaderView.reuseID, for: indexPath) as! HeaderView
    view.textLabel.text = sectionIdentifier(for: indexPath.section)?.header?.uppercased()
    return view
  }
}

private final class HeaderView: UICollectionReusableView {
  static let reuseID = String(describing: HeaderView.self)
  private(set) lazy var textLabel: UILabel = {
    $0.font = .preferredFont(forTextStyle: .footnote)
    $0.textColor = .secondaryLabel
    $0.frame = bounds.insetBy(dx: 16, dy: 4)
    $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview($0)
    return $0
  }(UILabel())
}

struct Genre: SectionModelType {
  var header: String?
  var items: [Album]
}
struct Album: Hashable { var name: String }

final class GenericCell<Content: UIView>: UICollectionViewCell {
  let hosted = Content()
  override init(frame: CGRect) {
    super.init(frame: frame)
    hosted.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(hosted)
    contentView.addConstraints([
      hosted.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      hosted.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      hosted.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      hosted.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

final class AlbumShelvesViewController: UIViewController {
  private var dataSource: GenericListDataSource<Genre>!
  override func loadView() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let collectionView = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.register(
      GenericCell<UILabel>.self, forCellWithReuseIdentifier: "\(GenericCell<UILabel>.self)")
    collectionView.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: HeaderView.reuseID)
    dataSource = GenericListDataSource(collectionView: collectionView) { view, path, album in
      let cell =
        view.dequeueReusableCell(
          withReuseIdentifier: "\(GenericCell<UILabel>.self)", for: path) as? GenericCell<UILabel>
      cell?.hosted.text = album.name
      return cell
    }
    view = collectionView
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.reload([
      Genre(header: "Jazz", items: [Album(name: "Blue hour"), Album(name: "Late set")]),
      Genre(header: "Pop", items: [Album(name: "Neon")]),
    ])
  }
}
