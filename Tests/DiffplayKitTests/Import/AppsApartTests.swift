import DiffableDataSource
import Foundation
import HostSystem
import InMemoryFileSystem
import TestSupport
import Testing

@testable import DiffplayKit
@testable import SwiftImport
@testable import WorldModel

/// Which files of a repository are one app's, and what lies around that it is made of.
@Suite(.serialized) struct AppsApartTests {
  private static func project(
    _ texts: [String: String], around path: String
  ) -> ProjectFiles {
    ProjectFiles(
      around: path.isEmpty ? "app" : "app/\(path)",
      in: InMemoryFileSystem(
        Dictionary(uniqueKeysWithValues: texts.map { ("app/\($0)", $1) })))
  }

  private static let twoApps = [
    ".git/HEAD": "", "A/A.xcodeproj/project.pbxproj": "", "B/B.xcodeproj/project.pbxproj": "",
    "A/App.swift": "@main class AppDelegate {}", "B/App.swift": "@main class AppDelegate {}",
    "A/Screen.swift": "class Screen {}", "B/Screen.swift": "class Screen {}",
    "Shared/Cell.swift": "class Cell {}",
  ]

  private static func folders(_ texts: [String: String]) -> [String] {
    var project = project(texts, around: "")
    return project.apps().map(\.folder)
  }

  @Test func appsThatDeclareTheSameNamesLieApart() {
    #expect(Self.folders(Self.twoApps) == ["app/A", "app/B", "app"])
    var named = Self.twoApps
    named["B/Screen.swift"] = "class Other {}"
    #expect(Self.folders(named) == ["app"])
  }

  /// What begins an app may lie beside its project.
  @Test func appsThatNothingIsLaunchedInLieApartAsWell() {
    var texts = Self.twoApps
    texts["A/App.swift"] = nil
    texts["B/App.swift"] = "struct Store {}"
    #expect(Self.folders(texts) == ["app/A", "app/B", "app"])
    texts["B/Screen.swift"] = nil
    #expect(Self.folders(texts) == ["app"])
  }

  @Test func filesForTheMacLieApartWhereTheyDeclareTheSame() {
    let texts = [
      ".git/HEAD": "", "iOS/Grid.swift": "import UIKit\nclass Grid {}",
      "macOS/Grid.swift": "import Cocoa\nclass Grid {}", "Model.swift": "struct Model {}",
    ]
    var project = Self.project(texts, around: "")
    let apps = project.apps().map { $0.files.map(\.path) }
    #expect(apps == [["app/Model.swift", "app/iOS/Grid.swift"], ["app/macOS/Grid.swift"]])
    let named = [(path: "app/Screen.swift", text: "import UIKit")]
    let reach = project.reach(of: named)
    #expect(project.file(declaring: "Grid", in: reach) == "app/iOS/Grid.swift")
    var both = texts
    both["iOS/Grid.swift"] = "import UIKit\nclass Rows {}"
    #expect(Self.folders(both) == ["app"])
  }

  /// Targets of one project, and stages of an app, have controllers of the same names.
  @Test func foldersWithControllersOfOneNameLieApart() {
    let screen = "final class Screen: UIViewController {}"
    let texts = [
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": "", "App/Before/Screen.swift": screen,
      "App/After/Views/Screen.swift": screen, "App/After/Row.swift": "struct Row {}",
      "Shared/Cell.swift": "class Cell {}",
    ]
    #expect(Self.folders(texts) == ["app/App/After", "app/App/Before", "app"])
    var own = texts
    own["App/Before/Screen.swift"] = "private \(screen)"
    #expect(Self.folders(own) == ["app"])
  }

  /// The modules of one app may have projects of their own, with apps that show them.
  @Test func projectsThatImportEachOtherAreTogether() {
    var importing = Self.twoApps
    importing["A/Screen.swift"] = "import B\nclass Screen {}"
    #expect(Self.folders(importing) == ["app"])
  }

  @Test(arguments: [
    ["Package.swift": "", "Sources/Kit/Tile.swift": "struct Tile {}"],
    ["Kit.podspec": "", "Kit/Classes/Tile.swift": "struct Tile {}"],
    ["Kit.podspec": "", "Source/Tile.swift": "struct Tile {}"],
  ])
  func aLibraryLiesAroundTheAppThatShowsIt(library: [String: String]) throws {
    let texts = library.merging([
      ".git/HEAD": "", "Example/Example.xcodeproj/project.pbxproj": "",
      "Example/Screen.swift": "import Kit", "Other/Tile.swift": "struct Row {}",
    ]) { $1 }
    let inner = Self.project(texts, around: "Example/Screen.swift")
    #expect(inner.sources == ["app/Example/Screen.swift"])
    let file = (path: "app/Example/Screen.swift", text: "import Kit")
    var outer = try #require(inner.surrounding(declaringModulesOf: [file]))
    let reach = outer.reach(of: [file])
    #expect(outer.file(declaring: "Tile", in: reach)?.hasSuffix("/Tile.swift") == true)
    // What is in no module is another app's.
    #expect(outer.file(declaring: "Row", in: reach) == nil)
    #expect(inner.surrounding(declaringModulesOf: [(file.path, "import Else")]) == nil)
  }

