import UIKit

/// A grid with badges on its items, headers that stay on screen and a background.
class BadgeGridViewController: UIViewController {
  static let badgeElementKind = "badge-element-kind"
  static let backgroundElementKind = "background-element-kind"

  enum Section: String, CaseIterable {
    case coffee = "커피"
    case dessert = "디저트"
  }

  struct Menu: Hashable, Sendable {
    let name: String
    let badgeCount: Int
  }

  var dataSource: UICollectionViewDiffableDataSource<Section, Menu>! = nil
  var collectionView: UICollectionView! = nil
  var selectedNames: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
  }

  func createLayout() -> UICollectionViewLayout {
    let badgeAnchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badgeSize = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: badgeSize, elementKind: BadgeGridViewController.badgeElementKind,
      containerAnchor: badgeAnchor)

    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, repeatingSubitem: item, count: 4)

    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)

    let headerSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]

    let background = NSCollectionLayoutDecorationItem.background(
      elementKind: BadgeGridViewController.backgroundElementKind)
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(
      SectionBackgroundView.self,
      forDecorationViewOfKind: BadgeGridViewController.backgroundElementKind)
    return layout
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<MenuCell, Menu> {
      (cell, indexPath, menu) in
      cell.label.text = menu.name
      cell.label.textAlignment = .center
      cell.configurationUpdateHandler = { cell, state in
        cell.contentView.layer.borderWidth = state.isSelected ? 3 : 1
      }
    }
    let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeView>(
      elementKind: BadgeGridViewController.badgeElementKind
    ) { [weak self] (badgeView, string, indexPath) in
      guard let model = self?.dataSource.itemIdentifier(for: indexPath) else { return }
      badgeView.label.text = "\(model.badgeCount)"
      badgeView.isHidden = model.badgeCount == 0
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] (header, string, indexPath) in
      header.label.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].rawValue
    }

    dataSource = UICollectionViewDiffableDataSource<Section, Menu>(collectionView: collectionView) {
      (collectionView, indexPath, menu) -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: menu)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, index in
      switch kind {
      case BadgeGridViewController.badgeElementKind:
        return collectionView.dequeueConfiguredReusableSupplementary(
          using: badgeRegistration, for: index)
      default:
        return collectionView.dequeueConfiguredReusableSupplementary(
          using: headerRegistration, for: index)
      }
    }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Menu>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(
        (1...6).map { Menu(name: "\(section.rawValue) \($0)", badgeCount: $0 % 3) })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension BadgeGridViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    dataSource.itemIdentifier(for: indexPath)?.badgeCount != 0
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let menu = dataSource.itemIdentifier(for: indexPath) else { return }
    selectedNames.insert(menu.name)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let menu = dataSource.itemIdentifier(for: indexPath) else { return }
    selectedNames.remove(menu.name)
  }
}

class MenuCell: UICollectionViewCell {
  let label = UILabel()
  let imageView = UIImageView(image: UIImage(systemName: "cup.and.saucer"))
  static let reuseIdentifier = "menu-cell-reuse-identifier"

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not implemented")
  }

  func configure() {
    let stack = UIStackView(arrangedSubviews: [imageView, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    contentView.layer.borderColor = UIColor.black.cgColor
    contentView.layer.borderWidth = 1
    let inset = CGFloat(10)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 1),
    ])
    label.setContentHuggingPriority(.required, for: .vertical)
  }
}

class BadgeView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    backgroundColor = .systemRed
  }

  required init?(coder: NSCoder) { fatalError("Not implemented") }
}

class TitleHeaderView: UICollectionReusableView {
  let label: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 20, weight: .bold)
    label.adjustsFontForContentSizeCategory = true
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Not implemented") }
}

class SectionBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.lightGray.withAlphaComponent(0.5)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { fatalError("not implemented") }
}
