import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Screens of what databases hold.
@Suite(.serialized, .enabled(if: runsLongTests)) struct DatabaseScreensTests {
  /// Objects, lists and results of Realm's, what filters and orders them, and who is told of changes.
  @Test func objectsOfRealmAreThere() throws {
    let (playground, report) = try StrangersCodeTests.imported("RealmShelvesViewController.swift")
    #expect(
      try playground.shownItems == [["Low 120"], ["Tall 300", "Tall 900"]], "\(report)")
    #expect(!report.contains("left out") && !report.contains("not given"), "\(report)")
  }

  /// Of a class that is not given there are no objects, and placeholders stand for them.
  @Test func objectsOfRealmNeedNotBeGiven() throws {
    let (playground, report) = try StrangersCodeTests.imported("RealmObjectsAlone.swift")
    #expect(try playground.shownItems.map(\.count) == [4], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// Truths are ordered, and an object that nobody put into a database has a context.
  @Test func managedObjectsAreOrderedByTruths() throws {
    let (playground, report) = try StrangersCodeTests.imported("ManagedChoresViewController.swift")
    #expect(try playground.shownItems == [["Air", "Cook", "Sweep"]], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }
}