  @Test(arguments: [
    (call: "view.tint = UIColor(hex: 0xff)", isFound: true),
    (call: "view.tint = .init(hex: 0xff)", isFound: true),
    (call: "view.tint = UIColor(\n  hex: 0xff)", isFound: false),
    (call: "view.tint = UIColor(white: 1, alpha: 1)", isFound: false),
    (call: "var tint: UIColor {", isFound: false),
    (call: "tint = UIColor { 0xff }", isFound: true),
  ])
  func anInitializerIsFoundByItsCall(call: String, isFound: Bool) {
    let texts = [
      ".git/HEAD": "", "Screen.swift": call,
      "Hex.swift": "public extension UIColor {\n  convenience init(\n    hex: Int\n  ) {}\n}",
    ]
    var project = Self.project(texts, around: "Screen.swift")
    let reach = project.reach(of: [("app/Screen.swift", call)])
    let found = project.files(initializingAt: 1, of: call, in: reach)
    #expect(found == (isFound ? ["app/Hex.swift"] : []))
    #expect(
      ProjectFiles.calls(ofInitializersIn: texts["Hex.swift"] ?? "") == ["UIColor(hex:"])
  }

  /// A method of a name that UIKit's class has already is found by its first label.
  @Test(arguments: [
    (call: "list.register(header: Title.self)", isFound: true),
    (call: "list.dequeue(Cell.self, for: path)", isFound: true),
    (call: "list.register(Cell.self, forCellWithReuseIdentifier: name)", isFound: false),
    (call: "let register = 1", isFound: false),
  ])
  func aMethodIsFoundByItsCall(call: String, isFound: Bool) {
    let texts = [
      ".git/HEAD": "", "Screen.swift": call,
      "Reusable.swift": """
      public extension UICollectionView {
        func register<View: UICollectionReusableView>(header type: View.Type) {}
        func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for path: IndexPath) {}
      }
      """,
    ]
    var project = Self.project(texts, around: "Screen.swift")
    let reach = project.reach(of: [("app/Screen.swift", call)])
    let found = project.files(declaringMethodsCalledAt: 1, of: call, in: reach)
    #expect(found == (isFound ? ["app/Reusable.swift"] : []))
  }

  /// Two stages of one app, the second with a pod that lies beside them.
  @Test(.enabled(if: runsLongTests)) func appsThatLieApartAreImportedEachOnItsOwn() throws {
    let (playground, report) = try StrangersCodeTests.imported("ApartApps")
    #expect(report.contains(": 2 screens"), "\(report)")
    #expect(!report.contains("redeclaration") && !report.contains("for want"), "\(report)")
    #expect(report.contains("not shown: ViewController (Starter/ViewController.swift)"))
    #expect(playground.workbench.world.applied.itemIdentifiers.count == 3, "\(report)")
  }

  /// However many screens wait for items that never come, all are shown in the time of an import;
  /// that of the file that was named is the first.
  @Test(.enabled(if: runsLongTests)) func manyScreensWithoutItemsComeInTogether() throws {
    func screen(_ name: String, _ other: String) -> String {
      """
      import UIKit
      final class \(name): UIViewController {
        var dataSource: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
          let rows = UICollectionView(frame: view.bounds, collectionViewLayout: list)
          view.addSubview(rows)
          let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in
          }
          dataSource = .init(collectionView: rows) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
          }
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          dataSource.apply(snapshot)
        }
        func next() { show(\(other)(), sender: nil) }
      }
      """
    }
    var files = ["app/.git/HEAD": "", "app/Zoo.swift": screen("Zoo", "Screen0")]
    for number in 0..<24 {
      files["app/Screen\(number).swift"] = screen(
        "Screen\(number)", "Screen\((number + 1) % 24)")
    }
    var playground = ImportTests.playground(files)
    let report = playground.text("import app/Zoo.swift with placeholders: 0")
    #expect(report.first == "imported app/Zoo.swift: 25 screens", "\(report)")
    #expect(report.contains { $0.contains("the screen Zoo:") }, "\(report)")
    #expect(!report.contains { $0.hasPrefix("left out") }, "\(report)")
  }
}
