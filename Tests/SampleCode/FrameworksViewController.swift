import UIKit

/// A grid of Apple's frameworks, three in a row.
public struct AppleFramework: Hashable, Sendable {
  public let name: String

  public init(name: String) { self.name = name }

  public static let list = [
    "Accelerate", "ARKit", "AVFoundation", "CarPlay", "CloudKit", "Combine", "Core Data",
    "Core ML", "Create ML", "Foundation", "GameKit", "HealthKit", "HomeKit", "MapKit", "Metal",
    "RealityKit", "SiriKit", "SwiftUI", "UIKit", "WidgetKit",
  ].map { AppleFramework(name: $0) }
}

final class FrameworkCell: UICollectionViewCell {
  static let identifier = "FrameworkCell"

  private let imageView = UIImageView()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    contentView.addSubview(nameLabel)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      nameLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
  }

  func configure(_ framework: AppleFramework) {
    imageView.image = UIImage(named: framework.name)
    nameLabel.text = framework.name
  }
}

public final class FrameworksViewController: UIViewController {
  enum Section { case main }

  typealias Item = AppleFramework

  public var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  public private(set) var selectedName: String?

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Frameworks"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.register(
      FrameworkCell.self, forCellWithReuseIdentifier: FrameworkCell.identifier)
    view.addSubview(collectionView)

    dataSource = UICollectionViewDiffableDataSource<Section, Item>(
      collectionView: collectionView,
      cellProvider: { collectionView, indexPath, item in
        guard
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: FrameworkCell.identifier, for: indexPath) as? FrameworkCell
        else { return nil }
        cell.configure(item)
        return cell
      })

    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.main])
    snapshot.appendItems(AppleFramework.list, toSection: .main)
    dataSource.apply(snapshot)
  }

  private func layout() -> UICollectionViewCompositionalLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.33), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.33))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: 3)

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  public func insert(_ framework: AppleFramework, after other: AppleFramework) {
    var snapshot = dataSource.snapshot()
    snapshot.insertItems([framework], afterItem: other)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

extension FrameworksViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selectedName = dataSource.itemIdentifier(for: indexPath)?.name
  }
}
