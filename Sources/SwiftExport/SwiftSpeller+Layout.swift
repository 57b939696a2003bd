import CompositionalLayout
import DiffableDataSource
import WorldModel
import WorldWording

// The layout: a function for each kind of section, and one that gives them to the view.
extension SwiftSpeller {
  private var width: Double {
    world.screen.container.providerSize(world.screen.configuration).width
  }

  /// The sections that somebody can know of, each once, in their order.
  private var sections: [Identifier] {
    let named = world.screen.layouts.keys.filter { $0 != Screen.anySection }
      .sorted { $0.name < $1.name }
    var known: Set<Identifier> = []
    return
      (before.applied.sectionIdentifiers + world.applied.sectionIdentifiers
      + world.snapshot.sectionIdentifiers + named).filter { known.insert($0).inserted }
  }

  /// Whether the layout that was spelled last is that of the view.
  var isLayoutKnown: Bool {
    let known = spelled.layout ?? .none
    return known.configuration == world.screen.configuration
      && world.applied.sectionIdentifiers.allSatisfy {
        answer(of: known, for: $0) == world.screen.layout(of: $0).section
      }
  }

  /// What a provider answers for a section now: lists follow the width.
  private func answer(of spelled: SpelledLayout, for section: Identifier) -> LayoutSection? {
    guard var layout = spelled.layout(of: section) else { return nil }
    if let old = spelled.listWidth, old != width,
      let list = ListConfiguration(of: layout, width: old)
    {
      layout.contentInsets = list.section(width: width).contentInsets
    }
    return layout
  }

  /// Adds the layout, with the functions that were not declared before, and gives it to the view.
  mutating func addLayout() {
    let layouts = sections.map { world.screen.layout(of: $0).section }
    let plain = world.screen.layout(of: Screen.anySection).section
    if let section = layouts.isEmpty ? plain : layouts.first,
      layouts.allSatisfy({ $0 == section })
    {
      addLayout(ofEverySection: section)
    } else {
      addLayoutBySection(others: plain)
    }
    source.add("collectionView.collectionViewLayout = createLayout()")
  }

  /// Remembers what the view is given.
  private mutating func keep(_ sections: [Identifier: LayoutSection], others: LayoutSection?) {
    let all = sections.values + [others].compactMap(\.self)
    let hasList = all.contains { ListConfiguration(of: $0, width: width) != nil }
    spelled.layout = SpelledLayout(
      sections: sections, others: others, configuration: world.screen.configuration,
      listWidth: hasList ? width : nil)
  }

  private static let head = "func createLayout() -> UICollectionViewLayout"
  private static let layoutType = "UICollectionViewCompositionalLayout"

  // MARK: One section

  private mutating func addLayout(ofEverySection section: LayoutSection) {
    keep([:], others: section)
    let list = ListConfiguration(of: section, width: width)
    let (width, configuration) = (width, world.screen.configuration)
    if let list, list.section(width: width) != section.withoutEmptySpacings {
      addFunction("createSection", giving: section)
    }
    source.block(Self.head) { source in
      var printer = SwiftLayoutPrinter(source: source, width: width)
      defer { source = printer.source }
      let isPlain = configuration == LayoutConfiguration()
      if let list, list.section(width: width) == section.withoutEmptySpacings {
        printer.add(list)
        if isPlain {
          printer.source.call("return \(Self.layoutType).list", ["using: configuration"])
          return
        }
        printer.addProvider(configuration, of: Self.layoutType, taking: "_, environment") {
          $0.call(
            "NSCollectionLayoutSection.list",
            ["using: configuration", "layoutEnvironment: environment"])
        }
      } else if list != nil {
        printer.addProvider(configuration, of: Self.layoutType, taking: "_, environment") {
          $0.add("createSection(environment)")
        }
      } else {
        printer.add(section)
        var arguments = ["section: section"]
        if !isPlain { arguments.append("configuration: \(printer.add(configuration))") }
        printer.source.call("return \(Self.layoutType)", arguments)
      }
    }
  }

  // MARK: Several sections

  /// A provider that tells the sections apart, where each has a function.
  private mutating func addLayoutBySection(others: LayoutSection) {
    let own = world.screen.layouts
    let hasOthers =
      own[Screen.anySection] != nil || sections.contains { own[$0] == nil }
    var names = SwiftNames(reserving: ["createLayout", "createSection"])
    var functions: [(name: String, layout: LayoutSection, cases: [Identifier])] = []
    for section in sections {
      guard let layout = own[section]?.section else { continue }
      if let known = functions.firstIndex(where: { $0.layout == layout }) {
        functions[known].cases.append(section)
      } else {
        let name = names.unique(SwiftSource.name(section.name) + "Section")
        functions.append((name, layout, [section]))
      }
    }
    if hasOthers {
      let name = own[Screen.anySection] == nil ? "plainSection" : "anySection"
      functions.append((names.unique(name), others, []))
    }
    keep(
      own.filter { $0.key != Screen.anySection }.mapValues(\.section),
      others: hasOthers ? others : nil)
    for (name, layout, _) in functions where spelled.functions[name] != layout {
      addFunction(name, giving: layout)
      spelled.functions[name] = layout
    }
    addProvider(functions)
  }

  private mutating func addFunction(_ name: String, giving section: LayoutSection) {
    SwiftLayoutPrinter.addFunction(name, giving: section, to: &source, width: width)
  }

  private mutating func addProvider(
    _ functions: [(name: String, layout: LayoutSection, cases: [Identifier])]
  ) {
    let (width, configuration) = (width, world.screen.configuration)
    let lists = functions.map { ListConfiguration(of: $0.layout, width: width) != nil }
    source.block(Self.head) { source in
      var printer = SwiftLayoutPrinter(source: source, width: width)
      let environment = lists.contains(true) ? "environment" : "_"
      printer.addProvider(configuration, of: Self.layoutType, taking: "index, \(environment)") {
        source in
        source.add("switch dataSource.sectionIdentifier(for: index) {")
        for (function, isList) in zip(functions, lists) {
          let call = "\(SwiftSource.escaped(function.name))(\(isList ? "environment" : ""))"
          if function.cases.isEmpty {
            source.add("default: \(call)")
          } else {
            source.list("case ", function.cases.map { Identifier.quote($0.name) }, ": \(call)")
          }
        }
        if functions.last?.cases.isEmpty != true { source.add("default: nil") }
        source.add("}")
      }
      source = printer.source
    }
  }
}

extension SwiftLayoutPrinter {
  /// Adds a layout whose provider is `body`, returned, with what holds for all sections.
  fileprivate mutating func addProvider(
    _ configuration: LayoutConfiguration, of type: String, taking parameters: String,
    _ body: (inout SwiftSource) -> Void
  ) {
    guard configuration != LayoutConfiguration() else {
      return source.block("return \(type)", taking: parameters, body)
    }
    source.block("let layout = \(type)", taking: parameters, body)
    let name = add(configuration)
    source.add("layout.configuration = \(name)")
    source.add("return layout")
  }
}
