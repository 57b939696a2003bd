import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import Wording
import WorldModel

extension World {
  /// The most items that are made up for layouts.
  private static let mostItems = 100_000
  /// How many items a section has of which nothing is said.
  private static let usualCount = 12

  /// A world that shows a layout with items made up.
  ///
  /// - Throws: A refusal of what UIKit refuses, and of more items than anyone looks at.
  init(
    showing description: LayoutDescription, named names: [String], itemCounts: [Int],
    on container: LayoutContainer
  ) throws(CommandError) {
    self.init()
    do throws(LayoutError) { try description.validate() } catch {
      throw CommandError("its layout is refused: \(error.uikitReason)")
    }
    var left = Self.mostItems
    self.screen.container = container
    self.screen.configuration = description.configuration
    for (index, count) in itemCounts.enumerated() {
      guard count <= left else {
        throw CommandError("it has more than \(Self.mostItems) items")
      }
      left -= max(0, count)
      let section = Identifier(names.indices.contains(index) ? names[index] : "section \(index)")
      _ = try? snapshot.appendSections([section])
      if count > 0 {
        let items = (0..<count).map {
          Identifier(itemCounts.count == 1 ? "item \($0)" : "item \(index).\($0)")
        }
        _ = try? snapshot.appendItems(items, toSection: section)
      }
      let layout = description.section(at: index, width: container.size.width)
      guard layout != nil || count == 0 else {
        throw CommandError("there is no layout for section \(index)")
      }
      if let layout { self.screen.layouts[section] = SectionLayout(section: layout) }
    }
    _ = try? dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// A world that shows a layout which Swift code gives.
  init(showing layout: ImportedLayout, on container: LayoutContainer) throws(CommandError) {
    try self.init(
      showing: LayoutDescription(
        configuration: layout.configuration ?? LayoutConfiguration(),
        sections: .each(layout.sections)),
      named: layout.sections.indices.map { layout.isWhole ? "section \($0)" : layout.name },
      itemCounts: layout.sections.map { $0 == nil ? 0 : Self.usualCount }, on: container)
  }

  /// A world that shows a layout document.
  init(showing document: LayoutDocument, on container: LayoutContainer) throws(CommandError) {
    let counts: [Int] =
      if let counts = document.itemCounts {
        counts
      } else if case .each(let sections) = document.layout.sections {
        sections.map { _ in Self.usualCount }
      } else {
        [Self.usualCount]
      }
    let release: SystemRelease
    do { release = try document.release } catch { throw CommandError(error.message) }
    try self.init(showing: document.layout, named: [], itemCounts: counts, on: container)
    if release != .recorded { screen.system = release }
    guard let sizes = document.preferredSizes, let known = try? scene().solution else { return }
    for (section, count) in counts.enumerated() {
      for item in 0..<max(0, count) {
        let path = ItemIndexPath(item: item, section: section)
        guard let given = known.frame(item: item, section: section)?.size,
          let answer = sizes.answer(item: item, given: given),
          let identifier = snapshot.itemIdentifier(at: path)
        else { continue }
        self.screen.preferredSizes[identifier] = .size(answer)
      }
    }
  }
}
