// swift-format-ignore-file
// show: MailboxVC
import UIKit

class BadgeView: UICollectionReusableView {
  static let reuseIdentifier = "badge-reuse-identifier"
  let label = UILabel()
  override var frame: CGRect { didSet { configureBorder() } }
  override var bounds: CGRect { didSet { configureBorder() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }
  required init?(coder: NSCoder) { fatalError("Not implemented") }
  private func configure() {
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    backgroundColor = .systemRed
    configureBorder()
  }
  private func configureBorder() {
    let radius = bounds.width / 2.0
    layer.cornerRadius = radius
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = 1.0
  }
}

class MailboxVC: UIViewController {
  enum ElementKind { static let badge = "badge-element-kind", background = "background-element-kind" }
  enum Section { case main }
  struct Model: Hashable {
    let title: String
    let badgeCount: Int
    let identifier = UUID()
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }
  var collectionView: UICollectionView! = nil
  var dataSource: UICollectionViewDiffableDataSource<Section, Model>! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    view.addSubview(collectionView)
    configureDataSource()
  }
  func createLayout() -> UICollectionViewLayout {
    let badgeAnchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(layoutSize: badgeSize, elementKind: ElementKind.badge, containerAnchor: badgeAnchor)
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    section.decorationItems = [.background(elementKind: ElementKind.background)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BadgeView.self, forDecorationViewOfKind: ElementKind.background)
    return layout
  }
  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Model> { (cell, indexPath, model) in
      cell.contentView.backgroundColor = .systemTeal
      cell.contentView.layer.borderWidth = 1
    }
    let supplementaryRegistration = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: ElementKind.badge) { [weak self] (badgeView, string, indexPath) in
      guard let self, let model = self.dataSource.itemIdentifier(for: indexPath) else { return }
      let hasBadgeCount = model.badgeCount > 0
      badgeView.label.text = "\(model.badgeCount)"
      badgeView.isHidden = !hasBadgeCount
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Model>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Model) -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: identifier)
    }
    dataSource.supplementaryViewProvider = {
      return self.collectionView.dequeueConfiguredReusableSupplementary(using: supplementaryRegistration, for: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Model>()
    snapshot.appendSections([.main])
    let models = (0..<10).map { Model(title: "\($0)", badgeCount: Int.random(in: 0..<3)) }
    snapshot.appendItems(models)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
