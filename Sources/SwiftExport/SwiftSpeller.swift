import CompositionalLayout
import DiffableDataSource
package import WorldModel
import WorldWording

/// Answers commands in words with the Swift that does the same.
///
/// What it declares, functions and variables, is kept, so that later answers can build on it. Items are strings while identity is their name, and values of a type `Item` else.
package struct SwiftSpeller {
  let before: World
  let world: World
  var spelled: SpelledSwift
  var source: SwiftSource

  /// The lines of Swift for a call that has led from one world to another.
  ///
  /// - Parameters:
  ///   - isLaidOutInSwift: Whether code of the user's lays the view out, so that nothing is to be
  ///     said of the layout unless it was changed.
  ///   - world: The world after the call.
  ///   - spelled: What was declared before, and with the lines.
  ///   - columns: Those that lines keep to where they can be broken.
  /// - Complexity: O(*n*) for *n* sections and items that the call names.
  package static func lines(
    for call: UIKitCall, from before: World, to world: World, after spelled: inout SpelledSwift,
    isLaidOutInSwift: Bool, columns: Int = SwiftSource.fileColumns
  ) -> [String] {
    var speller = SwiftSpeller(
      before: before, world: world, spelled: spelled, source: SwiftSource(columns: columns))
    if case .layOut = call {
      speller.addLayout()
    } else if call.showsData, !isLaidOutInSwift, !speller.isLayoutKnown {
      speller.addLayout()
    }
    speller.add(call)
    spelled = speller.spelled
    return speller.source.lines
  }

  private mutating func add(_ call: UIKitCall) {
    switch call {
    case .edit(let edit): add(edit)
    case .reset: source.add("snapshot = dataSource.snapshot()")
    case .apply(true): source.add("dataSource.apply(snapshot)")
    case .apply(false): source.add("dataSource.apply(snapshot, animatingDifferences: false)")
    case .applyUsingReloadData: source.add("dataSource.applySnapshotUsingReloadData(snapshot)")
    case .editOutline(let edit): add(edit)
    case .takeOutline(let section):
      declareOutline(as: "dataSource.snapshot(for: \(Identifier.quote(section.name)))")
    case .applyOutline(let section, let isAnimated):
      declareOutline()
      let rest = isAnimated ? "" : ", animatingDifferences: false"
      source.add("dataSource.apply(outline, to: \(Identifier.quote(section.name))\(rest))")
    case .layOut: break
    case .scrollToItem(let item, let positions): addScroll(to: item, at: positions)
    case .scroll:
      let offset = SwiftLayoutPrinter.point(world.screen.container.contentOffset)
      source.call("collectionView.setContentOffset", [offset, "animated: true"])
    case .identify: addItems()
    case .renewItem(let item, let old):
      guard SwiftItemType(world.contents).fields == SwiftItemType(before.contents).fields else {
        return addItems()
      }
      let was = SwiftItemType(before.contents).literal(old)
      source.call("snapshot.insertItems", ["[\(literal(item))]", "beforeItem: \(was)"])
      source.add("snapshot.deleteItems([\(was)])")
    case .answer(let handler): addHandler(handler)
    case .setModel: addModel()
    case .reloadView: source.add("collectionView.reloadData()")
    case .updateView(let update): add(update)
    }
  }

  // MARK: Data

  private mutating func add(_ edit: SnapshotEdit) {
    let call = edit.call(onItem: literal)
    if !edit.listsSections, world.contents.identity == .id,
      let run = NumberedNames(call.identifiers)
    {
      source.add(call.head.dropLast() + run.swiftExpression + call.tail.dropFirst())
      return
    }
    source.list(
      call.head,
      call.identifiers.map { edit.listsSections ? Identifier.quote($0.name) : literal($0) },
      call.tail)
  }

  /// An item as code names it now.
  private func literal(_ item: Identifier) -> String {
    SwiftItemType(world.contents).literal(item)
  }

  /// The type of items, and the snapshots made anew of its values.
  private mutating func addItems() {
    let type = SwiftItemType(world.contents)
    if world.contents.identity != .id { type.addDeclaration(to: &source) }
    let applied = world.applied
    if applied.numberOfSections > 0 {
      addSnapshot(applied)
      source.add("dataSource.applySnapshotUsingReloadData(snapshot)")
    }
    if !world.pendingCounts.isEmpty { addSnapshot(world.snapshot) }
  }

  /// The calls that make a snapshot from an empty one.
  private mutating func addSnapshot(_ snapshot: Snapshot<Identifier, Identifier>) {
    let item = world.contents.identity == .id ? "String" : "Item"
    source.add("snapshot = NSDiffableDataSourceSnapshot<String, \(item)>()")
    add(SnapshotEdit.appendSections(snapshot.sectionIdentifiers))
    for (section, items) in zip(snapshot.sectionIdentifiers, snapshot.itemsBySection)
    where !items.isEmpty {
      add(SnapshotEdit.appendItems(items, toSection: section))
    }
  }

  // MARK: Outlines

  private mutating func add(_ edit: OutlineEdit) {
    declareOutline()
    func list(_ head: String, _ items: [Identifier], _ tail: String) {
      source.list("outline.\(head)([", items.map { Identifier.quote($0.name) }, tail)
    }
    switch edit {
    case .append(let items, nil): list("append", items, "])")
    case .append(let items, let parent?):
      list("append", items, "], to: \(Identifier.quote(parent.name)))")
    case .insert(let items, let side, let anchor):
      list("insert", items, "], \(side.rawValue): \(Identifier.quote(anchor.name)))")
    case .insertOutline(let roots, let side, let anchor):
      declare("inserted", roots)
      source.add("outline.insert(inserted, \(side.rawValue): \(Identifier.quote(anchor.name)))")
    case .delete(let items): list("delete", items, "])")
    case .deleteAll: source.add("outline.deleteAll()")
    case .expand(let items): list("expand", items, "])")
    case .collapse(let items): list("collapse", items, "])")
    case .replaceChildren(let parent, let roots):
      declare("children", roots)
      source.add(
        "outline.replace(childrenOf: \(Identifier.quote(parent.name)), using: children)")
    }
  }

  private static let outlineType = "NSDiffableDataSourceSectionSnapshot<String>()"

  /// Declares the variable of the outline, where that has not been done, or gives it a value.
  private mutating func declareOutline(as value: String? = nil) {
    let isNew = !spelled.hasOutline
    spelled.hasOutline = true
    guard isNew || value != nil else { return }
    source.add("\(isNew ? "var " : "")outline = \(value ?? Self.outlineType)")
  }

  /// Declares a section snapshot of root items.
  private mutating func declare(_ name: String, _ roots: [Identifier]) {
    source.add("var \(name) = \(Self.outlineType)")
    source.list("\(name).append([", roots.map { Identifier.quote($0.name) }, "])")
  }
}

