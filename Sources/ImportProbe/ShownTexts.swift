import Foundation
import HeadlessUIKit
import ImportRecords

// The sections of a screen, whose items are called by what their cells say where they say nothing
// of themselves.
extension ImportReport {
  /// The sections of a data source with identifiers.
  func shownSections(
    _ sections: [InspectedSection], in view: any ItemsView
  ) -> [ImportedSection] {
    var rest = Self.measuredCells
    let counts = view.itemCounts
    return IdentifierNaming.sections(sections) { section, item in
      // Index paths pass over what an outline hides.
      guard rest > 0, section < counts.count, counts[section] == sections[section].items.count
      else { return nil }
      rest -= 1
      return view.text(ofItemAt: IndexPath(item: item, section: section))
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
        let text = rest >= 0 ? collectionView.text(ofItemAt: path) : nil
        let name = text.flatMap { taken.insert($0).inserted ? $0 : nil }
        return ImportedItem(name: name ?? "\(section)-\(item)")
      }
      return ImportedSection(name: "section\(section)", items: items)
    }
  }
}
