import UIKit

protocol LayoutSectionConvertible {
  func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

@resultBuilder
enum SectionsBuilder {
  static func buildExpression(_ section: some LayoutSectionConvertible)
    -> [any LayoutSectionConvertible]
  { [section] }
  static func buildBlock(_ parts: [any LayoutSectionConvertible]...)
    -> [any LayoutSectionConvertible]
  { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any LayoutSectionConvertible]?)
    -> [any LayoutSectionConvertible]
  { part ?? [] }
  static func buildEither(first part: [any LayoutSectionConvertible])
    -> [any LayoutSectionConvertible]
  { part }
  static func buildEither(second part: [any LayoutSectionConvertible])
    -> [any LayoutSectionConvertible]
  { part }
}

struct Carousel: LayoutSectionConvertible {
  var width: CGFloat
  var height: CGFloat
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging
  func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(width), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}

struct Columns<Count: BinaryInteger>: LayoutSectionConvertible {
  var count: Count
  func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}

extension UICollectionViewCompositionalLayout {
  convenience init(@SectionsBuilder _ sections: () -> [any LayoutSectionConvertible]) {
    let sections = sections()
    self.init { index, environment in
      sections[safe: index]?.section(in: environment)
    }
  }
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

@propertyWrapper
struct AutoLayout<View: UIView> {
  var wrappedValue: View {
    didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
  }
  init(wrappedValue: View) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

final class SectionBuilderViewController: UIViewController {
  @AutoLayout private var banner = UILabel()
  @AutoLayout private var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout {
      Carousel(width: 0.8, height: 160)
      Columns(count: UInt8(3))
    })
  private lazy var dataSource = UICollectionViewDiffableDataSource<String, String>(
    collectionView: collectionView
  ) { [registration] in
    $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
  }
  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    cell, _, text in
    var content = UIListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.text = "Builders"
    view.addSubview(banner)
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      banner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      collectionView.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["hero", "rest"])
    snapshot.appendItems(["A", "B"], toSection: "hero")
    snapshot.appendItems(["C", "D", "E", "F"], toSection: "rest")
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
