import CompositionalLayout
import DiffableDataSource
import Foundation
import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions
@testable import SwiftExport
@testable import SwiftImport
@testable import TextWidth
@testable import Wording
@testable import WorldModel
@testable import WorldWording
@testable import diffplay

/// Swift files, compiled and run for real.
@Suite(.serialized) struct ImportTests {
  /// A playground over `files` that compiles against a library kept in the build folder.
  static func playground(_ files: [String: String]) -> Playground {
    let root = Fixtures.packageRoot
    let toolchain = POSIXToolchain(
      program: root.appending(path: "diffplay").path,
      cacheFolder: root.appending(path: ".build/import").path)
    return Playground(fileSystem: InMemoryFileSystem(files), toolchain: toolchain)
  }

  private static func fixture(_ name: String) throws -> String {
    String(decoding: try Fixtures.data("Import/\(name).swift"), as: UTF8.self)
  }

  /// A section of full-width rows that are `height` points high.
  private static func function(_ name: String, height: String) -> String {
    """
    import UIKit
    func \(name)() -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
    """
  }

  private static func frames(_ playground: inout Playground, _ name: String) throws -> [[Double]] {
    let scene = try playground.workbench.scene()
    let index = try #require(scene.sections.firstIndex(of: Identifier(name)))
    return scene.solution.elements(inSection: index).map { element in
      let frame = element.frame
      return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
  }

  /// What takes a value that takes one of its own kind, through a generic type, has no beginning.
  @Test func typesThatNeedEachOtherAreLeftOut() {
    let code = """

      protocol Source {}
      protocol Store {}
      struct Cache<Kept: Store>: Source { init(kept: Kept) {} }
      struct Disk: Store { init(source: any Source) {} }
      final class RowsController: UIViewController {
        init(store: any Store) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      """
    var playground = Self.playground(["Rows.swift": Self.function("rows", height: "40") + code])
    let report = playground.text("import Rows.swift").joined(separator: "\n")
    #expect(
      report.contains("left out: RowsController: it cannot be made without arguments"),
      "\(report)")
  }

  /// By its class's name a screen is chosen, however little room its row has.
  @Test func theNameOfAScreenIsShownWhole() throws {
    let code = """
      final class HarborOverviewAndDetailsOfManyShipsAtAnchorController: UIViewController {
        init(numberOfShipsThatAreShown: Int?) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: rows())))
        }
      }
      """
    var playground = Self.playground([
      "Rows.swift": Self.function("rows", height: "40") + "\n" + code
    ])
    let report = playground.text("import Rows.swift").joined(separator: "\n")
    #expect(report.contains("HarborOverviewAndDetailsOfManyShipsAtAnchorController…"), "\(report)")
  }

