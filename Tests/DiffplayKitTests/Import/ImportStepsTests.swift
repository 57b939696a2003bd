import HostSystem
import InMemoryFileSystem
import Synchronization
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import SwiftImport
@testable import Wording
@testable import WorldModel

/// The steps of an import, of which no compiler is asked.
///
/// What is told of them, that each can be stopped, and which are spared when nothing has changed.
@Suite struct ImportStepsTests {
  /// Somebody who hears how far the work is.
  private final class Listener: WorkObserver {
    private let heard = Mutex<[Progress]>([])
    var isStopped: Bool { false }
    /// What was told, each task once in a row.
    var tasks: [String] {
      heard.withLock { heard in
        heard.map(\.task.english).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      }
    }
    var counts: Set<Int> { heard.withLock { Set($0.map(\.total)) } }

    func progressed(_ progress: Progress) { heard.withLock { $0.append(progress) } }
  }

  private static let project = [
    "/App/Package.swift": "", "/App/Rows.swift": "import UIKit\nfunc rows() {}",
    "/App/Other.swift": "import UIKit\nlet other = 1",
  ]

  private static func playground(_ toolchain: StandInToolchain) -> Playground {
    Playground(fileSystem: toolchain.memory, toolchain: toolchain)
  }

  private static let isImported = "imported /App: 1 layout"

