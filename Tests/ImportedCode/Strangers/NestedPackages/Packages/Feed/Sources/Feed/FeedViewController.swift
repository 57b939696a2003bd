import DesignKit
import UIKit

public struct FeedItem: Hashable, Sendable {
  public let id: Int
  public let text: String
  public init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

public final class FeedCell: UICollectionViewCell, DesignKit.Reusable {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .card
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Spacing.small),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Spacing.large),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: Spacing.large),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: Spacing.small),
    ])
  }

  public required init?(coder: NSCoder) { fatalError() }
  func update(_ item: FeedItem) { label.text = item.text }
}

public final class FeedViewController: UIViewController {
  private enum Section { case main }
  private var dataSource: UICollectionViewDiffableDataSource<Section, FeedItem>!
  private let items: [FeedItem]

  public init(items: [FeedItem]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    section.interGroupSpacing = Spacing.small
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.register(FeedCell.self)
    view.addSubview(collectionView)
    dataSource = .init(collectionView: collectionView) { view, indexPath, item in
      let cell = view.dequeue(FeedCell.self, for: indexPath)
      cell.update(item)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, FeedItem>()
    snapshot.appendSections([.main])
    snapshot.appendItems(items)
    dataSource.apply(snapshot)
  }
}
