import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Wording
@testable import WorldModel
@testable import WorldWording
@testable import diffplay

/// Screens that come without items, for what gives them is not there, take placeholders.
@Suite(.serialized, .enabled(if: runsLongTests)) struct PlaceholderTests {
  private static func shown(_ playground: Playground) throws -> [String: [String]] {
    let shown = playground.workbench.world.applied
    return try shown.sectionIdentifiers.reduce(into: [:]) { sections, section in
      sections[section.name] = try shown.itemIdentifiers(inSection: section).map(\.name)
    }
  }

  @Test func aDataSourceThatNothingMadeYetIsMadeAndFilled() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "TimelineViewController.swift", " with placeholders: 2")
    let sections = try Self.shown(playground)
    #expect(sections == ["pinned": ["Status 1", "Status 2"], "posts": ["Status 3", "Status 4"]])
    // The cell says what its members are called, and which of them it is.
    let contents = playground.workbench.world.screen.cellContents?[Identifier("Status 3")]
    #expect(String(describing: contents).contains("author 3"), "\(report)")
  }

  /// The data source of a table that is filled later, as the network gives its items.
  @Test func tablesTakeThemAsWell() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "RosterTableAlone.swift", " with placeholders: 2")
    #expect(
      try Self.shown(playground) == [
        "starters": ["item", "item 2"], "bench": ["item 3", "item 4"],
      ], "\(report)")
    let lines = report.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("+ bench header 0 216 393 28"), "\(report)")
    #expect(lines.contains("+ \"item 4\" 0 316 393 72"), "\(report)")
    #expect(lines.contains { $0.hasPrefix("note: it is a table view, shown as a list") })
  }

  /// What no placeholder can be made of, as nothing tells its parts or it is within itself, gives way
  /// to the next case.
  @Test(arguments: [
    ("InboxController", "Title"), ("TagController", "Name"), ("ThingController", "Word"),
  ])
  func objectsOfClassesAreStoodForAsWell(_ screen: String, _ text: String) throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "InboxControllers.swift", " screen \(screen)")
    let items = try Self.shown(playground).values.flatMap { $0 }
    #expect(items == (1...4).map { "\(text) \($0)" }, "\(report)")
  }

  /// A data source that is asked for cells reads its items from lists of the controller's.
  @Test func listsThatAreReadItemByItemAreFilled() throws {
    let (playground, report) = try StrangersCodeTests.imported("ShowsViewController.swift")
    #expect(try Self.shown(playground).values.map(\.count) == [4, 4], "\(report)")
    let contents = playground.workbench.world.screen.cellContents?.values.map {
      String(describing: $0)
    }
    #expect(contents?.contains { $0.contains("Name 3") } == true, "\(report)")
    #expect(report.contains("2 sections, 8 placeholders"), "\(report)")
  }

  @Test func listsOfObjectsThatAreNotGivenHaveElements() throws {
    let (playground, report) = try StrangersCodeTests.imported("PlaylistsViewController.swift")
    let items = try Self.shown(playground).values.flatMap { $0 }
    #expect(items == (1...4).map { "title \($0)" }, "\(report)")
  }

  @Test func noneAreShownWhereNoneAreWanted() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "TimelineViewController.swift", " with placeholders: 0")
    #expect(try Self.shown(playground) == ["pinned": [], "posts": []], "\(report)")
    #expect(report.contains("TimelineViewController has no items"), "\(report)")
  }

  /// What is empty though all of it is given is empty on a phone.
  @Test func aScreenOfWhichAllIsGivenStaysEmptyUnlessAsked() throws {
    let (playground, report) = try StrangersCodeTests.imported("TokenBoard.swift")
    #expect(try Self.shown(playground) == ["0": []], "\(report)")
    #expect(report.contains("`import … with placeholders: 4` puts some"), "\(report)")
  }

  /// Their places are seen all the same.
  @Test func cellsThatRefusePlaceholdersArePlainViews() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "TokenBoard.swift", " with placeholders: 3")
    #expect(try Self.shown(playground)["0"]?.count == 3, "\(report)")
    #expect(report.contains("plain views stand for those of TokenBoard"), "\(report)")
    #expect(!report.contains("ended the program"), "\(report)")
  }

  @Test func layoutsThatRefusePlaceholdersAreShownWithout() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "TokenLayoutBoard.swift", " with placeholders: 3")
    #expect(try Self.shown(playground) == ["0": []], "\(report)")
    #expect(!report.contains("ended the program"), "\(report)")
  }

  @Test(arguments: ["many", "-1", "101", "99999999999999999999"])
  func aNumberThatIsNoneIsRefused(_ number: String) throws {
    let (_, report) = try StrangersCodeTests.imported(
      "TokenBoard.swift", " with placeholders: \(number)")
    #expect(report.contains("\(number) is no number from 0 to 100"), "\(report)")
  }
}
