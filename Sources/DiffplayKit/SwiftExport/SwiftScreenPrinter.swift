import CompositionalLayout
import DiffableDataSource

/// Writes a world as a Swift file for iOS: types, layouts and a view controller to paste into Xcode.
struct SwiftScreenPrinter {
  private let world: World
  /// What is on screen, or what would be after the first apply.
  private let snapshot: Snapshot<Identifier, Identifier>
  /// The case of `Section` for each section, in order.
  private let cases: [(section: Identifier, name: String)]
  /// The functions that give layouts, each with the cases it serves.
  private let layouts: [(name: String, layout: LayoutSection, cases: [String])]
  /// The fields that items have, by their names in Swift.
  private let fields: [(field: String, name: String)]

  /// The file of `world`; nil when it has no section to write.
  init?(_ world: World) {
    self.world = world
    snapshot = world.applied.numberOfSections == 0 ? world.snapshot : world.applied
    var sections = snapshot.sectionIdentifiers
    let others =
      world.snapshot.sectionIdentifiers
      + world.screen.layouts.keys.sorted {
        $0.name < $1.name
      }
    for section in others where !sections.contains(section) && section != Screen.anySection {
      sections.append(section)
    }
    guard !sections.isEmpty else { return nil }
    var names = SwiftNames(reserving: ["rawValue", "allCases", "hashValue"])
    let cases = sections.map { ($0, names.unique(SwiftSource.name($0.name))) }
    self.cases = cases.map { (section: $0.0, name: $0.1) }
    layouts = Self.layouts(of: cases, on: world.screen)
    fields = Self.fields(of: world)
  }

  private static func layouts(
    of cases: [(Identifier, String)], on screen: Screen
  ) -> [(name: String, layout: LayoutSection, cases: [String])] {
    var layouts: [(name: String, layout: LayoutSection, cases: [String])] = []
    for (section, name) in cases {
      let layout = screen.layout(of: section).section
      if let known = layouts.firstIndex(where: { $0.layout == layout }) {
        layouts[known].cases.append(name)
      } else {
        layouts.append((name + "Section", layout, [name]))
      }
    }
    return layouts
  }

  private static func fields(of world: World) -> [(field: String, name: String)] {
    var names = SwiftNames(reserving: ["id", "hashValue"])
    let fields = Set(world.contents.fields.values.flatMap(\.keys))
    return fields.sorted().map { ($0, names.unique(SwiftSource.name($0))) }
  }

  /// The whole file, line by line.
  var lines: [String] {
    var source = SwiftSource()
    source.add("// Laid out in a view of \(world.screen.container.words).")
    source.add("import UIKit")
    source.add("")
    addSections(to: &source)
    source.add("")
    addItems(to: &source)
    source.add("")
    source.block("final class ScreenViewController: UIViewController") { addController(to: &$0) }
    source.add("")
    source.add("// MARK: - Layout")
    source.add("")
    source.block("extension ScreenViewController") { addLayout(to: &$0) }
    if !kinds.isEmpty || !backgroundKinds.isEmpty {
      source.add("")
      source.add("// MARK: - Views")
    }
    addViews(to: &source)
    return source.lines
  }

  // MARK: Types

  private func addSections(to source: inout SwiftSource) {
    source.block("enum Section: String, CaseIterable, Sendable") { source in
      for (section, name) in cases {
        let raw = name == section.name ? "" : " = \(Identifier.quote(section.name))"
        source.add("case \(SwiftSource.escaped(name))\(raw)")
      }
    }
  }

  private func addItems(to source: inout SwiftSource) {
    source.block("struct Item: Hashable, Sendable") { source in
      source.add("let id: String")
      for field in fields { source.add("var \(SwiftSource.escaped(field.name)): String?") }
      if !fields.isEmpty, world.contents.identity != .value { addIdentity(to: &source) }
    }
    guard fields.isEmpty else { return }
    source.add("")
    source.block("extension Item: ExpressibleByStringLiteral") {
      $0.add("init(stringLiteral id: String) { self.init(id: id) }")
    }
  }

  /// What `==` and the hash cover, where that is not everything.
  private func addIdentity(to source: inout SwiftSource) {
    source.add("")
    source.add("static func == (left: Item, right: Item) -> Bool { left.id == right.id }")
    source.add("")
    source.block("func hash(into hasher: inout Hasher)") { source in
      source.add("hasher.combine(id)")
      guard world.contents.identity == .hash else { return }
      for field in fields { source.add("hasher.combine(\(SwiftSource.escaped(field.name)))") }
    }
  }

  // MARK: The controller

