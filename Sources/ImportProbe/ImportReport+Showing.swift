import CompositionalLayout
import Foundation
public import HeadlessUIKit
import ImportRecords

// What a screen shows: its sections, items, layouts and what cells come to.
extension ImportReport {
  /// Takes what a controller's collection view, or its table, shows.
  ///
  /// - Parameters:
  ///   - sources: The data sources that a controller's code has, which may be made lazily.
  ///   - handing: What fills it with what stands for what others would hand it, which may be one of
  ///     several.
  public func show<Controller: UIViewController>(
    _ definition: Int, _ controller: Controller?, sources: (Controller) -> [Any?] = { _ in [] },
    handing: (Controller) -> [() -> Void] = { _ in [] }
  ) {
    guard let controller else { return }
    var record = ImportRecord(beginning: definition)
    if isOfApp(controller) { record.isOfApp = true }
    if controller.view.itemsView == nil, !unfilled.contains(definition) {
      // What gives the items may make the view that shows them.
      announceFilling(definition)
      _ = sources(controller)
    }
    guard let itemsView = firstItemsView(of: controller) else {
      record.isWithoutItems = true
      return write(record)
    }
    if controller === firstScreen { record.isFirst = true }
    let holders = sequence(first: itemsView.superview) { $0?.superview }
      .compactMap { $0?.ownTypes }.reduce(into: Set<String>()) { $0.formUnion($1) }
    if !holders.isEmpty { record.holders = holders.sorted() }
    makeSource(of: itemsView, of: definition, controller) { sources(controller) }
    let own = ownSections(of: itemsView)
    let isBare = itemsView.itemCounts.isEmpty
    record.awaited = awaitedHosts(of: controller, in: itemsView)
    let table = itemsView as? UITableView
    // Of rows without identifiers nothing can be compared.
    if table?.isDiffable != false {
      let handed = hand(to: itemsView, of: definition) { handing(controller) }
      let filled = fill(itemsView, of: definition, controller, behind: handed != nil)
      record.placeholders =
        handed.map { $0 + (filled ?? 0) } ?? filled
        ?? fillBare(itemsView, of: definition, controller)
      if handed == nil, areUnmade(itemsOf: itemsView, filled ?? 0 > 0, isBare) {
        record.isUnmade = true
      }
      countListed(in: itemsView, into: &record)
    }
    if itemsView.showsPlainViews { record.isPlain = true }
    if controller is any CellsShowing { record.isOfCells = true }
    if let collectionView = itemsView as? UICollectionView {
      take(collectionView, of: definition, into: &record)
    } else if let table, table.isDiffable {
      take(table, into: &record)
    } else {
      record.isWithoutItems = true
      record.tableRows = itemsView.itemCounts
    }
    tellPlainViews(of: definition, in: &record)
    let isHanded = !handing(controller).isEmpty
    record.absentSections = absentSections(of: itemsView.itemSource, isHanded: isHanded)
    record.deletedSections = deletedSections(of: itemsView.itemSource)
    tellUnsaid(own, in: &record)
    let (views, others) = showOthers(than: itemsView, of: definition, controller)
    record.otherViews = views.isEmpty ? nil : views
    write(record)
    others.forEach(write)
  }

