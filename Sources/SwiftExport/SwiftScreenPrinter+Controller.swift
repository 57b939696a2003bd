import DiffableDataSource
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
      source.list("\(name).append([", outline.rootItems.map(literal), "])")
      for (parent, children) in outline.families {
        source.list("\(name).append([", children.map(literal), "], to: \(literal(parent)))")
      }
      let expanded = outline.expandedItems
      if !expanded.isEmpty { source.list("\(name).expand([", expanded.map(literal), "])") }
      source.add(
        "dataSource.apply(\(name), to: .\(self.name(of: section)), animatingDifferences: false)")
    }
  }

  private func addDataSource(to source: inout SwiftSource) {
    let parents = outlines.flatMap { $0.outline.families.map(\.parent) }
    if !parents.isEmpty { source.list("let parents: Set<Item> = [", parents.map(literal), "]") }
    source.block("let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item>") {
      source in
      source.add("cell, _, item in")
      source.add("var content = cell.defaultContentConfiguration()")
      let hasTitle = items.fields.contains { $0.name == "title" }
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
      source.list(
        "snapshot.appendItems([", items.map(literal), "], toSection: .\(name(of: section)))")
    }
    let marks = [
      ("reloadItems", snapshot.reloadedItemIdentifiers),
      ("reconfigureItems", snapshot.reconfiguredItemIdentifiers),
    ]
    for (call, items) in marks where !items.isEmpty {
      source.list("snapshot.\(call)([", items.map(literal), "])")
    }
    let reloaded = snapshot.reloadedSectionIdentifiers
    if !reloaded.isEmpty { source.add("snapshot.reloadSections([\(list(reloaded))])") }
  }

  private func literal(_ item: Identifier) -> String {
    items.fields.isEmpty ? Identifier.quote(item.name) : items.value(of: item)
  }

  private func name(of section: Identifier) -> String {
    cases.first { $0.section == section }?.name ?? SwiftSource.name(section.name)
  }

  private func list(_ sections: [Identifier]) -> String {
    sections.map { ".\(name(of: $0))" }.joined(separator: ", ")
  }
}
