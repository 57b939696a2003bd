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

  func addLayout(to source: inout SwiftSource) {
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
