// swift-format-ignore-file
import UIKit

enum PlantLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in section(in: environment) }, configuration: configuration)
    layout.register(RoundedBackground.self, forDecorationViewOfKind: RoundedBackground.kind)
    return layout
  }

  private static func section(in environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = max(2, Int(environment.container.effectiveContentSize.width / 150))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    section.decorationItems = [.background(elementKind: RoundedBackground.kind)]
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      elementKind: SectionTitleView.kind, alignment: .topLeading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    return section
  }
}

final class RoundedBackground: UICollectionReusableView {
  static let kind = "RoundedBackground"
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.accent.withAlphaComponent(0.1)
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
