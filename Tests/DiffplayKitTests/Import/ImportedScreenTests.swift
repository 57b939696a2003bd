import CompositionalLayout
import ImportRecords
import InMemoryFileSystem
import Testing
import ViewContents

@testable import DiffplayKit
@testable import SwiftImport
@testable import Wording
@testable import WorldModel

/// What a record of a screen says of its cells, as a person is told it.
@Suite struct ImportedScreenTests {
  /// A screen of rows of estimated height, brought in.
  private func playground(_ items: [ImportedItem]) throws -> Playground {
    let size = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    var record = ImportRecord(beginning: 0)
    record.snapshot = [ImportedSection(name: "main", items: items)]
    let group = try LayoutGroup.vertical(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    record.layouts = [LayoutSection(group: group)]
    var definition = ImportDefinition(
      name: "screen", title: "Screen", file: "A.swift", line: 1, scope: "", call: "")
    definition.isScreen = true
    var imported = ImportedDefinitions()
    imported.results = [(definition, record)]
    var playground = Playground(fileSystem: InMemoryFileSystem())
    _ = try playground.workbench.bringIn(imported, from: ["A.swift"])
    return playground
  }

  private func contents(_ fill: String) -> CellContents {
    CellContents(
      width: 393, height: 44,
      elements: [ContentElement(x: 0, y: 0, width: 393, height: 44)].map { element in
        var element = element
        element.fill = fill
        return element
      })
  }

  @Test func theOtherAppearanceIsShownWhereTheScreenHasIt() throws {
    var item = ImportedItem(name: "a")
    item.contents = contents("#ffffff")
    item.otherContents = contents("#000000")
    var playground = try playground([item])
    func fill() -> String? {
      playground.workbench.world.screen.cellContents?[Identifier("a")]?.elements.first?.fill
    }
    #expect(fill() == "#ffffff")
    _ = playground.text("container 393 x 852 dark")
    #expect(fill() == "#000000")
    _ = playground.text("container 500 x 852 dark")
    #expect(fill() == "#000000")
    _ = playground.text("container 393 x 852")
    #expect(fill() == "#ffffff")
    _ = playground.text("undo")
    #expect(fill() == "#000000")
  }

  @Test func cellsThatWereNotAskedAreNamed() throws {
    var (asked, unasked) = (ImportedItem(name: "asked"), ImportedItem(name: "late"))
    asked.size = LayoutExtent(width: 393, height: 60)
    unasked.isUnasked = true
    var playground = try playground([asked, unasked])
    let cells = playground.text("cells").joined(separator: "\n")
    #expect(cells.hasSuffix("of estimated size, for the import did not ask so many cells: late"))
    let why = playground.text("why frame late").joined(separator: "\n")
    #expect(why.contains("its size is the layout's estimate: there are so many cells that"))
    #expect(!playground.text("why frame asked").joined().contains("estimate:"))
    _ = playground.text("measure late 393 x 50")
    #expect(!playground.text("why frame late").joined().contains("estimate:"))
  }

  @Test func aBrokenConstraintIsNamed() throws {
    var item = ImportedItem(name: "a")
    item.brokenConstraints = ["UIView.height == 70"]
    var playground = try playground([item])
    let why = playground.text("why frame a").joined(separator: "\n")
    #expect(
      why.contains("broken, since it cannot hold with those before it: UIView.height == 70"))
  }
}
