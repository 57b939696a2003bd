import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Files that are imported alone, where what decides which sections and items a screen has is not
/// given.
@Suite(.serialized, .enabled(if: runsLongTests)) struct DecisionsNotGivenTests {
  private static func shown(_ rest: String) throws -> (sections: [[String]], report: String) {
    let (playground, report) = try StrangersCodeTests.imported("GreenhouseAlone.swift", rest)
    return (try playground.shownItems, report)
  }

  /// What is neither given nor said holds where more sections are there then, and a list has elements.
  @Test func sectionsAreThereThatCodeDecidesAbout() throws {
    let (sections, report) = try Self.shown(" screen LampsViewController")
    #expect(sections.map(\.count) == [2, 4, 4], "\(report)")
    #expect(sections.first == ["power", "timer"], "\(report)")
    #expect(report.contains("taken as true"), "\(report)")
    #expect(report.contains("`import … with isOn: false`"), "\(report)")
    #expect(!report.contains("without the sections"), "\(report)")
  }

  /// What is said holds or not.
  @Test func whatIsSaidDecides() throws {
    let (sections, report) = try Self.shown(
      " screen LampsViewController with isOn: false")
    #expect(sections.map(\.count) == [1, 4], "\(report)")
    #expect(report.contains("without the sections lamps"), "\(report)")
    #expect(!report.contains("taken as true"), "\(report)")
  }

  /// An outline is made of the elements of lists and of an enumeration that are not given.
  @Test func outlinesAreMadeOfListsNotGiven() throws {
    let (sections, report) = try Self.shown(" screen PlantsViewController")
    // The root of the outline hides its children.
    #expect(sections.map(\.count) == [4, 1], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
    #expect(!report.contains("without the sections"), "\(report)")
  }

  /// A section has its own first item and those of a list.
  @Test func ownItemsStandBesideThoseOfLists() throws {
    let (sections, report) = try Self.shown(" screen LabelsViewController")
    #expect(sections.map(\.count) == [5], "\(report)")
    #expect(sections.first?.first == "Labels" || sections.first?.first == "header", "\(report)")
    #expect(report.contains("65.67"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// Samples stand for what nothing says of layouts where a file shows nothing else; what is said
  /// stands.
  @Test func samplesStandForWhatNothingSays() throws {
    let (_, report) = try StrangersCodeTests.imported("ShapesToSay.swift")
    let sample =
      "NSCollectionLayoutSection.carousel(itemWidth: .fractionalWidth(0.5), height: 100, "
    #expect(report.contains("samples stand for what nothing says: \(sample)"), "\(report)")
    let (playground, told) = try StrangersCodeTests.imported(
      "ShapesToSay.swift",
      " with itemWidth: .absolute(90), height: 50, insets: .init(top: 1, leading: 2, bottom: 3, trailing: 4)"
    )
    #expect(playground.workbench.world.importedLayouts.count == 1, "\(told)")
    #expect(!told.contains("samples") && !told.contains("left out"), "\(told)")
  }
}
