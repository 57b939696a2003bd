import CompositionalLayout
import WorldModel
import WorldWording

// The layout, and the views that are no cells.
extension SwiftScreenPrinter {
  /// The kinds of headers, footers and badges, in order.
  var kinds: [String] {
    let items =
      world.screen.configuration.boundarySupplementaryItems
      + layouts.flatMap(\.layout.boundarySupplementaryItems)
    let badges = layouts.flatMap { LayoutSubitem.group($0.layout.group).badgeKinds }
    return Set(items.map(\.elementKind) + badges).sorted()
  }

  var backgroundKinds: [String] {
    Set(layouts.flatMap(\.layout.decorationItems).map(\.elementKind)).sorted()
  }

  /// What headers and footers say, with the section's case and the kind.
  var titles: [(name: String, kind: String, title: String)] {
    cases.flatMap { section, name in
      let titles = world.screen.layout(of: section).titles
      return titles.sorted { $0.key < $1.key }.map { (name, $0.key, $0.value) }
    }
  }

  /// The width that section providers are told of, by which lists are known.
  private var width: Double {
    world.screen.container.providerSize(world.screen.configuration).width
  }

  /// The layouts that are made for the environment of their provider.
  private var lists: Set<String> {
    Set(layouts.filter { ListConfiguration(of: $0.layout, width: width) != nil }.map(\.name))
  }

  func addLayout(to source: inout SwiftSource) {
    let lists = lists
    source.block("private func createLayout() -> UICollectionViewLayout") { source in
      source.block(
        "let layout = UICollectionViewCompositionalLayout",
        taking: "[weak self] index, \(lists.isEmpty ? "_" : "environment")"
      ) { source in
        source.add("guard let section = self?.dataSource?.sectionIdentifier(for: index) else {")
        source.add("    return nil")
        source.add("}")
        source.add("return Self.layout(of: section\(lists.isEmpty ? "" : ", in: environment"))")
      }
      addConfiguration(to: &source)
      for kind in backgroundKinds {
        source.call(
          "layout.register",
          [
            "BackgroundView.self",
            "forDecorationViewOfKind: \(SwiftLayoutPrinter.elementKind(kind))",
          ])
      }
      source.add("return layout")
    }
    source.add("")
    let sectionType = SwiftLayoutPrinter.sectionType
    if lists.isEmpty {
      source.block("private static func layout(of section: Section) -> \(sectionType)") {
        addCases(lists, to: &$0)
      }
    } else {
      source.add("private static func layout(")
      source.add("    of section: Section, in environment: NSCollectionLayoutEnvironment")
      source.block(") -> \(sectionType)") { addCases(lists, to: &$0) }
    }
    for layout in layouts {
      source.add("")
      SwiftLayoutPrinter.addFunction(
        layout.name, giving: layout.layout, to: &source, modifiers: "private static ",
        width: width)
    }
    addTitles(to: &source)
  }

  /// The cases of the function that finds the layout of a section.
  private func addCases(_ lists: Set<String>, to source: inout SwiftSource) {
    source.add("switch section {")
    for layout in layouts {
      let argument = lists.contains(layout.name) ? "environment" : ""
      source.list(
        "case ", layout.cases.map { ".\($0)" },
        ": return \(SwiftSource.escaped(layout.name))(\(argument))")
    }
    source.add("}")
  }

  private func addConfiguration(to source: inout SwiftSource) {
    let configuration = world.screen.configuration
    guard configuration != LayoutConfiguration() else { return }
    var printer = SwiftLayoutPrinter(source: source, width: width)
    let name = printer.add(configuration)
    source = printer.source
    source.add("layout.configuration = \(name)")
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

  func addViews(to source: inout SwiftSource) {
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
