import Foundation
import HeadlessUIKit
import ImportRecords

/// Screens that come without items, for what gives them is not there.
extension ImportReport {
  /// How many placeholders each section of such a screen takes; 0 for none.
  static var placeholderCount: Int {
    Int(ProcessInfo.processInfo.environment["DIFFPLAY_PLACEHOLDERS"] ?? "") ?? 0
  }

  /// Whether sections take more where an enumeration has more cases: nobody said how many they take.
  nonisolated static let placesEachCase =
    ProcessInfo.processInfo.environment["DIFFPLAY_EACH_CASE"] != nil

  /// What stands for a record that a screen is made with, and whose lists have some elements, as those
  /// of these have; nil where none can be made.
  public func placeholder<Value>(_ type: Value.Type) -> Value? {
    PlaceholderValue(number: 1, listCount: Self.placeholderCount, depth: 1)
      .made(type, named: "\(type)")
  }

  /// The first of a list that the code has of such records, as if a person had chosen it; what stands
  /// for one where the list is empty, or ended the program.
  public func placeholder<Value>(_ type: Value.Type, from list: () -> [Value]) -> Value? {
    guard !unhanded.contains(current) else { return placeholder(type) }
    var record = ImportRecord(beginning: current)
    record.isHanding = true
    write(record)
    return list().first ?? placeholder(type)
  }

  /// Has a view that shows no items given the data source that its screen's code has not made yet.
  ///
  /// - Parameter sources: The data sources that the code has, which may be made lazily.
  func makeSource(
    of view: any ItemsView, of definition: Int, _ controller: UIViewController,
    from sources: () -> [Any?]
  ) {
    // A controller gives the items of its own view until something else does.
    guard view.itemSource == nil || view.itemSource === controller, !view.showsItems,
      !unfilled.contains(definition)
    else { return }
    // What makes a data source may end the program.
    announceFilling(definition)
    _ = sources()
    giveSource(to: view, of: controller)
  }

  /// Puts placeholders into a view that shows no items, or into those of its sections that do not
  /// where a list was asked for that is not given or a request is waited for; tells how many, 0 where
  /// none are wanted, or nil where it shows its own or takes none.
  ///
  /// - Parameter isBehind: Whether it shows placeholders that its screen was handed.
  func fill(
    _ view: any ItemsView, of definition: Int, _ controller: UIViewController,
    behind isBehind: Bool = false
  ) -> Int? {
    let isPartial = view.showsItems
    // Views of the screen's own are not given up for those of what it only waits for.
    let isAwaiting =
      awaitedHosts(of: controller, in: view) != nil && !unshown.contains(definition)
    guard !unfilled.contains(definition), let source = view.itemSource,
      !isPartial
        || Self.placeholderCount > 0 && (StandInValues.isListMissing || isAwaiting)
          && source is any PlaceholderTaking
          && view.itemCounts.contains(0)
    else { return nil }
    guard Self.placeholderCount > 0 else { return 0 }
    announceFilling(definition)
    // Of a data source that stands in nothing says what its cells are.
    if unshown.contains(definition) || sourcesGiven.contains(ObjectIdentifier(view)) {
      view.showsPlainViews = true
    }
    // A layout may read lists as well.
    StandInValues.listCount = Self.placeholderCount
    let shown = view.itemCounts.reduce(0, +)
    // Lists of sections hold the items in lists of their own.
    for isNested in [false, true] {
      var lists = PlaceholderLists(count: Self.placeholderCount, isNested: isNested)
      for object in [controller, source] as [AnyObject] where !isPartial {
        lists.fill(listsOf: object)
      }
      let sections = isPartial ? nil : source as? any SectionListSource
      let isListed = sections.map { lists.fill(sectionsOf: $0) } == true
      if let source = source as? any PlaceholderTaking {
        source.take(placeholders: Self.placeholderCount, isBehind)
      } else {
        view.reloadData()
      }
      view.layoutIfNeeded()
      let count = view.itemCounts.reduce(0, +) - shown
      if count > 0 { return count }
      // Sections that come of them without items are nobody's.
      lists.empty()
      if isListed { sections?.removeSections() }
      view.reloadData()
      view.layoutIfNeeded()
    }
    return nil
  }
}

extension SectionListSource {
  fileprivate func removeSections() { listedSections = [] }
}

