import CompositionalLayout
import Foundation
import HostSystem
import ImportRecords
import InMemoryFileSystem
import Synchronization
import Wording

/// A toolchain in memory, whose compiler knows one program: a function `rows()` that gives a layout.
///
/// It counts what it is asked to run, and can be stopped at any of it, as Ctrl-C would.
final class StandInToolchain: Toolchain {
  /// What is asked of it, as far as imports tell it apart.
  enum Step: String {
    case library, reading, compiling, running, rewriting, other
  }

  private struct State {
    var steps: [Step] = []
    var folders = 0
    var kept: Set<String> = []
    /// The number of the call that is interrupted; nil for none.
    var interrupted: Int?
    var calls = 0
    /// The programs that were run.
    var programs: [String] = []
  }

  let memory: InMemoryFileSystem
  var files: any FileSystem { memory }
  let librarySources: String? = "/Sources"
  let programStamp = "stand-in"
  private let state = Mutex(State())

  /// Whether its linker links.
  private let links: Bool
  /// The names that its linker finds in no library but the one of what few programs call.
  private let rare: [String]
  /// Whether its program comes to no end, and says each time that another view is why.
  private let isEndless: Bool
  /// What its compiler tells of itself.
  private let information: String

  /// A toolchain that sees `texts`, the user's files by path.
  ///
  /// - Parameters:
  ///   - isWhole: Whether compiler and linker can be called without the driver.
  ///   - links: Whether its linker links.
  ///   - rare: The names that it finds only in what few programs call of the library.
  ///   - isEndless: Whether its program comes to no end, and says each time that another view is why.
  init(
    _ texts: [String: String], isWhole: Bool = false, links: Bool = true, rare: [String] = [],
    isEndless: Bool = false
  ) {
    (self.links, self.rare, self.isEndless) = (links, rare, isEndless)
    information = isWhole ? Self.wholeInformation : "{}"
    var texts = texts
    if isWhole { for path in Self.parts { texts["/usr/\(path)"] = "" } }
    for module in Self.modules { texts["/Sources/\(module)/\(module).swift"] = "// \(module)" }
    texts["/Sources/HeadlessUIKit/Kept/Looks.swift"] = "// looks"
    memory = InMemoryFileSystem(texts)
  }

  private static let wholeInformation = """
    {"target": {"moduleTriple": "x86_64-unknown-linux-gnu"}, "paths": {
      "runtimeResourcePath": "/usr/lib/swift", "runtimeLibraryPaths": ["/usr/lib/swift/linux"]}}
    """
  private static let parts = [
    "bin/swift-frontend", "bin/clang", "bin/ld.lld", "lib/swift/linux/x86_64/swiftrt.o",
    "lib/swift/host/libSwiftInProcPluginServer.so",
  ]
  /// How its driver of C would link a program.
  private static let link = """
    clang version 1
     "/usr/bin/ld.lld" "-o" "DIFFPLAY-PROGRAM" "-LDIFFPLAY-LIBRARY" "a \\"b\\"" "DIFFPLAY-OBJECT" \
    "-rpath" "DIFFPLAY-LIBRARY"
    """

  private static let modules = [
    "IndexPaths", "DiffableDataSource", "CompositionalLayout", "HeadlessCollectionView",
    "ViewContents", "ImportRecords", "ConstraintSolver", "AutoLayout", "TextMetrics",
    "HeadlessUIKit", "UIKit", "ImportedPackages", "HostedViews", "ImportProbe",
  ]

