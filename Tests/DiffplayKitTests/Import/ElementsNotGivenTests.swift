import DiffableDataSource
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Files that are imported alone, where the values and elements of which their code makes what it shows
/// are not given.
@Suite(.serialized, .enabled(if: runsLongTests)) struct ElementsNotGivenTests {
  private static func shown(
    _ screen: String? = nil, in file: String = "DepotAlone.swift"
  ) throws -> (sections: [[String]], report: String) {
    let (playground, report) = try StrangersCodeTests.imported(
      file, screen.map { " screen \($0)" } ?? "")
    #expect(!report.contains("left out"), "\(report)")
    return (try playground.shownItems, report)
  }

  /// A pattern takes apart what is not given, and a part of that is told apart.
  @Test func partsStandInForThemselves() throws {
    let (sections, report) = try Self.shown("PartsController")
    #expect(sections == [["crate", "barrel"]], "\(report)")
  }

  /// What comes with a case is of a generic type that is not given.
  @Test func payloadsOfGenericTypesAreTold() throws {
    let (playground, report) = try StrangersCodeTests.imported("ArchiveEntriesAlone.swift")
    #expect(!report.contains("left out"), "\(report)")
    let items = try playground.shownItems.flatMap { $0 }
    #expect(items.filter { $0.hasPrefix("Record<Drawing>") }.count == 2, "\(report)")
    let contents = playground.workbench.world.screen.cellContents?.values.map {
      String(describing: $0)
    }
    #expect(contents?.contains { $0.contains("name 1") } == true, "\(report)")
  }

  /// Items are made by the initializer that the code calls, of what it asks a database for.
  @Test func codeMakesItemsOfElements() throws {
    let (sections, report) = try Self.shown("MadeController")
    let items = (1...8).map { "address \($0)" }
    #expect(sections == [Array(items.prefix(4)), Array(items.suffix(4))], "\(report)")
    // Rows have a second line.
    #expect(report.contains("65.67"), "\(report)")
  }

  /// A loop takes the elements of a list apart.
  @Test func loopsGoThroughElements() throws {
    let (sections, report) = try Self.shown("PairsController")
    #expect(sections.map(\.count) == [4, 4, 4, 4], "\(report)")
    #expect(sections.first?.first == "number 1", "\(report)")
  }

  /// The kind of a view is a name within a type that is not given.
  @Test func namesWithinClassesStandIn() throws {
    let (_, report) = try Self.shown("KindsController")
    #expect(report.contains("FooterLayouts.makeTrucks()\n"), "\(report)")
    #expect(!report.contains("UIView.Kind"), "\(report)")
  }

  /// A section whose case nothing tells has items of each that something comes with.
  @Test func eachCaseHasItems() throws {
    let (sections, report) = try Self.shown("KindsController")
    #expect(sections == [["Notice 1", "Pallet 2", "Seal 3", "Tool 4", "Guest 5"]], "\(report)")
  }

  /// A section has items of the case that the code takes its items for.
  @Test func providersTellTheCasesOfSections() throws {
    let (sections, report) = try Self.shown("ShelvesController")
    let (tools, seals) = ((1...4).map { "Tool \($0)" }, (5...8).map { "Seal \($0)" })
    #expect(sections == [tools, seals], "\(report)")
    #expect(!report.contains("plain views"), "\(report)")
  }

  /// What holds of some elements decides which sections are there.
  @Test func halfOfTheElementsHoldsMore() throws {
    let (sections, report) = try Self.shown(in: "LoadsByUrgencyAlone.swift")
    #expect(sections == [["Load 1", "Load 3"], ["Load 2"], ["Load 4"]], "\(report)")
    #expect(report.contains("taken as true of half of the elements"), "\(report)")
    #expect(report.contains("isLate, isUrgent (`import … with isLate: false`)"), "\(report)")
    let (playground, said) = try StrangersCodeTests.imported(
      "LoadsByUrgencyAlone.swift", " with isLate: false, isUrgent: false")
    #expect(try playground.shownCounts == [4], "\(said)")
    #expect(said.contains("without the sections late, urgent"), "\(said)")
  }

  /// One of two values that a condition chooses between is not given.
  @Test func theChosenValueStandsIn() throws {
    let (sections, report) = try Self.shown("ChosenController")
    #expect(sections == [["first", "second"]], "\(report)")
  }

  /// A section's case that is called as a method of lists is one, also where items have one of that
  /// name, with a value.
  @Test func casesAreCalledAsMethodsOfListsAre() throws {
    let (playground, report) = try StrangersCodeTests.imported("MapListAlone.swift")
    #expect(try playground.shownCounts == [4, 1, 4], "\(report)")
    let names = playground.workbench.world.applied.sectionIdentifiers.map(\.name)
    #expect(names == ["map", "filter", "list"], "\(report)")
    // So high is the map's group.
    #expect(report.contains("660  393  220"), "\(report)")
  }

  /// Views whose types are listed as those of supplementary views are such views.
  @Test func typesAreBelowWhatTheirListIsOf() throws {
    let (playground, report) = try StrangersCodeTests.imported("SearchResultsAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    for name in ["HeaderView", "FooterView"] {
      let told = "taken in the place of \(name): UICollectionReusableView"
      #expect(report.contains(told), "\(report)")
    }
  }

  /// A screen is handed what it hands on to its data source, which fills itself.
  @Test func whatSourcesFillThemselvesWithIsHanded() throws {
    let (playground, report) = try StrangersCodeTests.imported("PresentedProfileAlone.swift")
    #expect(try playground.shownCounts == [1, 4], "\(report)")
  }

  /// An enumeration that is only gone through and counted has some cases, and days of a list differ.
  @Test func someCasesAreGoneThrough() throws {
    let (playground, report) = try StrangersCodeTests.imported("WeeklyPlanAlone.swift")
    #expect(try playground.shownCounts == [4] + Array(repeating: 16, count: 4), "\(report)")
    #expect(!report.contains("count >= 1"), "\(report)")
  }

  /// A width of sums and products is none that the compiler gives up on.
  @Test func sumsOfProductsAreKept() throws {
    let (playground, report) = try StrangersCodeTests.imported("RelatedShowsAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    for frame in ["16   12  248  300", "276  166   98  146"] {
      #expect(report.contains(frame), "\(report)")
    }
  }

  /// A table's data source alone, which makes its superclass in an initializer of its own.
  @Test func aDataSourceOfATableIsAScreenAlone() throws {
    let (playground, report) = try StrangersCodeTests.imported("EpisodesSourceAlone.swift")
    #expect(try playground.shownCounts == [2, 2], "\(report)")
    #expect(report.contains("downloaded header"), "\(report)")
  }

  /// A list within a cell registers its own cells while the outer list asks for the cell.
  @Test func listsWithinCellsRegisterTheirs() throws {
    let (playground, report) = try StrangersCodeTests.imported("ListWithinCell.swift")
    #expect(try playground.shownCounts == [1], "\(report)")
    #expect(report.contains("361  112"), "\(report)")
  }
}