  private func addController(to source: inout SwiftSource) {
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
      addEdits(making: snapshot, to: &source)
      source.add("dataSource.apply(snapshot, animatingDifferences: false)")
    }
    guard snapshot != world.snapshot else { return }
    source.add("")
    source.add("/// What is edited and not applied yet.")
    source.block("func applyPendingEdits()") { source in
      source.add("var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()")
      addEdits(making: world.snapshot, to: &source)
      source.add("dataSource.apply(snapshot)")
    }
  }

  private func addDataSource(to source: inout SwiftSource) {
    source.block("let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item>") {
      source in
      source.add("cell, _, item in")
      source.add("var content = cell.defaultContentConfiguration()")
      let hasTitle = fields.contains { $0.name == "title" }
      source.add("content.text = \(hasTitle ? "item.title ?? " : "")item.id")
      source.add("cell.contentConfiguration = content")
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

  /// The calls that make `snapshot` from an empty one.
  private func addEdits(
    making snapshot: Snapshot<Identifier, Identifier>, to source: inout SwiftSource
  ) {
    let sections = snapshot.sectionIdentifiers
    if !sections.isEmpty { source.add("snapshot.appendSections([\(list(sections))])") }
    for section in sections {
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

// MARK: - Layout and views

extension SwiftScreenPrinter {
  /// The kinds of headers, footers and badges, in order.
  private var kinds: [String] {
    let items =
      world.screen.configuration.boundarySupplementaryItems
      + layouts.flatMap(\.layout.boundarySupplementaryItems)
    let badges = layouts.flatMap { LayoutSubitem.group($0.layout.group).badgeKinds }
    return Set(items.map(\.elementKind) + badges).sorted()
  }

  private var backgroundKinds: [String] {
    Set(layouts.flatMap(\.layout.decorationItems).map(\.elementKind)).sorted()
  }

  /// What headers and footers say, with the section's case and the kind.
  private var titles: [(name: String, kind: String, title: String)] {
    cases.flatMap { section, name in
      let titles = world.screen.layout(of: section).titles
      return titles.sorted { $0.key < $1.key }.map { (name, $0.key, $0.value) }
    }
  }

  private func addLayout(to source: inout SwiftSource) {
    source.block("private func createLayout() -> UICollectionViewLayout") { source in
      addConfiguration(to: &source)
      source.block("let provider: UICollectionViewCompositionalLayoutSectionProvider =") { source in
        source.add("[weak self] index, _ in")
        source.add("self?.dataSource?.sectionIdentifier(for: index).map(Self.layout)")
      }
      source.call(
        "let layout = UICollectionViewCompositionalLayout",
        ["sectionProvider: provider, configuration: configuration"])
      for kind in backgroundKinds {
        source.add(
          "layout.register(BackgroundView.self, "
            + "forDecorationViewOfKind: \(Identifier.quote(kind)))")
      }
      source.add("return layout")
    }
    source.add("")
    source.block("private static func layout(of section: Section) -> NSCollectionLayoutSection") {
      source in
      source.add("switch section {")
      for layout in layouts {
        let patterns = layout.cases.map { ".\($0)" }.joined(separator: ", ")
        source.add("case \(patterns): return \(layout.name)()")
      }
      source.add("}")
    }
    for layout in layouts {
      source.add("")
      SwiftLayoutPrinter.addFunction(
        layout.name, giving: layout.layout, to: &source, modifiers: "private static ")
    }
    addTitles(to: &source)
  }

  private func addConfiguration(to source: inout SwiftSource) {
    let configuration = world.screen.configuration
    source.add("let configuration = UICollectionViewCompositionalLayoutConfiguration()")
    if configuration.scrollDirection == .horizontal {
      source.add("configuration.scrollDirection = .horizontal")
    }
    if configuration.interSectionSpacing != 0 {
      let spacing = SwiftLayoutPrinter.number(configuration.interSectionSpacing)
      source.add("configuration.interSectionSpacing = \(spacing)")
    }
    if configuration.contentInsetsReference != .safeArea {
      source.add(
        "configuration.contentInsetsReference = .\(configuration.contentInsetsReference.rawValue)")
    }
    if !configuration.boundarySupplementaryItems.isEmpty {
      let items = SwiftLayoutPrinter.add(configuration.boundarySupplementaryItems, to: &source)
      source.add(
        "configuration.boundarySupplementaryItems = [\(items.joined(separator: ", "))]")
    }
  }

  private func addTitles(to source: inout SwiftSource) {
    guard !titles.isEmpty else { return }
    source.add("")
    source.block("private static func title(_ kind: String, of section: Section) -> String?") {
      source in
      source.add("switch (section, kind) {")
      for (name, kind, title) in titles {
        source.add(
          "case (.\(name), \(Identifier.quote(kind))): return \(Identifier.quote(title))")
      }
      source.add("default: return nil")
      source.add("}")
    }
  }

  private func addViews(to source: inout SwiftSource) {
    func add(_ name: String, _ property: String?, _ statements: [String]) {
      source.add("")
      source.block("final class \(name): UICollectionReusableView") { source in
        if let property {
          source.add(property)
          source.add("")
        }
        source.block("override init(frame: CGRect)") { source in
          source.add("super.init(frame: frame)")
          for statement in statements { source.add(statement) }
        }
        source.add("")
        source.add(
          "required init?(coder: NSCoder) "
            + "{ fatalError(\"init(coder:) has not been implemented\") }")
      }
    }
    if !kinds.isEmpty {
      add(
        "TitleView", "let label = UILabel()",
        [
          "label.frame = bounds",
          "label.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
          "addSubview(label)",
        ])
    }
    if !backgroundKinds.isEmpty {
      add("BackgroundView", nil, ["backgroundColor = .secondarySystemBackground"])
    }
  }
}