  /// What was run since the last time this was asked, each kind once in a row.
  func takeSteps() -> [Step] {
    state.withLock { state in
      defer { state.steps = [] }
      return state.steps.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
  }

  /// The programs that were run since the last time this was asked, with their arguments.
  func takePrograms() -> [String] {
    state.withLock { state in
      defer { state.programs = [] }
      return state.programs
    }
  }

  /// Has the call after `count` others interrupted; nil lets all come to their ends.
  func interrupt(after count: Int?) {
    state.withLock { ($0.calls, $0.interrupted) = (0, count) }
  }

  /// The names of what was kept.
  var keptNames: [String] { state.withLock { $0.kept.sorted() } }

  func makeTemporaryFolder() throws(FileError) -> String {
    state.withLock { state in
      state.folders += 1
      return "/tmp/own-\(state.folders)"
    }
  }

  func makeFolderToKeep() throws(FileError) -> String { try makeTemporaryFolder() }
  func removeTemporaryFolder(_ path: String) {}

  func keptFolder(named name: String) throws(FileError) -> String? {
    state.withLock { $0.kept.contains(name) } ? "/cache/\(name)" : nil
  }

  func keep(_ folder: String, as name: String) throws(FileError) -> String {
    for (path, text) in memory.texts where path.hasPrefix(folder + "/") {
      try memory.write(text, to: "/cache/\(name)\(path.dropFirst(folder.count))")
    }
    state.withLock { _ = $0.kept.insert(name) }
    return "/cache/\(name)"
  }

  func willRunCode(of folder: String) {}

  func untrustedText(of path: String, limit: Int) throws(FileError) -> String {
    try memory.text(of: path)
  }

  func run(_ calls: [ProgramCall], for work: any WorkObserver) -> [ProgramEnd] {
    calls.map { run($0, for: work) }
  }

  func run(_ call: ProgramCall, for work: any WorkObserver) -> ProgramEnd {
    work.progressed(call.progress)
    let step = Step(call)
    let isInterrupted = state.withLock { state in
      state.steps.append(step)
      state.programs.append(([call.program] + call.arguments).joined(separator: " "))
      defer { state.calls += 1 }
      return state.interrupted.map { state.calls >= $0 } ?? false
    }
    if isInterrupted || work.isStopped { return ProgramEnd(.interrupted) }
    if call.program.hasSuffix("/clang") {
      return ProgramEnd(.exited(0), errors: Self.link)
    }
    if call.program.hasSuffix("/ld.lld") {
      let isFound = call.arguments.contains { $0.hasSuffix("/libDiffplayRare.so") }
      let told = rare.map { "ld.lld: warning: undefined symbol: \($0)\n" }
      return ProgramEnd(.exited(links ? 0 : 1), errors: isFound ? "" : told.joined())
    }
    switch step {
    case .reading: writeGraph(call)
    case .running where isEndless:
      var record = ImportRecord(beginning: 0)
      record.view = "view\(state.withLock(\.calls))"
      write([record], to: call.arguments[0])
      return ProgramEnd(.outOfTime)
    case .running: writeReport(call)
    case .library, .compiling, .rewriting, .other: break
    }
    return ProgramEnd(.exited(0), output: step == .other ? information : "")
  }

  /// Writes what the compiler would tell of the first file's symbols.
  private func writeGraph(_ call: ProgramCall) {
    guard let option = call.arguments.firstIndex(of: "-emit-symbol-graph-dir") else { return }
    let copy = call.arguments.last.flatMap { try? memory.text(of: $0) } ?? ""
    let mark = copy.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    let text = """
      {"symbols": [{
        "kind": {"identifier": "swift.func"}, "identifier": {"precise": "rows"},
        "pathComponents": ["rows()"], "accessLevel": "internal",
        "declarationFragments": [
          {"kind": "keyword", "spelling": "func"}, {"kind": "text", "spelling": " "},
          {"kind": "identifier", "spelling": "rows"},
          {"kind": "text", "spelling": "() -> NSCollectionLayoutSection"}
        ],
        "location": {"uri": "file://\(mark)", "position": {"line": 0, "character": 0}}
      }], "relationships": []}
      """
    try? memory.write(text, to: "\(call.arguments[option + 1])/App.symbols.json")
  }

  /// Writes what the program would report: rows that are 44 points high.
  private func writeReport(_ call: ProgramCall) {
    let size = LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = LayoutItem(layoutSize: size)
    var record = ImportRecord(beginning: 0)
    record.layouts = [
      LayoutSection(
        group: LayoutGroup(
          axis: .horizontal, layoutSize: size, content: .subitems([.item(item)])))
    ]
    write([ImportRecord(beginning: 0), record], to: call.arguments[0])
  }

  private func write(_ records: [ImportRecord], to path: String) {
    let lines = records.compactMap { try? JSONEncoder().encode($0) }
    try? memory.write(lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined(), to: path)
  }
}

extension StandInToolchain.Step {
  /// The kind of a call.
  fileprivate init(_ call: ProgramCall) {
    let task = call.progress.task.english
    self =
      ["reading": .reading, "compiling": .compiling, "running": .running, "rewriting": .rewriting]
      .first { task.hasPrefix($0.key) }?.value
      ?? (task.hasPrefix("building") ? .library : .other)
  }
}