extension UIKitCall {
  /// Whether other data is on screen afterwards, for which the layout is asked.
  fileprivate var showsData: Bool {
    switch self {
    case .apply, .applyUsingReloadData, .applyOutline: true
    default: false
    }
  }
}

/// Names that are one prefix with numbers that follow one another.
struct NumberedNames {
  var prefix: String
  var numbers: ClosedRange<Int>

  /// The fewest names that are written as a range.
  private static let fewest = 6

  /// The run that the names are; nil where they are none, or few.
  init?(_ identifiers: [Identifier]) {
    guard identifiers.count >= Self.fewest, let first = identifiers.first else { return nil }
    let digits = first.name.reversed().prefix { $0.isASCII && $0.isNumber }
    guard let start = Int(String(digits.reversed())) else { return nil }
    prefix = String(first.name.dropLast(digits.count))
    let (end, overflow) = start.addingReportingOverflow(identifiers.count - 1)
    guard !overflow else { return nil }
    numbers = start...end
    for (number, identifier) in zip(numbers, identifiers)
    where identifier.name != "\(prefix)\(number)" { return nil }
  }

  /// The array of them, as a range that is mapped.
  var swiftExpression: String {
    "(\(numbers.lowerBound)...\(numbers.upperBound))"
      + ".map { \(Identifier.quote(prefix).dropLast())\\($0)\" }"
  }
}
