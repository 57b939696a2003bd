import CompositionalLayout
import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import SwiftImport
@testable import TextWidth
@testable import Wording
@testable import WorldModel
@testable import WorldWording
@testable import diffplay

/// Code of apps as strangers write it, imported unmodified from `Tests/ImportedCode/Strangers`.
@Suite(.serialized, .enabled(if: runsLongTests)) struct StrangersCodeTests {
  private static let folder = Fixtures.packageRoot.appending(path: "Tests/ImportedCode/Strangers")

  /// What an import of a file came to, in a project of its own; of a folder, it or one file in it.
  ///
  /// - Parameter rest: What the command says after the file.
  static func imported(
    _ name: String, file: String = "", _ rest: String = ""
  ) throws -> (playground: Playground, report: String) {
    let project = FileManager.default.temporaryDirectory.appending(
      path: "stranger-\(UUID().uuidString)-\(name)")
    defer { try? FileManager.default.removeItem(at: project) }
    let mark = project.appending(path: ".git")
    try FileManager.default.createDirectory(at: mark, withIntermediateDirectories: true)
    let copy = project.appending(path: name)
    try FileManager.default.copyItem(at: folder.appending(path: name), to: copy)
    let toolchain = POSIXToolchain(
      program: Fixtures.packageRoot.appending(path: "diffplay").path,
      cacheFolder: Fixtures.packageRoot.appending(path: ".build/import").path)
    var playground = Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
    let named = file.isEmpty ? copy : copy.appending(path: file)
    let report = playground.text("import \(Identifier.quote(named.path))\(rest)")
    return (playground, report.joined(separator: "\n"))
  }

  /// The names that a report tells as not given, alone or with others in a line.
  static func notGiven(in report: String) -> Set<String> {
    let lines = report.split(separator: "\n").filter { $0.hasPrefix("not given: ") }
    let names = lines.flatMap { line in
      let end = line.firstRange(of: ", which ha")?.lowerBound ?? line.endIndex
      return line[..<end].dropFirst("not given: ".count).split(separator: ", ").map(String.init)
    }
    return Set(names)
  }

  private static func titles(_ playground: Playground) -> [String] {
    playground.workbench.world.importedLayouts.map(\.title)
  }

  @Test func answersOfYesAndNoAreBothAsked() throws {
    let (playground, report) = try Self.imported("LegacyAlbumsViewController.swift")
    let titles = Self.titles(playground)
    let both = titles.filter { $0.contains("generateMyAlbumsLayout") }
    #expect(both.count == 2, "\(report)")
    #expect(!report.contains("isWide: Bool"), "\(report)")
  }

  @Test func valuesOfReactivePackagesComeAtOnce() throws {
    let (playground, report) = try Self.imported("RxRepositoriesViewController.swift")
    #expect(try playground.shownCounts == [6], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  @Test func animationsOfSectionModelsAreKept() throws {
    let (playground, report) = try Self.imported("RxPlaylists.swift")
    #expect(try playground.shownCounts == [2, 1], "\(report)")
    #expect(!report.contains("AnimationConfiguration"), "\(report)")
  }

  @Test func namesOfEarlierSystemsAreThere() throws {
    let (playground, report) = try Self.imported("ViperContacts.swift")
    #expect(try playground.shownCounts == [3], "\(report)")
    #expect(!report.contains("automaticallyAdjusts") && !report.contains("classForCoder"))
  }

  @Test func itemsThatComeAfterAMomentAreWaitedFor() throws {
    let (playground, report) = try Self.imported("GenericBaseCell.swift")
    #expect(try playground.shownCounts == [3], "\(report)")
  }

  @Test func localsAndRequirementsAreNotLeftOut() throws {
    let (playground, report) = try Self.imported("OverrideMeLayout.swift")
    #expect(try playground.shownCounts == [3], "\(report)")
    #expect(!report.contains("it cannot be reached from outside"), "\(report)")
    #expect(!report.contains("SectionLayout cannot be made"), "\(report)")
  }

  @Test func controllersThatNeedArgumentsAreMadeOfEmptyOnes() throws {
    let (playground, report) = try Self.imported("ChatBubbleViewController.swift")
    #expect(report.contains("ChatViewController(roomID: \"\")"), "\(report)")
    #expect(Self.titles(playground) == ["ChatViewController.makeChatLayout()"], "\(report)")
  }

  /// What the first screen of a sample shows on a phone: how many items in each section.
  private static let shown: [(name: String, counts: [Int])] = [
    // Files whose models, cells or base classes are elsewhere and not given.
    ("BookingHomeAlone.swift", [1, 2, 4]), ("PhotosCollectionAlone.swift", [3]),
    ("HabitsAlone.swift", [2, 1]), ("CookbookNibs", [2, 1, 1]), ("PodcastModules", [2, 1, 2]),
    ("TrailheadParts", [2, 1]),
    ("ExploreReactorAlone.swift", [4, 7, 3]), ("CalendarPrototypeAlone.swift", [35]),
    ("ProfileStoreAlone.swift", [4, 1]), ("SettingsTreeAlone.swift", [1, 4, 1]),
    ("AlbumPrototypesAlone.swift", [3]),
    ("OutlineAloneViewController.swift", [2]), ("FavoritesAloneViewController.swift", [3]),
    ("MoviesAloneViewController.swift", [2, 0]), ("PlaylistAlone.swift", [1, 4]),
    ("HookedBaseViewController.swift", [3]), ("InstaFeedAlone.swift", [5, 2]),
    ("MenuAloneController.swift", [6, 4]), ("DashboardAlone.swift", [3, 2]),
    ("MacSharedGrid.swift", [10]), ("ForecastActor", [1, 2, 3]),
    ("BadgesAndBackgrounds.swift", [12]), ("BannerPageFooterViewController.swift", [3, 2]),
    ("CatalystToolbarViewController.swift", [2]), ("CombineSearchFormViewController.swift", [2]),
    ("Embedded", [3]), ("FisherGalleryViewController.swift", [3]),
    ("GenericListDataSource.swift", [2, 1]), ("HostedRowsViewController.swift", [1, 1]),
    ("LegacyObjectsViewController.swift", [1, 2]), ("LocalizedMenuViewController.swift", [1, 2]),
    ("MetatypeListViewController.swift", [4]), ("Modular", [3]),
    ("ObservedCartViewController.swift", [2, 1]), ("RIBsHomeViewController.swift", [4]),
    ("SectionBuilderViewController.swift", [2, 4]),
    ("StreamedStationsViewController.swift", [3, 3]),
    ("SubclassedLayoutViewController.swift", [2, 1]),
    ("BundledStore", [2, 3]), ("ContentViewConfigurationController.swift", [2, 1, 1]),
    ("FlexPinShopViewController.swift", [3]), ("GeneratedResourcesViewController.swift", [6]),
    ("ImageCacheGridViewController.swift", [9]), ("InjectedServicesViewController.swift", [2, 1]),
    ("InputOutputViewController.swift", [4]), ("LayoutStrategyFactory.swift", [3, 3, 3]),
    ("MessageThreadViewController.swift", [3]),
    ("NestedCarouselViewController.swift", [2]),
    ("NotificationDrivenListController.swift", [3]),
    ("ObservableStateViewController.swift", [2, 1, 1]), ("PhotoLibraryViewController.swift", [8]),
    ("RealmTodosViewController.swift", [3]), ("ReorderBoardViewController.swift", [2, 3]),
    ("ReusableCellsViewController.swift", [2, 1]), ("RxDataSourcesViewController.swift", [2, 1]),
    ("SpotlightTabApp.swift", [3]), ("TypeErasedSectionsViewController.swift", [3, 2]),
    ("VIPERGamesViewController.swift", [3]), ("WithBase", [2, 1]),
    ("HostedTripsViewController.swift", [2, 1]), ("HostedPodcastCards.swift", [2]),
    ("ComposableCounterList.swift", [3]), ("FetchedBirdsViewController.swift", [1, 2]),
    ("RxLibraryViewController.swift", [4]), ("SwinjectForecast.swift", [12]),
    ("MVPGalleryController.swift", [3]), ("TwoPaneMail.swift", [2, 6]),
    ("GenericFeatureController.swift", [2, 3]), ("BoundaryHeaderStats.swift", [2, 3]),
    ("BuiltSections.swift", [3, 4, 2]), ("OldPhotoWall.swift", [5]),
    ("OldFormController.swift", [3]), ("IGListTimeline.swift", [3, 2]),
    ("MoyaSearch.swift", [3]), ("ReactorProfile.swift", [3]), ("NestedPackages", [2]),
    ("StoryboardCafe", [3]), ("ViperShop.swift", [3, 4]), ("RecipesCoordinated", [2, 1, 1]),
    ("CombineGenericGallery.swift", [1, 6]), ("FirebaseShop.swift", [1, 2]),
    ("MoyaNewsList.swift", [2]), ("OldCalendarFlow.swift", [3]), ("RealmHabits.swift", [2, 1]),
    ("GeneratedEntityNotes.swift", [2]),
    ("SwiftUIMixTimeline.swift", [2]), ("TuistCafe", [4]), ("BoardXib", [4]),
    ("RxPlaylists.swift", [2, 1]), ("ViperContacts.swift", [3]),
    ("InspectorCatalystController.swift", [2, 3, 4]), ("WrappedWorkouts.swift", [2]),
    ("DeferredDeliveriesViewController.swift", [3, 2]),
    ("PredicatedBirdsViewController.swift", [2]), ("GivenParts", [1, 2]),
  ]

  @Test(arguments: shown)
  func screensShowWhatTheirAuthorsSee(_ name: String, _ counts: [Int]) throws {
    let (playground, report) = try Self.imported(name)
    #expect(try playground.shownCounts == counts, "\(report)")
    #expect(!report.contains("it cannot be reached from outside"), "\(report)")
    #expect(!report.contains("ended the program"), "\(report)")
  }

  /// A storyboard that is not given has the prototypes; what a program forgets to register is refused.
  @Test func prototypesOfStoryboardsAreStoodInForAndTold() throws {
    let (_, report) = try Self.imported("CalendarPrototypeAlone.swift")
    #expect(
      report.contains("the prototype DayCell of a storyboard, for which DayCell"), "\(report)")
    let (_, forgotten) = try Self.imported("ForgottenRegistration.swift")
    #expect(forgotten.contains("identifier Cell - must register a nib or a class"), "\(forgotten)")
  }

  /// Where a program ends, what had been left out is told in lines, not in the compiler's words.
  @Test func anEndedProgramIsToldWithWhatWasLeftOut() throws {
    let (_, report) = try Self.imported("ForgottenTagCell.swift")
    #expect(report.contains("identifier TagCell - must register"), "\(report)")
    #expect(Self.notGiven(in: report).contains("TagStore"), "\(report)")
    #expect(!report.contains("error: cannot find"), "\(report)")
  }

  /// What stands around a name that is not there is refused only for want of it.
  @Test func whatFollowsFromAMissingNameIsNotTakenOut() throws {
    let (_, report) = try Self.imported("BoundaryHeaderStats.swift")
    #expect(report.contains("in the place of BarChartView: UIView"), "\(report)")
    #expect(!report.contains("cannot infer"), "\(report)")
  }

  @Test(
    arguments: [
      "GenericListDataSource.swift", "LocalizedMenuViewController.swift", "Embedded", "Modular",
      "MetatypeListViewController.swift", "LegacyObjectsViewController.swift",
      "CatalystToolbarViewController.swift", "HostedTripsViewController.swift",
      "HostedPodcastCards.swift", "ComposableCounterList.swift",
      "FetchedBirdsViewController.swift", "RxLibraryViewController.swift",
      "MVPGalleryController.swift", "OldPhotoWall.swift", "IGListTimeline.swift",
      "ReactorProfile.swift", "DeferredDeliveriesViewController.swift",
      "PredicatedBirdsViewController.swift", "GivenParts",
    ])
  func nothingIsTakenOutOfThese(_ name: String) throws {
    let (_, report) = try Self.imported(name)
    #expect(!report.contains("left out"), "\(report)")
  }

  /// A file that gives nothing to ask brings the controller that uses it, and a controller that is
  /// given its parts brings the app that gives them.
  @Test(
    arguments: ["Notes/NotesSection.swift", "Notes/NotesViewController.swift"])
  func aFileIsShownInTheScreenThatItIsFor(_ file: String) throws {
    let (playground, report) = try Self.imported("GivenParts", file: file)
    #expect(try playground.shownCounts == [1, 2], "\(report)")
    #expect(report.contains("the screen NotesViewController:"), "\(report)")
    #expect(report.contains("NoteViewController(note: placeholder)"), "\(report)")
  }

  @Test func itemsThatSayNothingAreNamedByTheirCells() throws {
    let (_, report) = try Self.imported("ObservableStateViewController.swift")
    #expect(report.contains("\"Lake loop\" Meadow \"Old mill\" Ridge"), "\(report)")
  }

  @Test func sectionsOfOtherDataSourcesAreNamedByTheirCells() throws {
    let (_, report) = try Self.imported("ReusableCellsViewController.swift")
    #expect(report.contains("Daejeon"), "\(report)")
  }

  @Test func attributesThatAreNotGivenAreNamed() throws {
    let (_, report) = try Self.imported("WrappedWorkouts.swift")
    let told: Set = ["UserDefault", "Injected", "LazyInjected", "Collection.subscript(safe:)"]
    #expect(Self.notGiven(in: report).isSuperset(of: told), "\(report)")
  }

  /// Where nothing says what is shown, the layout of a screen is.
  @Test func screensWithoutSectionsHaveLayouts() throws {
    let (playground, report) = try Self.imported("LayoutWithoutSections.swift")
    #expect(Self.titles(playground) == ["BoardViewController"], "\(report)")
    #expect(report.contains("layout of every section: from board"), "\(report)")
  }

  /// A cell that code is generic over is one where it is registered; the sections are the code's own.
  @Test func aGenericListBelowAGenericBaseHasItsSections() throws {
    let (playground, report) = try Self.imported("GenericListController.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.sectionIdentifiers.map(\.name) == ["pinned", "all"], "\(report)")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("the screen NotesController(fetcher: .init())"), "\(report)")
  }

  /// What is called as a function is no case, nor is the want of any.
  @Test func sectionsOfMissingEnumerationsAreThoseOfTheirSwitch()
    throws
  {
    let (playground, report) = try Self.imported("ShopLayoutExtension.swift")
    let grid = playground.workbench.world.importedLayouts.first { $0.name == "productGrid" }
    #expect(grid?.sections.count == 5, "\(report)")
  }

  @Test func argumentsThatAreProtocolsAreMadeOfWhatConforms() throws {
    let (playground, report) = try Self.imported("WalletViewController.swift")
    #expect(Self.titles(playground) == ["WalletViewController.makeCardLayout()"], "\(report)")
  }

  /// A type that only extensions are given of has what they take for given, and is set up by them.
  @Test func extensionsOfMissingControllersShowTheirLayouts() throws {
    let (playground, report) = try Self.imported("ProductListExtensionAlone.swift")
    let layout = playground.workbench.world.importedLayouts.first { $0.name == "createLayout" }
    #expect(layout?.sections.count == 2, "\(report)")
    #expect(!report.contains("cannot be compiled"), "\(report)")
    let told = Set(["collectionView", "viewDidLoad()"].map { "ProductListViewController.\($0)" })
    #expect(Self.notGiven(in: report).isSuperset(of: told), "\(report)")
  }

  @Test func genericControllersAreMadeOfWhatConforms() throws {
    let (playground, report) = try Self.imported("GenericFeedAlone.swift")
    #expect(try playground.shownCounts == [6, 2, 3], "\(report)")
  }

  @Test func opaqueParametersAreMadeOfWhatConforms() throws {
    let (playground, report) = try Self.imported("PhotoPickerAlone.swift", " with placeholders: 0")
    #expect(try playground.shownCounts == [0, 0], "\(report)")
    #expect(Self.titles(playground).count == 3, "\(report)")
  }

  /// A loop that waits is not left without what it waits for; a screen without sections is asked for
  /// those that their type lists.
  @Test func sectionsOfScreensWithoutDataAreThoseOfTheirType() throws {
    let (playground, report) = try Self.imported(
      "MarketsPollingAlone.swift", " with placeholders: 0")
    let layout = playground.workbench.world.importedLayouts.first { $0.name == "markets" }
    #expect(layout?.sections.count == 2, "\(report)")
    #expect(!report.contains("still running"), "\(report)")
  }

  /// What is refused only for want of an earlier statement stays.
  @Test func refusalsThatFollowAreWaitedFor() throws {
    let (playground, report) = try Self.imported("MediaLibraryAlone.swift", " with placeholders: 0")
    #expect(try playground.shownCounts == [0], "\(report)")
    #expect(!report.contains("NSManagedObjectID") && !report.contains("ended the program"))
  }

  /// Sections that are called as items are have nothing that comes with them.
  @Test func sectionsAndItemsMayShareNames() throws {
    let (playground, report) = try Self.imported("ReactorKitSectionsAlone.swift")
    let layout = playground.workbench.world.importedLayouts.first { $0.name == "makeLayout" }
    #expect(layout?.sections.count == 3, "\(report)")
    #expect(!report.contains("expects argument of type"), "\(report)")
  }

  @Test func layoutsOfSectionsAreTheirOwnAlone() throws {
    let (playground, report) = try Self.imported("BrowseSectionAlone.swift")
    #expect(Self.titles(playground).count == 5, "\(report)")
    // A height that is not given is that of a row.
    let layouts = playground.workbench.world.importedLayouts
    let tracks = layouts.first { $0.name == "recommendedTracks" }?.sections.first
    #expect(tracks??.group.layoutSize.heightDimension == .absolute(44), "\(report)")
  }

  @Test func membersToldApartByNamesAreEnumerations() throws {
    let (_, report) = try Self.imported("StreamingHomeAlone.swift")
    #expect(report.contains("not given: sectionType, "), "\(report)")
    #expect(!report.contains("without a contextual type"), "\(report)")
  }

  @Test func missingProtocolsOfSectionsAreHashable() throws {
    let (_, report) = try Self.imported("DetailListViewAlone.swift")
    #expect(!report.contains("Hashable") && !report.contains("public enum"), "\(report)")
  }

  @Test func variablesThatAreUsedAsListsAreLists() throws {
    let (_, report) = try Self.imported("LessonsAlone.swift")
    #expect(!report.contains("'[Chapter]'"), "\(report)")
  }

  /// All of them, which takes minutes: some result from each, and never a page of errors.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DIFFPLAY_FUZZ"] != nil))
  func strangersCodeFuzzGivesSomethingUsable() throws {
    var unusable: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
      let (playground, report) = try Self.imported(name)
      let world = playground.workbench.world
      if world.importedLayouts.isEmpty, world.applied.numberOfItems == 0 { unusable.append(name) }
      #expect(!report.contains("cannot be compiled"), "\(name): \(report)")
    }
    #expect(unusable == [])
  }

  /// A layout that is told its sections as a list is asked with all that there are.
  @Test func layoutsOfListedSectionsAreAskedWithAll() throws {
    let (playground, report) = try Self.imported("ShelfLayoutsAlone.swift")
    let layouts = playground.workbench.world.importedLayouts
    let heights: [[LayoutDimension?]] = layouts.map { layout in
      layout.sections.map { $0?.group.layoutSize.heightDimension }
    }
    #expect(heights.contains([.absolute(50), .absolute(100), .absolute(150)]), "\(report)")
    #expect(report.contains("UICollectionViewCompositionalLayout.shelves"), "\(report)")
  }
}
