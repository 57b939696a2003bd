import DiffableDataSource
import TextWidth
import WorldModel
import WorldWording

// The view controller: its views, its data source and what is applied to it.
extension SwiftScreenPrinter {
  /// Adds the members of the view controller.
  func addController(to source: inout SwiftSource) {
    source.add("private var collectionView: UICollectionView!")
    source.add("private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!")
    source.add("")
    source.block("override func viewDidLoad()") { source in
      source.add("super.viewDidLoad()")
      source.add(
        "collectionView = UICollectionView(frame: view.bounds, "
          + "collectionViewLayout: createLayout())")
      source.add("collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      source.add("view.addSubview(collectionView)")
      source.add("configureDataSource()")
      source.add("applyInitialSnapshot()")
    }
    source.add("")
    source.block("private func configureDataSource()") { addDataSource(to: &$0) }
    source.add("")
    source.block("private func applyInitialSnapshot()") { source in
      source.add("var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()")
      addEdits(making: snapshot, except: Set(outlines.map(\.section)), to: &source)
      source.add("dataSource.apply(snapshot, animatingDifferences: false)")
      addOutlines(to: &source)
    }
    // Marks are edits too, which equality does not look at.
    guard world.applied.numberOfSections > 0, !world.pendingCounts.isEmpty else { return }
    source.add("")
    source.add("/// What is edited and not applied yet.")
    let type = "NSDiffableDataSourceSnapshot<Section, Item>"
    source.block("func \(Self.pendingSnapshot)() -> \(type)") { source in
      source.add("var snapshot = \(type)()")
      addEdits(making: world.snapshot, to: &source)
      source.add("return snapshot")
    }
  }

  /// The method that gives what waits for the next apply, which `import` knows.
  package static let pendingSnapshot = "pendingSnapshot"

  /// The outlines that were applied, with their sections, where they are more than lists.
  private var outlines: [(section: Identifier, outline: Outline)] {
    snapshot.sectionIdentifiers.compactMap { section in
      let outline = world.dataSource.snapshot(for: section)
      return outline.isTree ? (section, outline) : nil
    }
  }

  /// The section snapshots, built and applied.
  private func addOutlines(to source: inout SwiftSource) {
    var names = SwiftNames()
    for (section, outline) in outlines {
      let name = names.unique("outline")
      source.add("")
      source.add("var \(name) = NSDiffableDataSourceSectionSnapshot<Item>()")
      addItems("\(name).append([", outline.rootItems, "])", to: &source)
      for (parent, children) in outline.families {
        addItems("\(name).append([", children, "], to: \(literal(parent)))", to: &source)
      }
      let expanded = outline.expandedItems
      if !expanded.isEmpty { addItems("\(name).expand([", expanded, "])", to: &source) }
      source.add(
        "dataSource.apply(\(name), to: .\(self.name(of: section)), animatingDifferences: false)")
    }
  }

  private func addDataSource(to source: inout SwiftSource) {
    let parents = outlines.flatMap { $0.outline.families.map(\.parent) }
    if !parents.isEmpty { addItems("let parents: Set<Item> = [", parents, "]", to: &source) }
    source.block("let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item>") {
      source in
      source.add("cell, _, item in")
      source.add("var content = cell.defaultContentConfiguration()")
      let hasTitle = fields.contains { $0.name == "title" }
      source.add("content.text = \(hasTitle ? "item.title ?? " : "")item.id")
      source.add("cell.contentConfiguration = content")
      if !parents.isEmpty {
        source.add("cell.accessories = parents.contains(item) ? [.outlineDisclosure()] : []")
      }
    }
    source.block("dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView)")
    {
      source in
      source.add("collectionView, indexPath, item in")
      source.add(
        "collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)")
    }
    guard !kinds.isEmpty else { return }
    source.add("")
    addSupplementaryViews(to: &source)
  }

  private func addSupplementaryViews(to source: inout SwiftSource) {
    let list = kinds.map(Identifier.quote).joined(separator: ", ")
    source.add(
      "var registrations: [String: UICollectionView.SupplementaryRegistration<TitleView>] = [:]")
    source.block("for kind in [\(list)]") { source in
      source.block(
        "registrations[kind] = UICollectionView.SupplementaryRegistration(elementKind: kind)"
      ) { source in
        guard !titles.isEmpty else {
          source.add("view, kind, _ in")
          source.add("view.label.text = kind")
          return
        }
        source.add("[weak self] view, kind, indexPath in")
        source.add(
          "let section = self?.dataSource.sectionIdentifier(for: indexPath.section)")
        source.add("view.label.text = section.flatMap { Self.title(kind, of: $0) } ?? kind")
      }
    }
    source.block("dataSource.supplementaryViewProvider =") { source in
      source.add("[registrations] collectionView, kind, indexPath in")
      source.block("registrations[kind].map") {
        $0.add("collectionView.dequeueConfiguredReusableSupplementary(using: $0, for: indexPath)")
      }
    }
  }

  /// The calls that make `snapshot` from an empty one, less the items of some sections.
  private func addEdits(
    making snapshot: Snapshot<Identifier, Identifier>, except outlined: Set<Identifier> = [],
    to source: inout SwiftSource
  ) {
    let sections = snapshot.sectionIdentifiers
    if !sections.isEmpty { source.add("snapshot.appendSections([\(list(sections))])") }
    for section in sections where !outlined.contains(section) {
      let items = (try? snapshot.itemIdentifiers(inSection: section)) ?? []
      guard !items.isEmpty else { continue }
      addItems("snapshot.appendItems([", items, "], toSection: .\(name(of: section)))", to: &source)
    }
    let marks = [
      ("reloadItems", snapshot.reloadedItemIdentifiers),
      ("reconfigureItems", snapshot.reconfiguredItemIdentifiers),
    ]
    for (call, items) in marks where !items.isEmpty {
      addItems("snapshot.\(call)([", items, "])", to: &source)
    }
    let reloaded = snapshot.reloadedSectionIdentifiers
    if !reloaded.isEmpty { source.add("snapshot.reloadSections([\(list(reloaded))])") }
  }

  /// A call with a list of items, on one line where it is short, else filled up.
  private func addItems(
    _ head: String, _ items: [Identifier], _ tail: String, to source: inout SwiftSource
  ) {
    let literals = items.map(literal)
    let line = head + literals.joined(separator: ", ") + tail
    guard line.displayWidth > 88 else { return source.add(line) }
    source.add(head)
    var row = ""
    for literal in literals {
      if !row.isEmpty, (row + literal).displayWidth > 84 {
        source.add("   " + row)
        row = ""
      }
      row += " \(literal),"
    }
    source.add("   " + row)
    source.add(tail)
  }

  private func literal(_ item: Identifier) -> String {
    guard !fields.isEmpty else { return Identifier.quote(item.name) }
    let values = world.contents.fields[item.name] ?? [:]
    let arguments = fields.compactMap { field in
      values[field.field].map { "\(field.name): \(Identifier.quote($0))" }
    }
    let all = ["id: \(Identifier.quote(item.name))"] + arguments
    return "Item(\(all.joined(separator: ", ")))"
  }

  private func name(of section: Identifier) -> String {
    cases.first { $0.section == section }?.name ?? SwiftSource.name(section.name)
  }

  private func list(_ sections: [Identifier]) -> String {
    sections.map { ".\(name(of: $0))" }.joined(separator: ", ")
  }
}