  @Test func bringsInLayoutsOfFiveStyles() throws {
    let names = [
      "ProviderLayout", "HelperLayout", "ExtensionLayout", "NestedLayout", "ListLayout",
    ]
    let files = try names.map { ("\($0).swift", try Self.fixture($0)) }
    var playground = Self.playground(Dictionary(uniqueKeysWithValues: files))
    _ = playground.text("container 300 x 600 @2x; append sections photos carousel mosaic rows")
    for section in ["photos", "carousel", "mosaic", "rows"] {
      _ = playground.text("append items \(section)1 \(section)2 \(section)3 to \(section)")
    }
    _ = playground.text("apply")
    let report = playground.text(
      "import " + names.map { "\($0).swift" }.joined(separator: " "))
    #expect(report.contains("layout photos: from photos"), "\(report)")
    // What only its own file calls has the numbers of that.
    #expect(report.contains { $0.contains("grid(columns: 3, spacing: 6)") }, "\(report)")

    // Helper functions, given the environment: 300 less insets of 20, three columns 6 apart.
    #expect(
      try Self.frames(&playground, "photos") == [
        [20, 0, 82.5, 100], [108.5, 0, 82.5, 100], [197, 0, 82.5, 100],
      ])
    // The extension of the section type, its defaults taken.
    #expect(
      try Self.frames(&playground, "carousel") == [
        [0, 100, 240, 160], [240, 100, 240, 160], [480, 100, 240, 160],
      ])
    // Nested groups, asked of a value that is made for it, with a badge on the large item.
    _ = playground.text("layout mosaic from build")
    #expect(
      try Self.frames(&playground, "mosaic") == [
        [0, 260, 200, 240], [200, 260, 100, 120], [200, 380, 100, 120], [188, 248, 24, 24],
      ])
    // A list configuration: plain rows as high as a list estimates them.
    #expect(
      try Self.frames(&playground, "rows") == [
        [0, 500, 300, 44], [0, 544, 300, 44], [0, 588, 300, 44],
      ])
    // A provider's layouts are taken by the section's index, the whole of it with its spacing.
    for (section, height) in [("photos", 200.0), ("carousel", 120), ("mosaic", 44)] {
      _ = playground.text("layout \(section) from browse")
      #expect(try Self.frames(&playground, section).first?[3] == height)
    }
    let list = try #require(
      playground.workbench.world.importedLayouts.first { $0.name == "list" })
    #expect(list.section(at: 0)?.boundarySupplementaryItems.count == 1)
  }

  // MARK: There and back

  @Test func exportedScreensComeBackAsTheyWere() throws {
    var playground = Self.playground([:])
    for entry in [
      "append sections main \"지금 랭킹\" default", "append items a{1..5} to main",
      "append items b \"c d\" to \"지금 랭킹\"", "append items e to default",
      "set item b title \"Bee\"; set item b price \"3\"",
      "layout main mosaic", "layout \"지금 랭킹\" banner",
      "layout default { group vertical 1w x 90 { item 1w x 1/3h edges _ 4 flexible:2 0 { "
        + "badge new 20 x 20 at top trailing fraction 0.5 -0.5 zIndex 4 } }; "
        + "section insets 1 2 3 4 supplementariesFollowInsets false; header 1w x 30 pin inside; "
        + "background card insets 2 zIndex -1 }",
      "set configuration.interSectionSpacing 20", "apply",
    ] {
      #expect(playground.refusal(of: entry) == nil, "\(entry)")
    }
    let text = playground.text("export swift")
    var back = Self.playground(["Screen.swift": text.joined(separator: "\n")])
    #expect(back.refusal(of: "import Screen.swift") == nil)
    #expect(back.text("export swift") == text)
    let (old, new) = (playground.workbench.world, back.workbench.world)
    #expect(new.applied == old.applied)
    #expect(new.contents.fields == old.contents.fields)
    #expect(new.screen.configuration == old.screen.configuration)
    for section in old.applied.sectionIdentifiers {
      #expect(
        new.screen.layout(of: section).section
          == old.screen.layout(of: section).section.withoutEmptySpacings)
    }
  }

  @Test func whatIsImportedStandsInColumnsInKoreanToo() throws {
    var source = Self.playground([:])
    _ = source.text("append sections main; append a; apply; append b")
    let text = source.text("export swift").joined(separator: "\n")
    var playground = Self.playground(["Screen.swift": text])
    let answer = playground.workbench.answer(to: "import Screen.swift", language: .korean).output
    let rows = answer.split(separator: "\n").filter { $0.contains("ScreenViewController") }
    #expect(rows.count > 3 && rows[0].hasPrefix("  화면"), "\(answer)")
    let columns = rows.prefix(3).map { row in
      row.firstRange(of: "ScreenViewController").map { String(row[..<$0.lowerBound]).displayWidth }
    }
    #expect(Set(columns).count == 1, "\(answer)")
  }

  @Test func randomLayoutsComeBackAsTheyWere() throws {
    let seed: UInt64 = 20_261_121
    var random = RandomLayouts(seed: seed)
    let sections = (0..<60).map { _ in random.section() }
    var source = SwiftSource()
    source.add("import UIKit")
    for (index, section) in sections.enumerated() {
      SwiftLayoutPrinter.addFunction(
        "layout\(index)", giving: section, to: &source, width: 393)
    }
    var playground = Self.playground(["Random.swift": source.lines.joined(separator: "\n")])
    let refusal = playground.refusal(of: "import Random.swift")
    #expect(refusal == nil, "\(refusal?.details.map(\.plain).joined(separator: "\n") ?? "")")
    let imported = playground.workbench.world.importedLayouts
    #expect(imported.count == sections.count, "seed \(seed)")
    for (index, section) in sections.enumerated() {
      let back = imported.first { $0.title == "layout\(index)()" }
      #expect(back?.section(at: 0) == section.withoutEmptySpacings, "seed \(seed), \(index)")
    }
  }

  @Test func anyFileNameCanBeImportedAndIsShown() throws {
    let name = "it's \"quo\\(ted)\nname.swift"
    let text = Self.function("makeMain", height: "44")
    var playground = Self.playground([name: text])
    let entry = "import " + Identifier.quote(name)
    #expect(playground.refusal(of: entry) == nil)
    #expect(playground.workbench.world.importedLayouts.map(\.file) == [name])
    for (height, reason) in [("[1][Int(\"2\")!]", ":4: makeMain() ended"), ("nil", ":4:")] {
      var bad = Self.playground([name: Self.function("makeMain", height: height)])
      let refusal = bad.refusal(of: entry)
      let error = try #require(refusal)
      let told = ([error.message.english] + error.details.map(\.plain)).joined(separator: "\n")
      #expect(told.contains("name.swift\(reason)") && !told.contains("file0"), "\(told)")
    }
  }

  // MARK: Bad input

  /// Imports `text` within bounds, and expects a refusal that changes nothing.
  private static func refusal(of text: String, seconds: Double = 120) throws -> CommandError {
    var playground = playground(["Bad.swift": text])
    _ = playground.text("append sections main; append a; apply")
    playground.workbench.importLimits = SwiftImporter.Limits(
      seconds: seconds, output: 10_000)
    let before = playground.visibleState
    let refusal = playground.refusal(of: "import Bad.swift")
    let error = try #require(refusal)
    #expect(playground.visibleState == before)
    #expect(playground.refusal(of: "append b") == nil)
    return error
  }

  @Test func tellsWhatTheCompilerRefuses() throws {
    let error = try Self.refusal(
      of: """
        import UIKit
        func makeMain() -> NSCollectionLayoutSection {
          let button = UIGlassEffectButton()
          UICollectionView.appearanceOfMine()
          return nil
        }
        """)
    #expect(error.message.english == "Bad.swift cannot be compiled: 3 errors")
    #expect(error.details.contains { $0.plain.hasPrefix("Bad.swift:3:16: error: cannot find") })
    #expect(error.details.contains { $0.plain.hasPrefix("Bad.swift:5:") })
    #expect(error.details.contains { $0.plain.hasSuffix(" (in makeMain)") })
    #expect(
      error.details.suffix(2).map(\.plain) == [
        "this library does not have: UIGlassEffectButton",
        "neither this library nor the project has: UICollectionView.appearanceOfMine",
      ])
  }

  /// What does not parse is mended where it can be, and named; the rest comes in.
  @Test func whatDoesNotParseIsMendedAndNamed() throws {
    let side = String(repeating: "<", count: 7) + " HEAD"
    let (middle, other) = (String(repeating: "=", count: 7), String(repeating: ">", count: 7))
    let source = """
      import UIKit
      func makeRows() -> NSCollectionLayoutSection {
      \(side)
        let height = 40.0
      \(middle)
        let height = 50.0
      \(other) theirs
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        if height > 10 {
          print(height)
        return NSCollectionLayoutSection(group: group)
      }
      final class Outer: UITableViewController {
        final class Inner: UIView {}
        override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {}
      }
      let words = "not closed
      """
    var playground = Self.playground(["Open.swift": source])
    let report = playground.text("import Open.swift").joined(separator: "\n")
    #expect(playground.workbench.world.importedLayouts.map(\.name) == ["rows"], "\(report)")
    #expect(report.contains("taken of an open merge: the first side (makeRows, line 3)"))
    #expect(report.contains("added: 1 brace, for what was left open (makeRows, line 12)"))
    #expect(report.contains("no Swift, line 20"), "\(report)")
    let row = playground.workbench.world.importedLayouts.first?.sections.first??.group
    #expect(row?.layoutSize.heightDimension == .absolute(40), "\(report)")
  }

  @Test func objectsOfJSONTellWhatTheCompilerSaid() throws {
    var playground = Self.playground(["Bad.swift": "func makeMain() -> Int { nowhere }"])
    let line = try #require(playground.json("import Bad.swift").last)
    #expect(line.contains(#""details":["Bad.swift:1:26: error: cannot find 'nowhere'"#), "\(line)")
  }

  @Test func endsCodeThatRunsForEver() throws {
    let error = try Self.refusal(
      of: Self.function("makeMain", height: "{ while true {} }()"), seconds: 1)
    #expect(error.message.english == "Bad.swift:2: makeMain() was still running after 1 seconds")
  }

  @Test func goesOnWithoutCodeThatRunsForEver() throws {
    let last = Self.function("makeLast", height: "40").replacing("import UIKit\n", with: "")
    var playground = Self.playground([
      "Half.swift": Self.function("makeFirst", height: "{ while true {} }()") + "\n" + last
    ])
    playground.workbench.importLimits = SwiftImporter.Limits(seconds: 2, output: 10_000)
    let report = playground.text("import Half.swift")
    #expect(
      report.contains("left out: makeFirst(): it came to no end within 2 seconds"), "\(report)")
    let row = playground.workbench.world.importedLayouts.first?.sections.first??.group
    #expect(row?.layoutSize.heightDimension == .absolute(40), "\(report)")
  }

  @Test func endsCodeThatPrintsAFlood() throws {
    let error = try Self.refusal(
      of: Self.function("makeMain", height: "{ while true { print(\"flood\") } }()"))
    #expect(error.message.english == "Bad.swift:2: makeMain() wrote more than 10000 bytes")
  }

  @Test func tellsWhereCodeCrashes() throws {
    let error = try Self.refusal(
      of: Self.function("makeMain", height: "[1, 2][Int(\"2\")!]"))
    let message = "Bad.swift:4: makeMain() ended the program: Index out of range"
    #expect(error.message.english == message)
    #expect(error.uikit == nil)
  }

  @Test func tellsWhereAViewIsMissing() throws {
    let error = try Self.refusal(
      of: """
        import UIKit
        final class BadViewController: UIViewController {
          var collectionView: UICollectionView!
          override func viewDidLoad() {
            super.viewDidLoad()
            let list: UICollectionView = collectionView
            view.addSubview(list)
          }
        }
        """)
    #expect(
      error.message.english
        == "Bad.swift:6: BadViewController ended the program: Unexpectedly found nil while "
        + "implicitly unwrapping an Optional value")
  }

  @Test func tellsWhatUIKitWouldRaise() throws {
    let error = try Self.refusal(
      of: """
        import UIKit
        func makeSnapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
          var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
          snapshot.appendItems([1])
          return snapshot
        }
        """)
    #expect(error.message.english == "Bad.swift:4: makeSnapshot() ended the program")
    #expect(
      error.uikit
        == "There are currently no sections in the data source. Please add a section first.")
  }

  @Test func tellsWhenCodeLeaves() throws {
    let error = try Self.refusal(of: Self.function("makeMain", height: "{ exit(3) }()"))
    #expect(error.message.english == "Bad.swift:2: makeMain() ended the program with status 3")
  }
}
