import CompositionalLayout
import DiffableDataSource
package import WorldModel
import WorldWording

/// Writes a world as a Swift file for iOS: types, layouts and a view controller to paste into Xcode.
package struct SwiftScreenPrinter {
  let world: World
  /// What is on screen, or what would be after the first apply.
  let snapshot: Snapshot<Identifier, Identifier>
  /// The case of `Section` for each section, in order.
  let cases: [(section: Identifier, name: String)]
  /// The functions that give layouts, each with the cases it serves.
  let layouts: [(name: String, layout: LayoutSection, cases: [String])]
  /// The type of its items.
  let items: SwiftItemType

  /// The file of `world`; nil when it has no section to write.
  package init?(_ world: World) {
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
    items = SwiftItemType(world.contents)
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

  /// The whole file, line by line.
  package var lines: [String] {
    var source = SwiftSource()
    source.add("// Laid out in a view of \(world.screen.containerWords).")
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
    items.addDeclaration(to: &source, conformances: "Hashable, Sendable")
    guard items.fields.isEmpty else { return }
    source.add("")
    source.block("extension Item: ExpressibleByStringLiteral") {
      $0.add("init(stringLiteral id: String) { self.init(id: id) }")
    }
  }
}
