import Foundation
import HostSystem
import Synchronization
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import SwiftImport
@testable import TextWidth
@testable import Wording
@testable import WorldModel
@testable import diffplay

/// Files that were imported before are not compiled again, unless something is different.
@Suite(.serialized) struct KeptImportTests {
  /// Somebody who hears what is done.
  private final class Listener: WorkObserver {
    private let heard = Mutex<[String]>([])
    var isStopped: Bool { false }
    var tasks: [String] { heard.withLock { $0 } }

    func progressed(_ progress: HostSystem.Progress) {
      heard.withLock { $0.append(progress.task.english) }
    }
  }

  /// A project's folder, which goes with its test.
  private final class Project {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "diffplay-project-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try write("", to: "Package.swift")
    }

    func write(_ text: String, to name: String) throws {
      try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  /// What an import answers, whether the compiler was asked, and how often the program was run.
  private static func imported(
    _ entry: String, width: Int = 393
  ) -> (report: [String], isCompiled: Bool, layouts: [String], runs: Int) {
    let root = Fixtures.packageRoot
    let toolchain = POSIXToolchain(
      program: root.appending(path: "diffplay").path,
      cacheFolder: root.appending(path: ".build/import").path)
    let listener = Listener()
    var playground = Playground(fileSystem: POSIXFileSystem(), toolchain: toolchain)
    playground.workbench.work = listener
    _ = playground.text("container \(width) x 600")
    let report = playground.text(entry)
    let layouts = playground.workbench.world.importedLayouts.map(\.name)
    let tasks = listener.tasks
    return (
      report, tasks.contains { $0.hasPrefix("compiling") }, layouts,
      tasks.count { $0.hasPrefix("running") }
    )
  }

  private static let rows = """
    func makeRows(height: CGFloat) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
    func makeMain() -> NSCollectionLayoutSection { makeRows(height: Sizes.height) }

    """

  private static let plans = """
    import UIKit
    final class PlansController: UIViewController {
      enum Section { case free, paid }
      var source: UICollectionViewDiffableDataSource<Section, String>!
      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        view.addSubview(list)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plan")
        source = .init(collectionView: list) { list, path, _ in
          list.dequeueReusableCell(withReuseIdentifier: "plan", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.free])
        snapshot.appendItems(["monthly"])
        if Account.current.isPaying {
          snapshot.appendSections([.paid])
          snapshot.appendItems(["yearly"])
        }
        source.apply(snapshot)
      }
    }
    """

  /// What showed more of a screen is not tried again, but on another screen.
  @Test func whatWasFoundOutIsKept() throws {
    let project = try Project()
    try project.write(Self.plans, to: "Plans.swift")
    let entry = "import \(project.url.path)/Plans.swift"
    let first = Self.imported(entry)
    #expect(first.runs > 1, "\(first.report)")
    #expect(first.report.contains { $0.hasPrefix("taken as true") }, "\(first.report)")
    let second = Self.imported(entry)
    #expect(second.runs == 1 && second.report == first.report, "\(second.report)")
    #expect(Self.imported(entry, width: 600).runs > 1)
  }

  @Test func theSameFilesAreNotCompiledAgain() throws {
    let project = try Project()
    try project.write(Self.rows + "enum Sizes { static let height = 44.0 }", to: "Rows.swift")
    let entry = "import \(project.url.path)/Rows.swift"
    let first = Self.imported(entry)
    #expect(first.isCompiled && first.layouts == ["main"], "\(first.report)")
    let second = Self.imported(entry)
    #expect(!second.isCompiled && second.report == first.report, "\(second.report)")
    // Another screen is told to the same program; other values are another.
    #expect(!Self.imported(entry, width: 430).isCompiled)
    let said = Self.imported(entry + " with height: 20")
    #expect(said.isCompiled && said.layouts == ["rows", "main"], "\(said.report)")
  }

  /// What only the app can make, as the generated code found out, keeps nothing else from being shown.
  @Test func whatIsLeftToTheAppIsLeftAgain() throws {
    let project = try Project()
    let code = Fixtures.packageRoot.appending(path: "Tests/ImportedCode/UnavailableMaking.swift")
    try project.write(String(contentsOf: code, encoding: .utf8), to: "Notes.swift")
    let entry = "import \(project.url.path)/Notes.swift"
    let first = Self.imported(entry)
    #expect(first.isCompiled && first.layouts.contains("tiles"), "\(first.report)")
    let second = Self.imported(entry)
    #expect(!second.isCompiled && second.report == first.report, "\(second.report)")
  }

  @Test func whatTheProjectDeclaresMeanwhileCounts() throws {
    let project = try Project()
    try project.write(Self.rows, to: "Rows.swift")
    let entry = "import \(project.url.path)/Rows.swift"
    let alone = Self.imported(entry).report
    #expect(alone.contains { $0.hasPrefix("not given: Sizes, which has") }, "\(alone)")
    try project.write("enum Sizes { static let height = 44.0 }", to: "Sizes.swift")
    let found = Self.imported(entry)
    #expect(found.layouts == ["main"], "\(found.report)")
    #expect(found.report.contains { $0.hasPrefix("taken along: ") }, "\(found.report)")
    #expect(!found.report.contains { $0.hasPrefix("not given") }, "\(found.report)")
    try project.write("enum Sizes { static let height = 55.0 }", to: "Sizes.swift")
    #expect(Self.imported(entry).isCompiled)
    #expect(!Self.imported(entry).isCompiled)
  }

  @Test func valuesThatNoParameterCanBeAreRefused() {
    for (values, message) in [
      ("columns 3", "columns is no parameter"), ("columns:", "the value of columns is missing"),
      ("columns: x", "x is no number, no text, nor true or false"),
      (#"title: "\\(exit(1))""#, #"\(exit(1)) is no number, no text, nor true or false"#),
    ] {
      var playground = Playground.after("append sections main")
      let refusal = playground.refusal(of: "import A.swift with \(values)")
      #expect(refusal?.message.english == message, "\(values)")
    }
  }
}
