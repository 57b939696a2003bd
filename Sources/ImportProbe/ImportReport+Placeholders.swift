import Foundation
import HeadlessUIKit
import ImportRecords

/// Screens that come without items, for what gives them is not there.
extension ImportReport {
  /// How many placeholders each section of such a screen takes; 0 for none.
  private var placeholderCount: Int {
    Int(ProcessInfo.processInfo.environment["DIFFPLAY_PLACEHOLDERS"] ?? "") ?? 0
  }

  /// What stands for a record that a screen is made with; nil where none can be made.
  public func placeholder<Value>(_ type: Value.Type) -> Value? {
    PlaceholderValue(number: 1).made(type, named: "\(type)")
  }

  /// Puts placeholders into a collection view that shows no items, or into those of its sections that
  /// do not where a list was asked for that is not given; tells how many, 0 where none are wanted, or
  /// nil where it shows its own or takes none.
  ///
  /// - Parameter sources: What the screen's code has to fill it with, which it may not have made yet.
  func fill(
    _ collectionView: UICollectionView, of definition: Int, _ controller: UIViewController,
    from sources: () -> [Any?]
  ) -> Int? {
    let isPartial = collectionView.showsItems
    guard !unfilled.contains(definition),
      !isPartial
        || placeholderCount > 0 && StandInValues.isListMissing
          && collectionView.dataSource is any PlaceholderTaking
          && collectionView.itemCounts.contains(0)
    else { return nil }
    // What makes a data source may end the program as well.
    if placeholderCount > 0 || collectionView.dataSource == nil { announceFilling(definition) }
    if collectionView.dataSource == nil { _ = sources() }
    guard let source = collectionView.dataSource else { return nil }
    guard placeholderCount > 0 else { return 0 }
    collectionView.showsPlainViews = unshown.contains(definition)
    // A layout may read lists as well.
    StandInValues.listCount = placeholderCount
    let shown = collectionView.itemCounts.reduce(0, +)
    for object in [controller, source] as [AnyObject] where !isPartial {
      PlaceholderLists(count: placeholderCount).fill(listsOf: object)
    }
    if let source = source as? any PlaceholderTaking {
      source.take(placeholders: placeholderCount)
    } else {
      collectionView.reloadData()
    }
    collectionView.layoutIfNeeded()
    let count = collectionView.itemCounts.reduce(0, +) - shown
    return count > 0 ? count : nil
  }
}

/// A data source that placeholders can be put into.
@MainActor private protocol PlaceholderTaking {
  /// Gives each section that has none so many items.
  func take(placeholders count: Int)
}

extension UICollectionViewDiffableDataSource: PlaceholderTaking {
  fileprivate func take(placeholders count: Int) {
    var snapshot = snapshot()
    if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections(placeholderSections) }
    var known: Set<ItemIdentifierType> = []
    for (index, section) in snapshot.sectionIdentifiers.enumerated()
    where snapshot.numberOfItems(inSection: section) == 0 {
      let place = (name: "\(section)".caseName, index: index)
      var items: [ItemIdentifierType] = []
      // Of an enumeration without parts there are no more values than cases.
      for number in 1...count {
        let value = PlaceholderValue(number: index * count + number, section: place)
        let item = value.made(ItemIdentifierType.self, named: "item")
        if let item, known.insert(item).inserted { items.append(item) }
      }
      snapshot.appendItems(items, toSection: section)
    }
    if !known.isEmpty { apply(snapshot, animatingDifferences: false) }
  }

  /// All sections of an enumeration; of other types one.
  private var placeholderSections: [SectionIdentifierType] {
    let type = SectionIdentifierType.self
    let names = EnumerationCases(of: type)?.names ?? []
    var sections: [SectionIdentifierType] = []
    for number in 1...max(1, names.count) {
      let section = PlaceholderValue(number: number).made(type, named: "section")
      if let section, !sections.contains(section) { sections.append(section) }
    }
    return sections
  }
}

extension String {
  /// The name of a case in what Swift calls a value of it.
  fileprivate var caseName: String {
    let name = prefix { $0 != "(" }
    return String(name.split(separator: ".").last ?? name)
  }
}
