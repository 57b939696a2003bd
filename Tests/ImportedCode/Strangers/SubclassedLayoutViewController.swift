// swift-format-ignore-file
import UIKit

final class StretchyHeaderLayout: UICollectionViewCompositionalLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { attribute in
      guard attribute.representedElementKind == "stretchy", attribute.indexPath.section == 0,
        let collectionView = collectionView
      else { return }
      let offset = collectionView.contentOffset.y
      if offset < 0 {
        attribute.frame = CGRect(
          x: 0, y: offset, width: collectionView.frame.width,
          height: attribute.frame.height - offset)
      }
    }
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)?.copy()
      as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(translationX: 0, y: 40)
    return attributes
  }
}

final class ArtistHeader: UICollectionReusableView {
  let gradient = CAGradientLayer()
  let nameLabel = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    gradient.locations = [0.4, 1]
    layer.addSublayer(gradient)
    nameLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .heavy))
    addSubview(nameLabel)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
    nameLabel.sizeToFit()
    nameLabel.frame.origin = CGPoint(x: 16, y: bounds.maxY - nameLabel.bounds.height - 12)
  }
}

class SubclassedLayoutViewController: UIViewController {
  enum Row: Hashable {
    case song(Int, String)
    case similar([String])
  }
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = StretchyHeaderLayout { [unowned self] index, environment in
      makeSection(index, environment)
    }
    layout.configuration.contentInsetsReference = .none
    layout.configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.75)),
        elementKind: "stretchy", alignment: .top)
    ]
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    view.addSubview(collectionView)
    let song = UICollectionView.CellRegistration<UICollectionViewListCell, (Int, String)> {
      cell, _, value in
      var content = cell.defaultContentConfiguration()
      content.text = "\(value.0). \(value.1)"
      cell.contentConfiguration = content
    }
    let similar = UICollectionView.CellRegistration<UICollectionViewListCell, [String]> {
      cell, _, names in
      var content = cell.defaultContentConfiguration()
      content.text = names.joined(separator: ", ")
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<ArtistHeader>(elementKind: "stretchy") {
      view, _, _ in view.nameLabel.text = "The Lanterns"
    }
    dataSource = .init(collectionView: collectionView) { view, path, row in
      switch row {
      case let .song(number, title):
        return view.dequeueConfiguredReusableCell(using: song, for: path, item: (number, title))
      case .similar(let names):
        return view.dequeueConfiguredReusableCell(using: similar, for: path, item: names)
      }
    }
    dataSource.supplementaryViewProvider = {
      $1 == "stretchy" ? $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) : nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([.song(1, "Harvest"), .song(2, "Rain")], toSection: 0)
    snapshot.appendItems([.similar(["Owls", "Kites"])], toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeSection(_ index: Int, _ environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection
  {
    .list(using: .init(appearance: index == 0 ? .plain : .grouped), layoutEnvironment: environment)
  }
}
