import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import JSON
import Wording
import WorldModel

extension Workbench {
  /// The section's layout that a layout document describes; its first one when it has several.
  func layout(inDocument token: Token) throws(CommandError) -> SectionLayout {
    let text = try text(of: token)
    let description: LayoutDescription
    do {
      description = try JSONValueDecoder().decode(
        LayoutDocument.self, from: JSONDocument(parsing: text)
      ).layout
    } catch {
      throw CommandError(
        "\(token.text):\(error.position): \(error.message)", at: token.range, kind: .brokenFile)
    }
    guard let section = description.section(at: 0) else {
      throw CommandError("\(token.text) describes no section", at: token.range, kind: .brokenFile)
    }
    return SectionLayout(section: section)
  }

  /// The layout document of what is on screen.
  func layoutDocument() -> LayoutDocument {
    let sections = world.applied.sectionIdentifiers
    let layouts = sections.map { Optional(world.screen.layout(of: $0).section) }
    return LayoutDocument(
      container: world.screen.container,
      layout: LayoutDescription(
        configuration: world.screen.configuration, sections: .each(layouts)),
      itemCounts: world.applied.itemCounts,
      system: world.screen.system?.rawValue)
  }
}
