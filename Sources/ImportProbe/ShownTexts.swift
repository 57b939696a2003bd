import Foundation
import HeadlessUIKit
import ImportRecords

// The sections of a screen, whose items are called by what their cells say where they say nothing
// of themselves.
extension ImportReport {
  /// The sections of a data source with identifiers.
  func shownSections(
    _ sections: [InspectedSection], in collectionView: UICollectionView
  ) -> [ImportedSection] {
    var rest = Self.measuredCells
    return IdentifierNaming.sections(sections) { section, item in
      // Index paths pass over what an outline hides.
      guard rest > 0, section < collectionView.numberOfSections,
        collectionView.numberOfItems(inSection: section) == sections[section].items.count
      else { return nil }
      rest -= 1
      return text(ofItemAt: IndexPath(item: item, section: section), in: collectionView)
    }
  }

  /// The sections of a data source that says only how many items there are.
  func shownSections(of collectionView: UICollectionView) -> [ImportedSection] {
    var rest = Self.measuredCells
    var taken: Set<String> = []
    return (0..<collectionView.numberOfSections).map { section in
      let count = collectionView.numberOfItems(inSection: section)
      let items = (0..<count).map { item in
        rest -= 1
        let path = IndexPath(item: item, section: section)
        let text = rest >= 0 ? text(ofItemAt: path, in: collectionView) : nil
        let name = text.flatMap { taken.insert($0).inserted ? $0 : nil }
        return ImportedItem(name: name ?? "\(section)-\(item)")
      }
      return ImportedSection(name: "section\(section)", items: items)
    }
  }

  /// What the cell of an item says, which is asked for where it is off screen.
  private func text(
    ofItemAt path: IndexPath, in collectionView: UICollectionView
  ) -> String? {
    (collectionView.cellForItem(at: path) ?? collectionView.askedCell(at: path))?.firstText
  }
}
