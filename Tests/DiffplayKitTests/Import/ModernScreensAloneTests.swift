import CompositionalLayout
import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel

/// Files that are imported alone and are written for the systems of today.
@Suite(.serialized) struct ModernScreensAloneTests {
  /// Properties are updated before a screen lays out, cells and headers are hosted, and what the app
  /// adds to Foundation's values is a text.
  @Test func updatedPropertiesFillHostedCells() throws {
    let (playground, report) = try StrangersCodeTests.imported("HostedPreferencesAlone.swift")
    #expect(try playground.shownCounts == [2, 3], "\(report)")
    for text in ["preferences.day", "appVersion", "1970-01-01"] {
      #expect(report.contains(text), "\(report)")
    }
    let told = StrangersCodeTests.notGiven(in: report)
    let parts: Set = [
      "String.localized", "Date.toString", "Bundle.appVersion", "Int.withOrdinal",
      "DateFormatter.months",
    ]
    #expect(told == parts, "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What three requests come to is waited for, each as one of a type; a layout is asked with the
  /// numbers that its file calls it with, of two the last.
  @Test func threeAnswersFillAScreen() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "AnsweredProfileAlone.swift")
    #expect(try playground.shownCounts == [1, 4, 4], "\(report)")
    let layouts = playground.workbench.world.importedLayouts
    let rows = "ProfileController.rows(height: 50, columns: 1)"
    #expect(layouts.contains { $0.title == rows }, "\(report)")
    #expect(!report.contains("left out"), "\(report)")
    #expect(!report.contains("printed"), "\(report)")
  }

  /// What `self` is asked for in a closure that waits stays, loops go over lists that are not given,
  /// and what stands in is identified.
  @Test func loopsGoOverListsThatAreNotGiven() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "LoopedFoldersAlone.swift")
    #expect(try playground.shownCounts == [2, 5], "\(report)")
    #expect(report.contains("\"name 4\""), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// A screen is handed its values beside a set of what is selected, and its cells find them.
  @Test func valuesAreHandedBesideASelection() throws {
    let (playground, report) = try StrangersCodeTests.imported("HandedSelectionAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    // So high are cells whose values are found.
    #expect(report.contains("116"), "\(report)")
    #expect(report.contains("left out: 1 call for want of View.hueRotation"), "\(report)")
  }
  /// What sizes depend on and is not given is told, a type of the file's own is no view of SwiftUI's,
  /// and a task is Swift's where nothing says that it is a request's.
  @Test func whatSizesDependOnIsTold() throws {
    let (playground, report) = try StrangersCodeTests.imported("RefreshedMailAlone.swift")
    #expect(try playground.shownCounts == [2, 1], "\(report)")
    #expect(report.contains("letter 2"), "\(report)")
    let left = report.split(separator: "\n").filter { $0.hasPrefix("left out: ") }
    #expect(left.count == 2, "\(report)")
    #expect(report.contains("left out: 1 call for want of View.fontDesign"), "\(report)")
    #expect(report.contains("left out: 1 statement for want of Link.font"), "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report) == ["Decimal.cgFloat"], "\(report)")
    // A bar for no value is a wheel above its title.
    #expect(report.contains("64.33"), "\(report)")
  }

  /// Hosted cells choose among texts, and a calendar and moving symbols are there by their names.
  @Test func hostedCellsShowChoices() throws {
    let (playground, report) = try StrangersCodeTests.imported("HabitCalendarAlone.swift")
    #expect(try playground.shownCounts == [1, 3], "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report) == ["HabitStore"], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// The sections give their own layouts, and a kind of views that is no section; one is forced here and
  /// chained there; what makes layouts is called one.
  @Test func sectionsThatAreNotGivenGiveRows() throws {
    let (playground, report) = try StrangersCodeTests.imported("KioskHomeAlone.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.sectionIdentifiers.map(\.name) == ["snacks", "drinks"], "\(report)")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("its layout is not given: rows stand for it"), "\(report)")
    let given = StrangersCodeTests.notGiven(in: report)
    #expect(given.contains("CounterCompositionalLayout"), "\(report)")
    #expect(given.isDisjoint(with: ["KioskHomeViewController.shelfView"]), "\(report)")
    #expect(!report.contains("invalid") && !report.contains("unwrapped"), "\(report)")
  }

  /// Sections within a model that is not given, by an alias of the screen's, are told apart.
  @Test func sectionsWithinAModelHaveCases() throws {
    let (playground, report) = try StrangersCodeTests.imported("ReadingRoomAlone.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.sectionIdentifiers.map(\.name) == ["desk", "shelf", "returns"], "\(report)")
    #expect(report.contains("content 393 x 680"), "\(report)")
  }

  /// Badges, headers and backgrounds that another type makes, which is not given, cost the layout
  /// nothing but themselves.
  @Test func layoutsComeWithoutTheirBadges() throws {
    let (playground, report) = try StrangersCodeTests.imported("AtticAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("1 screen, 1 layout"), "\(report)")
    #expect(
      report.contains(
        "layouts are shown without it: AtticLayout.background, AtticLayout.ribbon, badge, footer"),
      "\(report)")
    let scene = try playground.workbench.scene()
    #expect(scene.elementsOnScreen.allSatisfy { $0.category == .cell }, "\(report)")
  }

  /// Records that say the section of their items have items of its own case, which are called by names
  /// rather than by identities that are made up.
  @Test func itemsOfRecordsAreThoseOfTheirSections() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "TramBoards.swift", " screen BoardViewController")
    let shown = playground.workbench.world.applied
    let names = shown.sectionIdentifiers.map(\.name)
    #expect(names == ["departures", "alerts", "nearby"], "\(report)")
    let words = try shown.sectionIdentifiers.map { section in
      Set(
        try shown.itemIdentifiers(inSection: section).map { $0.name.filter { !$0.isNumber } })
    }
    #expect(words == [["Tram to Destination "], ["Headline "], ["Name "]], "\(report)")
  }

  /// A layout that switches on what its screen shows is asked for the states that it does not show, also
  /// beside other screens.
  @Test func layoutsOfScreensAreAskedForEveryState() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "TramBoards.swift", " screen StopSearchViewController")
    #expect(try playground.shownCounts == [2], "\(report)")
    let layout = playground.workbench.world.importedLayouts.first { $0.name == "makeLayout" }
    let heights = (layout?.sections ?? []).map { $0?.group.layoutSize.heightDimension.value }
    #expect(heights == [40, 72, 300], "\(report)")
  }

  /// Data that a demonstration puts off comes sooner and is waited for beside what is there at first; what
  /// is received on the main queue finds it stored; items of a case with an identity alone are called as
  /// their cells are.
  @Test func dataThatIsPutOffIsWaitedFor() throws {
    let (playground, report) = try StrangersCodeTests.imported("ParcelTracker.swift")
    let shown = playground.workbench.world.applied
    #expect(
      shown.itemIdentifiers.map(\.name) == ["Seed catalogue", "Lamp oil", "Boots", "Bring a bag"],
      "\(report)")
    #expect(try playground.shownCounts == [2, 1, 1], "\(report)")
    #expect(!report.contains("left out") && !report.contains("not given"), "\(report)")
  }

  /// A store takes a closure by a generic alias, and an identity is of a generic type that says of what.
  @Test func screensAreMadeByGenericTypes() throws {
    let (playground, report) = try StrangersCodeTests.imported("BeeDiary.swift")
    #expect(try playground.shownCounts.count == 2, "\(report)")
    #expect(
      report.contains(
        "DiarySettingsViewController(store: DiaryStore(state: placeholder, reducer: { _, _ in }), "
          + "hive: Tag<Hive>(\"\"))"), "\(report)")
  }

  /// What is made up identifies no record, so that placeholders stand for what that would show; a type's
  /// own sample is shown as it is.
  @Test(arguments: [
    ("NoteMarksController(book: NoteBook(), noteID: UUID())", [4, 4]),
    ("ShelfMarksController(shelf: Shelf.sample)", [0, 3]),
  ])
  func samplesAreShownAndIdentitiesMadeUp(screen: String, counts: [Int]) throws {
    let name = screen.prefix { $0 != "(" }
    let (playground, report) = try StrangersCodeTests.imported(
      "MarksOfNote.swift", " screen \(name)")
    #expect(try playground.shownCounts == counts, "\(report)")
    #expect(report.contains("(the screen \(screen): nothing is compared)"), "\(report)")
  }
}
