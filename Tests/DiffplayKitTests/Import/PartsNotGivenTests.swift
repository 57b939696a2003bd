import CompositionalLayout
import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Files that are imported alone, with bases, controllers, delegates or makers that are not given.
@Suite(.serialized, .enabled(if: runsLongTests)) struct PartsNotGivenTests {
  /// The base is none of UIKit's, and requires initializers; the cells' code takes no placeholders.
  @Test func aClassBelowABaseThatIsNotGivenIsAScreen() throws {
    let (playground, report) = try StrangersCodeTests.imported("GalleryBelowBaseAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("taken in the place of GalleryBase: UIViewController"), "\(report)")
    #expect(report.contains("plain views stand for those of GalleryController"), "\(report)")
    #expect(!report.contains("left out: 1 member"), "\(report)")
    #expect(!report.contains("GalleryOptions.isNetworkAllowed"), "\(report)")
  }

  @Test func aViewWithoutItsControllerIsAScreen() throws {
    let (playground, report) = try StrangersCodeTests.imported("TabGridViewAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(told.contains("any TabGridDelegate"), "\(report)")
    #expect(report.contains("the screen TabGridView(delegate: "), "\(report)")
    #expect(!report.contains("report.placeholder"), "\(report)")
    #expect(report.contains("taken in the place of AppPageControl: UIPageControl"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
    // The layout of the view is asked of the view that is shown.
    let layouts = playground.workbench.world.importedLayouts
    #expect(layouts.map(\.sections.count) == [2], "\(report)")
  }

  @Test func theDelegateOfTheAppHasItsDatabase() throws {
    let (playground, report) = try StrangersCodeTests.imported("AppDelegateNotesAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 4, 4], "\(report)")
    #expect(!report.contains("ended the program"), "\(report)")
  }

  @Test func whatATypeMakesOfItselfIsTaken() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "SectionFactoryAlone.swift", " with days: 3")
    let layouts = playground.workbench.world.importedLayouts
    let counts = Dictionary(uniqueKeysWithValues: layouts.map { ($0.title, $0.sections.count) })
    #expect(counts["LayoutFactory.makeLayout()"] == 2, "\(report)")
    #expect(counts["UICollectionViewCompositionalLayout.overview(sections:)"] == 2, "\(report)")
    #expect(counts["WeekSection.layoutSection(for:)"] == 1, "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What keeps an app's data is called a controller, and is none of UIKit's.
  @Test func aControllerOfDataIsNoViewController() throws {
    let (playground, report) = try StrangersCodeTests.imported("EpisodesAlone.swift")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(told.contains("PersistenceController"), "\(report)")
    #expect(!report.contains("taken in the place of PersistenceController"), "\(report)")
    #expect(try playground.shownCounts == [4], "\(report)")
  }

  /// What waits for values that are not given fills the screen: its sections are the code's own.
  @Test func codeThatWaitsForWhatIsNotGivenRuns() throws {
    let (playground, report) = try StrangersCodeTests.imported("SearchBelowBaseAlone.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.sectionIdentifiers.map(\.name) == ["Results", "Offers"], "\(report)")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(told.contains("SearchShelfViewController.viewModel"), "\(report)")
    #expect(told.contains("SearchShelfViewController.disposeBag"), "\(report)")
    #expect(told.contains("UIView.reuseIdentifier"), "\(report)")
    #expect(!report.contains("plain views"), "\(report)")
  }

  /// A section whose list is not given takes placeholders beside others that show their items.
  @Test func aControllerOfAStoryboardAloneIsMadeAsThatMakesIt() throws {
    let (playground, report) = try StrangersCodeTests.imported("StoryboardStoreAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 6], "\(report)")
    #expect(report.contains("3 sections, 6 items, 8 placeholders"), "\(report)")
    #expect(!report.contains("NSCoder()"), "\(report)")
    #expect(!report.contains("left out: 1 "), "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report).contains("StoreServiceProtocol"), "\(report)")
  }

  /// The controller of a playground's variable is the screen, with the layout that it was given.
  @Test func aVariableOfAFileIsAScreen() throws {
    let (playground, report) = try StrangersCodeTests.imported("TilesPlayground.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("0   70  393"), "\(report)")
    #expect(!report.contains("UICollectionViewFlowLayout"), "\(report)")
  }

  /// What a base that is not given calls to constrain views is called once these are in others.
  @Test func kindsOfSectionsThatAreNotGivenEachHaveTheirLayout() throws {
    let (playground, report) = try StrangersCodeTests.imported("KindsBelowBaseAlone.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.sectionIdentifiers.map(\.name) == ["rows", "header"], "\(report)")
    #expect(report.contains("content 393 x 560"), "\(report)")
    #expect(!report.contains("left out: 1 "), "\(report)")
    #expect(StrangersCodeTests.notGiven(in: report).contains("UIDevice.isPad"), "\(report)")
  }

  /// Code that ends the program with what stands for what it waits for is left waiting; what fills the
  /// screen is called with items, and shows the code's own section.
  @Test func codeThatDoesNotTakeWhatItWaitsForIsLeftWaiting() throws {
    let (playground, report) = try StrangersCodeTests.imported("WaitingListAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    let sections = playground.workbench.world.applied.sectionIdentifiers.map(\.name)
    #expect(sections == ["b"] && report.contains("without the sections a:"), "\(report)")
    #expect(!report.contains("ended the program"), "\(report)")
  }

  /// Of all cases of an enumeration none is named, and some stand for them; the layout and the data
  /// source's class are not given either.
  @Test func rowsStandForALayoutThatIsNotGiven() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "CoursesAlone.swift", " screen CoursesViewController")
    #expect(try playground.shownCounts == [4, 4, 4, 4], "\(report)")
    #expect(report.contains("note: its layout is not given: rows stand for it"), "\(report)")
    #expect(!report.contains("FlowLayout"), "\(report)")
    let told = "taken in the place of KitchenDataSource: UICollectionViewDiffableDataSource"
    #expect(report.contains(told), "\(report)")
  }

  @Test func casesThatAreNotGivenDifferByTheirTexts() throws {
    let (playground, report) = try StrangersCodeTests.imported(
      "CoursesAlone.swift", " screen LooksViewController")
    #expect(try playground.shownCounts == [2], "\(report)")
    #expect(report.contains("paper name"), "\(report)")
  }

  /// SwiftUI's code around a collection view is given no items but by who shows it.
  @Test func aViewThatRepresentsACollectionViewIsAScreen() throws {
    let (playground, report) = try StrangersCodeTests.imported("SwatchGridRepresentable.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("the screen SwatchGrid(swatches: [], marked: []"), "\(report)")
    #expect(!report.contains("left out") && !report.contains("not given:"), "\(report)")
  }

  /// The base has the view, which has the collection view, and calls what sets the screen up.
  ///
  /// A statement of the cells' code that is about what is not given takes nothing else with it.
  @Test func whatABaseHasIsThereWithoutIt() throws {
    let (playground, report) = try StrangersCodeTests.imported("StationsBelowBaseAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    let members = ["mainView", "viewModel", "topBar", "disposeBag", "locator"]
    #expect(told.isSuperset(of: members.map { "StationsViewController.\($0)" }), "\(report)")
    #expect(told.isSuperset(of: ["StationsView.collectionView", "StationsLayout"]), "\(report)")
    #expect(report.contains("taken in the place of StationsView: UIView"), "\(report)")
    #expect(report.contains("for want of StationCell.favoriteButton"), "\(report)")
    let leftOut = report.split(separator: "\n").filter { $0.contains("left out: ") }
    #expect(leftOut.count == 3, "\(report)")
    let layouts = playground.workbench.world.importedLayouts
    #expect(layouts.isEmpty, "\(report)")
  }

  /// Collection views, cells that hold one, adapters and data sources are shown without the controllers
  /// that have them; what only fills a collection view fills a list.
  @Test func partsOfScreensAreScreensAlone() throws {
    let (playground, report) = try StrangersCodeTests.imported("PartsOfScreensAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("4 screens, 2 layouts"), "\(report)")
    let list = "a plain list stands for the layout of "
    #expect(report.contains(list + "ShelfAdapter, QueueDataSource, which"), "\(report)")
    #expect(report.contains("plain views stand for those of QueueDataSource"), "\(report)")
    #expect(report.contains("ShelfAdapter(collectionView: list, delegate: nil)"), "\(report)")
    let titles = playground.workbench.world.importedLayouts.map(\.title)
    #expect(titles.contains("WardrobeCollectionView.makeLayout()"), "\(report)")
    #expect(titles.contains("OutfitRowCell.rowLayout()"), "\(report)")
  }

  /// A row that loads stands for none of the entries, though it is the only case that needs nothing.
  @Test func whatFillsATableIsAScreenAlone() throws {
    let (playground, report) = try StrangersCodeTests.imported("LedgerSectionAlone.swift")
    let shown = playground.workbench.world.applied
    #expect(shown.itemIdentifiers.count == 4, "\(report)")
    #expect(!shown.itemIdentifiers.contains { $0.name.contains("loader") }, "\(report)")
    #expect(report.contains("note: it is a table view"), "\(report)")
    #expect(report.contains("content 393 x 224"), "\(report)")
  }

  /// What a coordinator would give a screen stands in, and the library of photos has nothing in it.
  @Test func aScreenOfPhotosIsShownWithoutThem() throws {
    let (playground, report) = try StrangersCodeTests.imported("CameraRollAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("PHAsset 4"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(
      told == ["CameraRollViewModel", "CameraRollCoordinator", "PickerProtocol"], "\(report)")
  }

  /// Objects of an entity that is not given are ordered by the names of its properties.
  @Test func fetchedObjectsThatAreNotGivenHavePlaceholders() throws {
    let (playground, report) = try StrangersCodeTests.imported("JournalFetchedAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  @Test func anExtensionOfWhatIsNotGivenIsTaken() throws {
    let (_, report) = try StrangersCodeTests.imported("ShopSnapshotAlone.swift")
    let told = StrangersCodeTests.notGiven(in: report)
    let own = ["banners", "products", "hidden"].map { "ShopViewModel.\($0)" }
    #expect(told.isSuperset(of: own), "\(report)")
    #expect(report.contains("pending: +2 sections"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// Not what the compiler lacks is told of a file that nothing can be shown of, but the way on.
  @Test func aFileWithoutALayoutSaysTheWayOn() throws {
    let (_, report) = try StrangersCodeTests.imported("ShopPagingAlone.swift")
    #expect(report.contains("gives a layout or a snapshot"), "\(report)")
    #expect(report.contains("import it with the file of the screen that uses it"), "\(report)")
    #expect(!report.contains("cannot find"), "\(report)")
  }

  /// A record that a segue would set is a placeholder, as the elements of its lists are, and a generic
  /// controller is one of texts.
  @Test func partsAndTypesThatOthersGiveStandForThemselves() throws {
    let (playground, report) = try StrangersCodeTests.imported("ChaptersGivenParts.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("the screen ChaptersViewController(novel: placeholder)"), "\(report)")
    let generic = "DiffableController<String, String>"
    #expect(report.contains("items of \(generic), which"), "\(report)")
    #expect(!report.contains("ended the program"), "\(report)")
  }

  private static let shelf = """
    import UIKit
    final class ShelfController: UIViewController {
      private var source: UICollectionViewDiffableDataSource<Int, String>!
      private let look = Look.current
      override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let shelf = UICollectionView(frame: view.bounds, collectionViewLayout: list)
        shelf.backgroundColor = look.background
        view.addSubview(shelf)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in
        }
        source = .init(collectionView: shelf) {
          $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot)
      }
    }
    """

  /// Code that forces what is not given ends the program once, and finds something then; what of the
  /// project ends it is not taken along.
  @Test(
    arguments: [
      (
        "struct Look { let background: UIColor = Keys.shared.color(named: \"back\")! }",
        "taken along: Look.swift"
      ),
      (
        "struct Look { let background: UIColor = { fatalError(\"set the look first\") }() }",
        "left out: Look.swift: app/Look.swift:3: ShelfController ended the program: set the look first"
      ),
    ])
  func whatComesAlongKeepsNoScreenFromBeingShown(look: String, told: String) throws {
    var playground = ImportTests.playground([
      "app/.git/HEAD": "", "app/Shelf.swift": Self.shelf,
      "app/Look.swift": "import UIKit\nextension Look { static let current = Look() }\n\(look)",
    ])
    let report = playground.text("import app/Shelf.swift")
    #expect(report.contains(told), "\(report)")
    #expect(try playground.shownCounts == [2], "\(report)")
  }

  /// Methods that an app adds to views lay them out as their names and labels say, or in a closure.
  @Test func viewsAreLaidOutByWhatMethodsAreCalled() throws {
    let (playground, report) = try StrangersCodeTests.imported("LabelledAnchorsAlone.swift")
    #expect(!report.contains("left out"), "\(report)")
    #expect(report.contains("not given, 0 stands for it: Metrics.badgeGap"), "\(report)")
    let solution = try playground.workbench.scene().solution
    // The picture is 48 high, 10 from the top and the bottom.
    #expect(try #require(solution.frame(item: 4, section: 0)).size.height == 68, "\(report)")
  }

  /// Two lists of one type hold no placeholder twice, which a snapshot of both would move.
  @Test func listsOfOneTypeHaveItemsOfTheirOwn() throws {
    let (playground, report) = try StrangersCodeTests.imported("TwoListsAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(!report.contains("UIKit says"), "\(report)")
    let snapshot = report.split(separator: "\n").first { $0.hasPrefix("  snapshot ") }
    #expect(snapshot?.contains("2 sections, 8 items") == true, "\(report)")
  }

  /// Nibs and storyboards that are not given are named, by what is asked of them.
  @Test func nibsAndOutletsThatAreNotGivenAreNamed() throws {
    let (playground, report) = try StrangersCodeTests.imported("EventsNibsAlone.swift")
    #expect(try playground.shownCounts == [2, 1], "\(report)")
    #expect(report.contains("stand for them: EventCell, EventHeader\n"), "\(report)")
    #expect(
      report.contains("EventsViewController.collectionView, EventsViewController.empty"),
      "\(report)")
    #expect(report.contains("2 sections, 3 items, in part"), "\(report)")
  }

  /// What conforms to a protocol of the file's own and is given later is not given.
  @Test func aPresenterThatIsGivenLaterDoesNothing() throws {
    let (playground, report) = try StrangersCodeTests.imported("PresentedLibraryAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 4], "\(report)")
    #expect(report.contains("any LibraryPresenterProtocol"), "\(report)")
    // As the code has the cases, of which something comes with the last alone.
    let sections = playground.workbench.world.applied.sectionIdentifiers.map(\.name)
    #expect(sections.prefix(2) == ["hero", "albums"], "\(report)")
    #expect(!report.contains("ended the program"), "\(report)")
  }

  /// The base is no collection view controller, for its subclass conforms to what that would; it has a
  /// view and a data source, of the subclass's own layout and making.
  @Test func aBaseHasWhatTheClassMakesForIt() throws {
    let (playground, report) = try StrangersCodeTests.imported("TimelineBelowBaseAlone.swift")
    #expect(try playground.shownCounts == [4, 4, 4], "\(report)")
    let base = "taken in the place of BaseCollectionViewController: UIViewController"
    #expect(report.contains(base) && !report.contains("rows stand"), "\(report)")
    // What is held and asked for nothing of a view controller's is one of a model.
    #expect(!report.contains("TimelineController: UIViewController"), "\(report)")
    // What a name says besides how a view lies is not done.
    #expect(!report.contains("UIView.leadingSwipeActions"), "\(report)")
  }

  /// A playground's page shows what is a screen anyway; closures make lists of what is not given.
  @Test(
    arguments: [("EmojiPlayground.swift", [3, 2]), ("TVHomeAlone.swift", [4, 4, 4, 4, 4])])
  func pagesAndListsThatAreMadeKeepNothingOut(name: String, counts: [Int]) throws {
    let (playground, report) = try StrangersCodeTests.imported(name)
    #expect(try playground.shownCounts == counts, "\(report)")
    #expect(!report.contains("top level") && !report.contains("of closure parameter"), "\(report)")
    #expect(!report.contains("for want of String"), "\(report)")
  }

  /// A type that is not given and has another within it makes the data source all the same.
  @Test func aSectionThatIsNotGivenMakesTheSource() throws {
    let (playground, report) = try StrangersCodeTests.imported("FeedOfSectionAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("FeedSection.diffableDataSource"), "\(report)")
  }

  /// Initializers that an app adds to views set what their labels name: the card is as high as its two
  /// labels, its picture of 64 points, two spacings of 12 and the room of 16 above come to.
  @Test func viewsAreMadeAsLabelsSay() throws {
    let (playground, report) = try StrangersCodeTests.imported("AppCardsAlone.swift")
    #expect(try playground.shownCounts == [2], "\(report)")
    #expect(report.contains("UILabel.init(text:font:textColor:)"), "\(report)")
    let solution = try playground.workbench.scene().solution
    #expect(try #require(solution.frame(item: 0, section: 0)).size.height == 147, "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// What is bound to a reactor shows one, though that is what its base does which is not given.
  @Test func aBaseThatShowsReactorsIsAView() throws {
    let (playground, report) = try StrangersCodeTests.imported("ReactorBelowBaseAlone.swift")
    #expect(try playground.shownCounts == [4], "\(report)")
    #expect(report.contains("taken in the place of BaseViewController"), "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }
}