extension ImportReport {
  /// The names of the cases of a data source's sections that it does not show, where something of the
  /// code is not given on which that may depend, or the data that it waits for; nil for none.
  ///
  /// - Parameter isHanded: Whether its screen has methods that are handed such data.
  func absentSections(of source: AnyObject?, isHanded: Bool = false) -> [String]? {
    guard isLeftOut || isHanded && Self.placeholderCount > 0,
      let source = source as? any PlaceholderTaking
    else { return nil }
    let names = source.absentSections
    return names.isEmpty ? nil : names
  }

  /// Those of them that the code deleted itself, where it asked for no list that is not given and for
  /// nothing whether it holds; nil for none.
  func deletedSections(of source: AnyObject?) -> [String]? {
    guard let absent = absentSections(of: source), !StandInValues.isListMissing,
      StandInUses.noted.truths.isEmpty, let source = source as? any PlaceholderTaking
    else { return nil }
    let deleted = source.names(of: DeletedSections.noted ?? [])
    let names = absent.filter(deleted.contains)
    return names.isEmpty ? nil : names
  }
}

extension ImportReport {
  /// Whether placeholders stand in a view where the code may make items of the elements of a list that is
  /// not given: those of a type of its own lack some of their parts, or the code may make sections.
  ///
  /// - Parameters:
  ///   - isFilled: Whether the view was given some that no list held.
  ///   - isBare: Whether it had no sections before.
  func areUnmade(itemsOf view: any ItemsView, _ isFilled: Bool, _ isBare: Bool) -> Bool {
    guard StandInValues.isListMissing, let source = view.itemSource as? any PlaceholderTaking else {
      return false
    }
    let isOfSections = isFilled && isBare && !source.isOfSectionCases
    guard let type = source.ownItemType else { return isOfSections && source.isOfMissingItems }
    if isOfSections { return true }
    return PlaceholderValue.leavesPartsOut && (isFilled || listed[type] != nil)
  }
}

/// A data source that placeholders can be put into.
@MainActor private protocol PlaceholderTaking {
  /// The type of its items where the code declares that itself.
  var ownItemType: ObjectIdentifier? { get }
  /// Whether its items are of a type that is not given.
  var isOfMissingItems: Bool { get }
  /// Whether its sections are cases, all of which stand where there are none.
  var isOfSectionCases: Bool { get }
  /// The names of the cases that its sections may be of and none is.
  var absentSections: [String] { get }
  /// The names of those of some sections that are such cases.
  func names(of sections: Set<AnyHashable>) -> Set<String>
  /// Gives each section that has none so many items, which may be behind other placeholders.
  func take(placeholders count: Int, _ isBehind: Bool)
}

extension UICollectionViewDiffableDataSource: PlaceholderTaking {}
extension UITableViewDiffableDataSource: PlaceholderTaking {}

extension SnapshotTakingDataSource {
  fileprivate var isOfSectionCases: Bool { EnumerationCases(of: SectionIdentifierType.self) != nil }

  fileprivate var ownItemType: ObjectIdentifier? {
    let type = ItemIdentifierType.self
    return ObjectMemory.isOwn(type) && !isOfMissingItems ? ObjectIdentifier(type) : nil
  }

  fileprivate var isOfMissingItems: Bool {
    let type = ItemIdentifierType.self
    return type is any StandIn.Type || type is any StandInCase.Type || type is StandInObject.Type
  }

  fileprivate var absentSections: [String] {
    // Of a type that is not given nobody knows all cases.
    guard !(SectionIdentifierType.self is any StandInCase.Type) else { return [] }
    guard let cases = EnumerationCases(of: SectionIdentifierType.self) else { return [] }
    let (shown, all) = (Set(snapshot().sectionIdentifiers.map(cases.name)), cases.names)
    return shown.isEmpty ? [] : all.filter { !shown.contains($0) }
  }

  fileprivate func names(of sections: Set<AnyHashable>) -> Set<String> {
    guard let cases = EnumerationCases(of: SectionIdentifierType.self) else { return [] }
    return Set(sections.compactMap { $0.base as? SectionIdentifierType }.map(cases.name))
  }

  fileprivate func take(placeholders count: Int, _ isBehind: Bool) {
    var snapshot = snapshot()
    if snapshot.take(placeholders: count, behind: isBehind ? snapshot.numberOfSections : 0) {
      show(snapshot)
    }
  }
}

extension String {
  /// The name of a case in what Swift calls a value of it.
  var caseName: String {
    let name = prefix { $0 != "(" }
    return String(name.split(separator: ".").last ?? name)
  }
}
