import Foundation
import HeadlessUIKit
import LayoutTesting
import Testing

/// Two cards side by side below a header.
@MainActor private func cards(height: CGFloat = 120) -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
    subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: "header", alignment: .top)
  ]
  return UICollectionViewCompositionalLayout(section: section)
}

@MainActor @Suite("A layout is compared with what was recorded") struct ExpectLayoutTests {
  @Test func whatWasRecordedHoldsOnEveryScreen() {
    expectLayout(
      cards(), named: "cards",
      on: .matrix([.iPhone15, .size(320, 200)], rightToLeft: true, itemCounts: [[3], [0, 2]]))
  }
}
