import CompositionalLayout
import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Files that are imported alone, whose layouts ask for sections, numbers and environments that others
/// give.
@Suite(.serialized, .enabled(if: runsLongTests)) struct LayoutsAloneTests {
  /// The data source is elsewhere; the layout tells the sections by an enumeration that is not given.
  ///
  /// It ends the program past the last. A number that the app scales is taken as it is, and a bar is a
  /// view, as it is put into one.
  @Test func aLayoutWithoutItsDataSourceTakesPlaceholders() throws {
    let (playground, report) = try StrangersCodeTests.imported("ShedViewAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 4], "\(report)")
    #expect(report.contains("content 393 x 666"), "\(report)")
    #expect(report.contains("taken in the place of ShedBar: UIView"), "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report).contains("Int.adjusted"), "\(report)")
    #expect(report.contains("plain views stand for those of ShedView"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// The layout looks for its sections in a list that others fill.
  @Test func aLayoutThatReadsAListTakesPlaceholdersForThatToo() throws {
    let (playground, report) = try StrangersCodeTests.imported("DockViewAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    let layouts = playground.workbench.world.importedLayouts
    #expect(layouts.map(\.sections.count) == [2], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// The model is asked for what is called like the sections, in another order; both cases of a pattern
  /// come with a berth.
  @Test func sectionsHaveTheOrderInWhichTheyAreAppended() throws {
    let (playground, report) = try StrangersCodeTests.imported("HarborSectionsAlone.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.sectionIdentifiers.map(\.name) == ["piers", "buoys"], "\(report)")
    #expect(report.contains("content 393 x 480"), "\(report)")
    #expect(report.contains("\"Berth 4\"  0  300  393  100"), "\(report)")
    #expect(!report.contains("plain views"), "\(report)")
  }

  /// Its method says nothing of a data source by its name.
  ///
  /// A snapshot of what is not given takes placeholders as well.
  @Test func aModelIsGivenTheTableThatItFills() throws {
    let (playground, report) = try StrangersCodeTests.imported("CrewModelAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("the screen CrewModel().configure(tableView: table)"), "\(report)")
    #expect(!report.contains("report.kept"), "\(report)")
    let filled = "placeholders stand for the items of CrewModel, CrewList.snapshot"
    #expect(report.contains(filled), "\(report)")
  }

  /// Types make sections of an environment or traits; a grid has as many columns as the file itself gives one.
  @Test func layoutsAreMadeOfWhatTheirFileGives() throws {
    let (playground, report) = try StrangersCodeTests.imported("RigsAlone.swift")
    let layouts = playground.workbench.world.importedLayouts
    #expect(
      layouts.map(\.title) == [
        "MastSection.makeSection()", "RigController.grid(columns: 3)",
        "SailLayouts.section(for:environment:)", "SailLayouts.section(for:environment:)",
      ], "\(report)")
    #expect(report.contains("the screen RigController(columns: 3)"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What a parameter is by default is stood in for where it is not given; its function stays.
  @Test func defaultsThatAreNotGivenAreStoodInFor() throws {
    let (playground, report) = try StrangersCodeTests.imported("ShelfDefaultsAlone.swift")
    #expect(playground.workbench.world.importedLayouts.map(\.name) == ["makeLayout"], "\(report)")
    #expect(report.contains("not given: UIWindow.isWide"), "\(report)")
    #expect(report.contains("not given, 0 stands for it: UIScreen.shelfInset"), "\(report)")
    #expect(!report.contains("left out") && !report.contains("in part"), "\(report)")
  }

  /// A number that comes with a section is 1, and said to be: else the section would not be there.
  @Test func kindsWithNumbersAreAmongTheSections() throws {
    let (_, report) = try StrangersCodeTests.imported("CountedKindsAlone.swift")
    #expect(report.contains("2 sections, in part"), "\(report)")
    #expect(report.contains("not given, 1 stands for it: PlaceKind.nearby"), "\(report)")
  }

  /// A group that no section of the code is made of is shown in one of its own, and parts of groups are
  /// not; lines may end as on Windows.
  @Test func groupsWithoutASectionAreShownInOne() {
    let (playground, report) = FolderImportTests.imported([
      "Berths.swift": """
      import UIKit
      enum Berths {
        static func makeRow() -> NSCollectionLayoutGroup {
          .horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
            subitem: pair(), count: 3)
        }
        private static func pair() -> NSCollectionLayoutGroup {
          let item = NSCollectionLayoutItem(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
          return .vertical(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            subitems: [item])
        }
      }
      """.replacing("\n", with: "\r\n")
    ])
    #expect(playground.workbench.world.importedLayouts.map(\.title) == ["Berths.makeRow()"])
    #expect(
      report.contains("no section is given for a group: one of that alone is shown (Berths"),
      "\(report)")
  }

  /// What needs a number is asked with the one that a call of it has, not one of another name, of a call
  /// within that, or of a comment; a default stays.
  @Test func layoutsAreAskedWithTheNumbersOfTheirCalls() {
    let (playground, _) = FolderImportTests.imported([
      "Quays.swift": """
      import UIKit
      enum Quays {
        static func rows(inset: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
          let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
          section.contentInsets.top = inset
          return section
        }
        static func bars(height: CGFloat = 44) -> NSCollectionLayoutSection {
          rows(inset: 0, height: height)
        }
        static func narrows(height: CGFloat) -> CGFloat { height }
        // rows(inset: 1, height: 20) was the first
        static let narrow = narrows(height: 30)
        static var tall: NSCollectionLayoutSection { bars(height: 90) }
        static var wide: NSCollectionLayoutSection { rows(inset: narrows(height: 7), height: 55) }
      }
      """
    ])
    #expect(
      playground.workbench.world.importedLayouts.map(\.title).sorted() == [
        "Quays.bars(height:)", "Quays.rows(inset: 0, height: 55)", "Quays.tall", "Quays.wide",
      ])
  }
}