  @Test func whatIsDoneIsTold() {
    let toolchain = StandInToolchain(Self.project)
    var playground = Self.playground(toolchain)
    let listener = Listener()
    playground.workbench.work = listener
    let report = playground.text("import /App")
    #expect(report.first == Self.isImported, "\(report)")
    let files = "/App/Other.swift, /App/Rows.swift"
    #expect(
      listener.tasks == [
        "looking for the Swift compiler", "building the library for import, this once",
        "reading \(files)", "compiling \(files)", "running \(files)",
      ])
    // What is made of many parts tells how many; all else for how long it takes.
    #expect(listener.counts.count == 2 && listener.counts.contains(0), "\(listener.counts)")
  }

  @Test func aListingOfUnchangedFilesOnlyRuns() {
    let toolchain = StandInToolchain(Self.project)
    var playground = Self.playground(toolchain)
    _ = playground.text("import /App")
    #expect(toolchain.takeSteps() == [.other, .library, .reading, .compiling, .running])
    #expect(playground.text("import /App").first == Self.isImported)
    #expect(toolchain.takeSteps() == [.other, .running])
    // Another playground with the same cache, as after a new start.
    var other = Self.playground(toolchain)
    #expect(other.text("import /App").first == Self.isImported)
    #expect(toolchain.takeSteps() == [.other, .running])
    // Any file of the folder counts; the screen does not.
    try? toolchain.memory.write("import UIKit\nlet other = 2", to: "/App/Other.swift")
    _ = other.text("import /App")
    #expect(toolchain.takeSteps() == [.other, .reading, .compiling, .running])
    _ = other.text("container 430 x 932")
    _ = other.text("import /App")
    #expect(toolchain.takeSteps() == [.other, .running])
  }

  @Test func everyStepCanBeStopped() {
    var calls = 0
    while true {
      let toolchain = StandInToolchain(Self.project)
      var playground = Self.playground(toolchain)
      _ = playground.text("append sections main; append a; apply")
      let before = playground.visibleState
      toolchain.interrupt(after: calls)
      guard let refusal = playground.refusal(of: "import /App") else { break }
      #expect(refusal.message.english.contains("interrupted"), "call \(calls): \(refusal.message)")
      #expect(playground.visibleState == before, "call \(calls)")
      #expect(!toolchain.takeSteps().dropLast().contains(.running), "call \(calls)")
      // What was whole is kept, what was not is made anew.
      toolchain.interrupt(after: nil)
      let report = playground.text("import /App")
      #expect(report.first == Self.isImported, "call \(calls): \(report)")
      calls += 1
    }
    #expect(calls > 5)
  }

  /// A program that is not trusted may name ever more views that it comes to no end with.
  @Test func aProgramIsNotRunForEachViewThatItNames() {
    let toolchain = StandInToolchain(Self.project, isEndless: true)
    toolchain.interrupt(after: 200)
    var playground = Self.playground(toolchain)
    let refusal = playground.refusal(of: "import /App")
    #expect(refusal?.message.english.contains("interrupted") == false)
    let runs = toolchain.takePrograms().count { $0.contains("/program ") }
    #expect((2..<40).contains(runs), "\(runs)")
  }

  #if os(Linux)
    /// A third of an import was the driver's, which only tells how a program is linked.
    @Test func compilerAndLinkerAreCalledWithoutTheirDriver() throws {
      let toolchain = StandInToolchain(Self.project, isWhole: true)
      var playground = Self.playground(toolchain)
      let report = playground.text("import /App/Rows.swift")
      #expect(report.first == "imported /App/Rows.swift: 1 layout", "\(report)")
      let programs = toolchain.takePrograms().drop { !$0.contains("-emit-symbol-graph") }
      try #require(programs.count == 4, "\(programs)")
      let calls = Array(programs)
      #expect(calls[0].hasPrefix("/usr/bin/swift-frontend -frontend -emit-module "))
      #expect(calls[1].hasPrefix("/usr/bin/swift-frontend -frontend -c "))
      #expect(!calls[1].contains("-Xfrontend"), "\(calls[1])")
      // The words that the driver would have called the linker with, each with its quotes.
      let library = try #require(toolchain.keptNames.first { $0.hasPrefix("library-") })
      let link = calls[2].split(separator: " ")
      #expect(link.first == "/usr/bin/ld.lld" && link.contains("-L/cache/\(library)"), "\(link)")
      #expect(calls[2].contains("a \"b\""), "\(link)")
      let words = link.filter { $0.hasSuffix("/program") || $0.hasSuffix("/program.o") }
      #expect(words.count == 2 && !calls[2].contains("DIFFPLAY"), "\(link)")
      #expect(calls[3].contains("/program "))
    }

    @Test func whatTheLinkerRefusesTheDriverIsAsked() {
      let toolchain = StandInToolchain(Self.project, isWhole: true, links: false)
      var playground = Self.playground(toolchain)
      let report = playground.text("import /App/Rows.swift")
      #expect(report.first == "imported /App/Rows.swift: 1 layout", "\(report)")
      let programs = toolchain.takePrograms()
      #expect(programs.dropLast().last?.hasPrefix("swiftc ") == true, "\(programs)")
    }

    /// What few programs call of UIKit is no part of what all wait for; who calls it waits once.
    @Test(arguments: [
      (["$s10Foundation4DateV"], [false, false]),
      (["$s13HeadlessUIKit11UITextFieldC12keyboardType"], [true, false]),
    ])
    func whatFewProgramsCallIsBuiltForTheFirstThatDoes(missing: [String], isBuilt: [Bool]) {
      let toolchain = StandInToolchain(Self.project, isWhole: true, rare: missing)
      var built: [Bool] = []
      for text in ["func rows() {}", "func rows() { }"] {
        try? toolchain.memory.write("import UIKit\n\(text)", to: "/App/Rows.swift")
        var playground = Self.playground(toolchain)
        let report = playground.text("import /App/Rows.swift")
        #expect(report.first == "imported /App/Rows.swift: 1 layout", "\(report)")
        let programs = toolchain.takePrograms()
        built.append(
          programs.contains { $0.contains("-primary-file /Sources/HeadlessUIKit/Kept/Looks.swift") }
        )
        let linked = programs.last { $0.hasPrefix("/usr/bin/ld.lld") } ?? ""
        #expect(linked.contains("/libDiffplayRare.so") == isBuilt[0], "\(linked)")
      }
      #expect(built == isBuilt)
    }

    /// What only some files need is built for the first of them, and kept.
    @Test func whatStandsForPackagesIsBuiltForWhoImportsThem() throws {
      let toolchain = StandInToolchain([:], isWhole: true)
      let library = try ImportLibrary.built(by: toolchain, for: UnobservedWork())
      let names = ["ImportedPackages", "HostedViews"]
      func built() -> [String] {
        let programs = toolchain.takePrograms()
        return names.filter { name in programs.contains { $0.contains("-module-name \(name) ") } }
      }
      func objects(_ text: String) throws -> [String] {
        try library.parts(importedBy: [text], by: toolchain, for: UnobservedWork()).map {
          FilePath.name(of: $0.object)
        }
      }
      #expect(built().isEmpty)
      #expect(try objects("import UIKit").isEmpty && built().isEmpty)
      #expect(try objects("import ImportedPackages") == ["ImportedPackages.o"])
      #expect(built() == ["ImportedPackages"])
      #expect(try objects("import HostedViews; import ImportedPackages").count == 2)
      #expect(built() == ["HostedViews"])
    }

    /// Who names a package waits for both at once.
    @Test(arguments: ["import SnapKit\nimport UIKit", "@preconcurrency import Combine"])
    func whatStandsForPackagesIsBuiltBesideTheLibrary(code: String) throws {
      let toolchain = StandInToolchain([:], isWhole: true)
      #expect(CopyRewriting.parts(neededBy: [code]) == [.packages])
      let library = try ImportLibrary.built(
        by: toolchain, for: UnobservedWork(), rewriting: false,
        beside: CopyRewriting.parts(neededBy: [code]))
      let programs = toolchain.takePrograms()
      let made = programs.firstIndex { $0.contains("-module-name ImportedPackages ") }
      let linked = programs.firstIndex { $0.contains("-emit-library") }
      #expect(try #require(made) < (try #require(linked)), "\(programs)")
      let parts = try library.parts(
        importedBy: ["import ImportedPackages"], by: toolchain, for: UnobservedWork())
      #expect(parts.count == 1 && toolchain.takePrograms().isEmpty)
    }

    @Test(arguments: [
      "import UIKit\nimport Foundation", "import Apollo", "// import SnapKit later",
    ])
    func whatStandsForNoPackageWaitsForNone(code: String) {
      #expect(CopyRewriting.parts(neededBy: [code]).isEmpty)
    }

    /// What is prepared is prepared whole, side by side, and a second time nothing is left of it.
    @Test func allThatImportsMayNeedIsPrepared() throws {
      let toolchain = StandInToolchain([:], isWhole: true)
      try ImportLibrary.prepare(by: toolchain, for: UnobservedWork())
      let programs = toolchain.takePrograms()
      let linked = try #require(programs.firstIndex { $0.contains("-emit-library") })
      for kind in ImportLibrary.PartKind.allCases {
        let made = programs.indices.filter {
          programs[$0].contains("-module-name \(kind.rawValue) ")
        }
        #expect(made.count == 1 && made.allSatisfy { $0 < linked }, "\(programs)")
      }
      #expect(programs.contains { $0.contains("libDiffplayRare.so") })
      try ImportLibrary.prepare(by: toolchain, for: UnobservedWork())
      #expect(toolchain.takePrograms() == ["swiftc -print-target-info"])
    }

    /// A file of layouts waits for half of what is built for a screen.
    @Test(arguments: [("func rows() {}", false), ("@objc func rows() {}", true)])
    func whatRewritesIsBuiltForWhoNeedsIt(code: String, isNeeded: Bool) {
      var texts = Self.project
      texts["/App/Rows.swift"] = "import UIKit\n\(code)"
      for path in [
        "/usr/lib/swift/host/SwiftParser.swiftmodule/a", "/Sources/RewritingRecords/R.swift",
      ]
        + ["/Sources/ImportRewriter/Main.swift"]
      { texts[path] = "" }
      let toolchain = StandInToolchain(texts, isWhole: true)
      var playground = Self.playground(toolchain)
      _ = playground.text("import /App/Rows.swift")
      let programs = toolchain.takePrograms()
      #expect(
        programs.contains { $0.contains("-module-name ImportRewriter ") } == isNeeded, "\(programs)"
      )
    }
  #endif
}
