import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel
@testable import WorldWording

/// Single files of apps, whose tables, outlets, answers and cases need what is not given.
@Suite(.serialized, .enabled(if: runsLongTests)) struct FilesAloneTests {
  /// Cells of tables are taken for such, by a cast or by their type; of several protocols that are not
  /// given each goes, and the class stays.
  @Test func tablesTakeTheirOwnCells() throws {
    let (playground, report) = try StrangersCodeTests.imported("DeparturesTableAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("in the place of DelayCell: UITableViewCell"), "\(report)")
    #expect(report.contains("in the place of DepartureCell: UITableViewCell"), "\(report)")
    let told = StrangersCodeTests.notGiven(in: report)
    #expect(
      told.isSuperset(of: [
        "UITableView.register", "UITableView.dequeueReusableCell",
        "NSNotification.Name.departuresDidChange",
      ]), "\(report)")
    #expect(report.contains("content 393 x 448"), "\(report)")
    for word in ["plain views", "statement", "ended the program"] {
      #expect(!report.contains(word), "\(report)")
    }
  }

  /// The outlet is connected before its controller's code asks for it, and sections beside one that
  /// shows its items take placeholders.
  @Test func outletsThatAreObservedAreConnected() throws {
    let (playground, report) = try StrangersCodeTests.imported("ShelfBelowBaseAlone.swift")
    #expect(try playground.shownCounts == [2, 4, 4], "\(report)")
    #expect(report.contains("content 393 x 880"), "\(report)")
    // The logger is declared as what another type is made for: it takes whatever it is called with.
    #expect(StrangersCodeTests.notGiven(in: report).contains("DefaultShelfLogger"), "\(report)")
    #expect(!report.contains("statement"), "\(report)")
  }

  /// A case is asked with what comes with it, in both ways where that is an answer; numbers are to be
  /// said.
  @Test func casesWithValuesGiveTheirLayouts() throws {
    let (playground, report) = try StrangersCodeTests.imported("ShelfBelowBaseAlone.swift")
    let titles = playground.workbench.world.importedLayouts.map(\.title)
    let made = ["featured(id: \"\")", "list(title: \"\", isWide: true)"]
    for title in made { #expect(titles.contains("ShelfSection.\(title).layout(in:)"), "\(report)") }
    #expect(report.contains("left out: ShelfSection.grid(columns:)"), "\(report)")
    let (other, said) = try StrangersCodeTests.imported(
      "ShelfBelowBaseAlone.swift", " with columns: 3")
    let saidTitles = other.workbench.world.importedLayouts.map(\.title)
    #expect(saidTitles.contains("ShelfSection.grid(columns: 3).layout(in:)"), "\(said)")
    #expect(!said.contains("left out: ShelfSection"), "\(said)")
  }

  /// What two requests give is there, and the sections that are made of it are the code's own.
  @Test func answersOfRequestsAreThere() throws {
    let (playground, report) = try StrangersCodeTests.imported("BrowseCountsAlone.swift")
    #expect(try playground.shownCounts == [4, 4], "\(report)")
    #expect(report.contains("2 sections, 8 placeholders"), "\(report)")
  }

  /// A data source of a table may show rows of its own, which are no items.
  @Test func rowsThatAreNoItemsLeaveTheItems() throws {
    let (playground, report) = try StrangersCodeTests.imported("WishTableWithAddRow.swift")
    let items = playground.workbench.world.applied.itemIdentifiers
    #expect(items.map(\.name) == ["Tent", "Lamp"], "\(report)")
    #expect(report.contains("content 393 x 88"), "\(report)")
  }

  /// What RxCocoa tells of a table is that of a table: nobody touches its rows.
  @Test func aTableTellsWhatIsChosen() throws {
    let code = """
      import UIKit
      import RxSwift
      import RxCocoa
      class DucksController: UIViewController {
        let bag = DisposeBag()
        let table = UITableView()
        lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
          let cell = UITableViewCell()
          cell.textLabel?.text = name
          return cell
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          table.frame = view.bounds
          table.rx.itemSelected.map { $0.row }.subscribe(onNext: { print($0) }).disposed(by: bag)
          table.rx.modelSelected(String.self).subscribe(onNext: { print($0) }).disposed(by: bag)
          table.rx.itemDeleted.subscribe(onNext: { print($0) }).disposed(by: bag)
          table.rx.willDisplayCell.subscribe(onNext: { cell, path in print(cell, path) })
            .disposed(by: bag)
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["teal", "pintail"])
          source.apply(snapshot)
        }
      }
      """
    var playground = ImportTests.playground(["pond/Ducks.swift": code])
    let report = playground.text("import pond/Ducks.swift").joined(separator: "\n")
    #expect(try playground.shownCounts == [2], "\(report)")
    #expect(!report.contains("left out"), "\(report)")
  }

  /// A section that code deletes by what is given is told as that; one that it would delete by a list
  /// that is not given takes placeholders.
  @Test(arguments: [("Store().load()", true), ("guide.load()", false)])
  func deletedSectionsAreToldAsThat(_ recent: String, _ isGiven: Bool) throws {
    let code = """
      import UIKit
      class ReedsController: UIViewController {
        enum Part { case all, recent }
        let guide = ReedGuide()
        var source: UICollectionViewDiffableDataSource<Part, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(
              using: .init(appearance: .plain)))
          view.addSubview(list)
          let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
          source = .init(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
          }
          let recent: [String] = \(recent)
          var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
          snapshot.appendSections([.all, .recent])
          snapshot.appendItems(["sedge"], toSection: .all)
          snapshot.appendItems(recent, toSection: .recent)
          if recent.isEmpty { snapshot.deleteSections([.recent]) }
          source.apply(snapshot)
        }
      }
      struct Store { func load() -> [String] { UserDefaults.standard.stringArray(forKey: "r") ?? [] } }
      """
    var playground = ImportTests.playground(["pond/Reeds.swift": code])
    let report = playground.text("import pond/Reeds.swift").joined(separator: "\n")
    let told = "note: without the sections recent: the code deletes them"
    #expect(report.contains(told) == isGiven, "\(report)")
    #expect(!report.contains("decides by what is not given"), "\(report)")
    #expect(try playground.shownCounts == (isGiven ? [1] : [1, 4]), "\(report)")
    #expect(report.contains("not given: ReedGuide"), "\(report)")
  }
}