  /// Takes what a collection view shows.
  func take(
    _ collectionView: UICollectionView, of definition: Int, into record: inout ImportRecord
  ) {
    if isPlainList(collectionView) { record.isListed = true }
    if let source = collectionView.dataSource as? any InspectableDataSource {
      record.snapshot = shownSections(source.inspectedSnapshot, in: collectionView)
    } else {
      record.snapshot = shownSections(of: collectionView)
    }
    if let own = partContainers[ObjectIdentifier(collectionView)] {
      let insets = own.safeAreaInsets
      record.bounds = own.size
      record.covered = [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    if let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout {
      let environment = UITraitCollection.environment(of: container(of: collectionView))
      let sections = (0..<collectionView.numberOfSections).map {
        layout.section(at: $0, in: environment)
      }
      record.layouts = sections.map { $0?.inspected(in: environment) }
      record.configuration = layout.inspectedConfiguration
      let isStandIn = layout is StandInLayout || sections.contains { $0?.isStandIn == true }
      if isStandIn, record.isOfCells != true, record.isListed != true {
        record.isLayoutMissing = true
      }
      takeMargins(of: collectionView, into: &record)
    } else {
      takeFrames(of: collectionView, into: &record)
    }
    record.titles = titles(of: collectionView, record.layouts ?? [])
    takeSizes(of: collectionView, into: &record)
    takeHeaderSizes(of: collectionView, into: &record)
    takeLayoutHeaders(of: collectionView, into: &record)
    takeChanges(of: collectionView, into: &record)
    if isLeftOut {
      record.headerTypes = headerTypes(of: collectionView, record.layouts ?? [])
      record.backgroundTypes = backgroundTypes(of: collectionView, record.layouts ?? [])
    }
    takeLayouts(of: collectionView, ofNone: definition, into: &record)
  }

  /// Takes a collection view's own margins where its layout counts them and the screen has none.
  private func takeMargins(of collectionView: UICollectionView, into record: inout ImportRecord) {
    let sections = (record.layouts ?? []).compactMap(\.self)
    let references =
      sections.flatMap { [$0.contentInsetsReference, $0.supplementaryContentInsetsReference] }
      + [record.configuration?.contentInsetsReference ?? .automatic]
    guard container.layoutMargins == .zero,
      references.contains(where: { [.layoutMargins, .readableContent].contains($0) })
    else { return }
    let margins = collectionView.effectiveMargins
    record.margins = [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) }
  }

  /// Takes the layouts of the sections that a screen would have, where it has none yet.
  private func takeLayouts(
    of collectionView: UICollectionView, ofNone definition: Int, into record: inout ImportRecord
  ) {
    guard collectionView.numberOfSections == 0,
      let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout,
      !(layout is StandInLayout)
    else { return }
    // A provider looks for the section in the snapshot.
    (collectionView.dataSource as? any InspectableDataSource)?.showEverySection()
    let count = collectionView.numberOfSections
    record.layouts = triedLayouts(of: definition, count > 0 ? count : Self.triedSections) {
      layout.section(at: $0, in: $1)
    }
  }

  /// Takes what constraints in cells come to, in cells off screen as well.
  private func takeSizes(of collectionView: UICollectionView, into record: inout ImportRecord) {
    var rest = Self.measuredCells
    for section in (record.snapshot ?? []).indices {
      // Index paths pass over what an outline hides.
      let count = record.snapshot?[section].items.count ?? 0
      guard section < collectionView.numberOfSections,
        count == collectionView.numberOfItems(inSection: section)
      else { continue }
      for item in 0..<min(count, rest) {
        let path = IndexPath(item: item, section: section)
        let answer = collectionView.inspectedSize(ofItemAt: path)
        record.snapshot?[section].items[item].size = answer?.size
        record.snapshot?[section].items[item].sum = answer?.sum.map { sum in
          ImportedSum(
            isHeight: sum.isHeight, total: sum.sum,
            parts: sum.parts.map { ImportedSum.Part(value: $0.value, origin: $0.origin) })
        }
        record.snapshot?[section].items[item].contents = collectionView.inspectedContents(
          ofItemAt: path, size: answer?.size)
        record.snapshot?[section].items[item].otherContents = inOtherAppearance {
          collectionView.inspectedContents(ofItemAt: path, size: answer?.size)
        }
        record.snapshot?[section].items[item].brokenConstraints =
          collectionView.inspectedBrokenConstraints(ofItemAt: path)
        let types = cell(ofItemAt: path, in: collectionView)?.userTypes ?? []
        if !types.isEmpty { record.snapshot?[section].items[item].viewTypes = types.sorted() }
      }
      for item in min(count, rest)..<count {
        record.snapshot?[section].items[item].isUnasked = true
      }
      rest -= min(count, rest)
    }
  }

  /// The cell of an item; one off screen is asked for where parts of the code were left out, which
  /// are then told of its view.
  private func cell(
    ofItemAt path: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell? {
    if let shown = collectionView.cellForItem(at: path) { return shown }
    guard isLeftOut else { return nil }
    return collectionView.askedCell(at: path)
  }

  /// What `look` sees where interfaces are dark, or light in a dark import.
  private func inOtherAppearance<Value>(_ look: () -> Value) -> Value {
    let style = UITraitCollection.screenStyle
    UITraitCollection.screenStyle = style == .dark ? .light : .dark
    defer { UITraitCollection.screenStyle = style }
    return look()
  }

  /// Whether parts of the code were left out.
  var isLeftOut: Bool {
    ProcessInfo.processInfo.environment["DIFFPLAY_LEFT_OUT"] != nil
  }

  /// How many cells of a screen are asked for their size; those behind keep their estimates.
  static let measuredCells = 300
}

extension UIView {
  /// The types of the user's that it and the views inside it are of, superclasses among them.
  var userTypes: Set<String> {
    let types = subviews.reduce(into: Set<String>()) { $0.formUnion($1.userTypes) }
    if let made = self as? any ValueMadeView {
      return types.union(made.partTypes.map { $0.divided.name })
    }
    return types.union(ownTypes)
  }

  /// Its class, where that is the user's, and those of its superclasses that are.
  fileprivate var ownTypes: Set<String> {
    var types: Set<String> = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let type = mirror?.subjectType {
      let (module, name) = String(reflecting: type).divided
      if module == Self.library { break }
      types.insert(name)
      mirror = mirror?.superclassMirror
    }
    return types
  }

  /// The module that UIKit's own views are of.
  private static var library: String { String(reflecting: UIView.self).divided.module }

  /// The first text that a label inside it shows.
  var firstText: String? {
    let list = (self as? UIListContentView)?.configuration as? UIListContentConfiguration
    // Labels of a row's own are made when they are asked for, and stand in none of its views.
    let label =
      (self as? UITableViewCell)?.textLabel ?? (self as? UITableViewHeaderFooterView)?.textLabel
      ?? self as? UILabel
    if let text = label?.text ?? list?.text, !text.isEmpty { return text }
    return subviews.lazy.compactMap(\.firstText).first
  }
}

extension String {
  /// The module of a type's whole name, and the rest of it.
  fileprivate var divided: (module: String, name: String) {
    guard let point = firstIndex(of: ".") else { return ("", self) }
    return (String(self[..<point]), String(self[index(after: point)...]))
  }
}
