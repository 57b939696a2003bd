package import CommandLanguage
package import CompositionalLayout
package import HostSystem
package import ImportRecords
import JSON
import RewritingRecords
import TextWidth
import Wording

/// What a user's Swift files define, as it was asked for.
package struct ImportedDefinitions {
  /// What gave something, with what it gave.
  package var results: [(definition: ImportDefinition, record: ImportRecord)] = []
  /// What gives layouts but cannot be asked for.
  package var leftOut: [LeftOut] = []
  /// What was taken out so that the rest compiles.
  package var leftOutCode: [LeftOutCode] = []
  /// The files of the project that were needed beside those that were named.
  package var takenAlong: [String] = []
  /// Whether files that want rewriting were compiled as they are, for want of swift-syntax.
  package var isWithoutRewriting = false
  /// What the code printed.
  package var printed: [String] = []
  /// What it, or UIKit, wrote to its standard error.
  package var heard: [String] = []
}

/// Compiles a user's Swift files, runs them apart and reads what they tell.
///
/// First the compiler tells what the files declare. Then a program is made of copies of the files
/// and code that asks each declaration; it runs on its own, with bounds, and reports to a file.
package struct SwiftImporter {
  /// The seconds and the bytes of output that a user's code may take.
  package struct Limits: Sendable {
    var seconds = 10.0
    var output = 1_000_000

    /// Bounds; those of the program unless others are given.
    package init(seconds: Double = 10, output: Int = 1_000_000) {
      self.seconds = seconds
      self.output = output
    }
  }

  package let toolchain: any Toolchain
  /// Who waits for it, and may stop it.
  package let work: any WorkObserver
  package let container: LayoutContainer
  package let sectionCount: Int
  package var limits = Limits()
  /// What was said of parameters.
  package var values = ImportValues()

  /// An importer that asks `toolchain` for everything outside.
  package init(
    toolchain: any Toolchain, work: any WorkObserver, container: LayoutContainer, sectionCount: Int,
    limits: Limits = Limits()
  ) {
    self.toolchain = toolchain
    self.work = work
    self.container = container
    self.sectionCount = sectionCount
    self.limits = limits
  }

  /// The Swift files of the project in a folder, each with its text.
  package static func projectFiles(
    in folder: String, of toolchain: any Toolchain
  ) -> [(path: String, text: String)] {
    var project = ProjectFiles(around: folder, in: toolchain.files)
    return project.sources.compactMap { path in project.text(of: path).map { (path, $0) } }
  }

  /// Asks what `files` define, each a path as it was typed and a text.
  package func definitions(
    of files: [(path: String, text: String)]
  ) throws(CommandError) -> ImportedDefinitions {
    for file in files { toolchain.willRunCode(of: FilePath.folder(of: file.path)) }
    let library = try ImportLibrary.built(
      by: toolchain, for: work, rewriting: files.contains { CopyRewriting.isNeeded(by: $0.text) })
    let folder: String
    do {
      folder = try toolchain.makeFolderToKeep()
    } catch {
      throw CommandError("\(error.path): \(error.told)")
    }
    defer { toolchain.removeTemporaryFolder(folder) }
    let sources = files.enumerated().map { number, file in
      ImportProgram.Source(path: file.path, text: file.text, copy: "file\(number).swift")
    }
    let rewriting = CopyRewriting(
      toolchain: toolchain, work: work, library: library, folder: folder)
    var steps = ImportSteps(
      importer: self, library: library, rewriting: rewriting, folder: folder, sources: sources,
      project: ProjectFiles(around: files.first?.path ?? "", in: toolchain.files),
      namedCount: files.count)
    var imported = ImportedDefinitions()
    let program = try steps.programThatWasKept(&imported) ?? steps.programMadeNow(&imported)
    imported.leftOutCode = LeftOutCode.grouped(steps.cuts, of: steps.sources)
    imported.takenAlong = steps.sources.dropFirst(files.count).map(\.path)
    imported.isWithoutRewriting = steps.rewriting.isMissing
    if !program.isEmpty {
      do throws(CommandError) {
        try steps.run(program, &imported)
      } catch {
        throw steps.firstRefusal ?? error
      }
    }
    // Where nothing is left, what the compiler said is what helps.
    if imported.results.isEmpty, let refusal = steps.firstRefusal { throw refusal }
    return imported
  }
}

/// The steps of one import, in a folder of its own.
struct ImportSteps {
  let importer: SwiftImporter
  let library: ImportLibrary
  var rewriting: CopyRewriting
  /// Where the program is made, and run when it was not kept.
  var folder: String
  var sources: [ImportProgram.Source]
  /// The project that the files belong to.
  var project: ProjectFiles
  /// How many of the sources were named; the others were taken along.
  let namedCount: Int
  /// The functions that tell of the user's classes.
  var wirings: [String] = []
  /// Whether the copies were made fit for this system.
  var isFitted = false
  /// What was taken out of the copies.
  var cuts: [RewritingCut] = []
  /// What the compiler said before anything was taken out.
  var firstRefusal: CommandError?

  func write(_ text: String, to name: String) throws(CommandError) {
    do {
      try importer.toolchain.files.write(text, to: "\(folder)/\(name)")
    } catch {
      throw CommandError("\(error.path): \(error.told)")
    }
  }

  /// The files as a person reads their names during a step.
  private var paths: String { sources.map(\.path.singleLine).joined(separator: ", ") }

  func program(_ definitions: [ImportDefinition]) -> ImportProgram {
    ImportProgram(
      sources: sources, definitions: definitions, container: importer.container,
      sectionCount: importer.sectionCount, wirings: wirings)
  }

  // MARK: Compiling

  /// Finds out what the files declare, and makes the program; gives the definitions that it asks.
  mutating func programMadeNow(
    _ imported: inout ImportedDefinitions
  ) throws(CommandError) -> [ImportDefinition] {
    if needsFitting { try fit() }
    var finder = DefinitionFinder(try symbols(), values: importer.values)
    if finder.definitions.contains(where: \.needsApp),
      !finder.definitions.contains(where: \.isLaunch), try takeAlongApp()
    {
      finder = DefinitionFinder(try symbols(), values: importer.values)
    }
    imported.leftOut = finder.leftOut
    let program = try compile(finder.definitions, &imported)
    if !program.isEmpty { try keep(program, of: finder) }
    return program
  }

  private var options: [String] {
    // The usual style of messages numbers the lines of the copies.
    ImportCompiler.dialect
      + ["-module-name", ImportProgram.module, "-I", library.folder, "-diagnostic-style", "llvm"]
  }

  /// How often what does not compile is taken out before the rest is given up.
  static let rounds = 24

  /// What the files declare, once what does not compile is taken out.
  mutating func symbols() throws(CommandError) -> SymbolGraph {
    for _ in 0..<Self.rounds {
      let plain = program([])
      for source in sources { try write(plain.text(of: source, asking: false), to: source.copy) }
      let end = emission
      if end.succeeded { return try graph() }
      guard try slice(end) else { throw firstRefusal ?? refusal(of: end) }
    }
    throw firstRefusal ?? CommandError("\(paths) cannot be compiled")
  }

  /// What the compiler says when it writes down the files' symbols.
  private var emission: ProgramEnd {
    var arguments = options + ["-wmo", "-emit-module"]
    arguments += ["-emit-module-path", "\(folder)/\(ImportProgram.module).swiftmodule"]
    arguments += ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder]
    arguments += ["-symbol-graph-minimum-access-level", "private"]
    return importer.toolchain.run(
      ProgramCall(
        Progress("reading \(paths)", done: 0, of: 0), program: "swiftc",
        arguments: arguments + sources.map { "\(folder)/\($0.copy)" }), for: importer.work)
  }

  /// What the compiler wrote down of the files.
  func graph() throws(CommandError) -> SymbolGraph {
    var graph = SymbolGraph()
    do {
      let files = importer.toolchain.files
      for name in try files.names(in: folder) where name.hasSuffix(".symbols.json") {
        graph.add(try JSONDocument(parsing: files.text(of: "\(folder)/\(name)")).value)
      }
    } catch {
      throw CommandError(
        "what the compiler tells of the files cannot be read: \(String(describing: error))")
    }
    graph.nameFiles { mark in sources.first { $0.mark == mark }?.path }
    graph.sort()
    return graph
  }

  /// Makes the program; gives the definitions that it asks.
  ///
  /// What cannot be asked in the generated code is left out, and the program made once more.
  mutating func compile(
    _ definitions: [ImportDefinition], _ imported: inout ImportedDefinitions
  ) throws(CommandError) -> [ImportDefinition] {
    var asked = definitions
    var rounds = 0
    while !asked.isEmpty {
      let program = program(asked)
      for source in sources { try write(program.text(of: source), to: source.copy) }
      try write(program.main, to: ImportProgram.entryFile)
      let end = importer.toolchain.run(compilation, for: importer.work)
      if end.succeeded { return asked }
      let refused = CompilerOutput(end.errors, of: sources, in: folder).refusedDefinitions.filter(
        asked.indices.contains)
      if refused.isEmpty {
        rounds += 1
        guard rounds < Self.rounds, try slice(end) else { throw refusal(of: end) }
        continue
      }
      imported.leftOut += refused.sorted().map { .unreachable(asked[$0]) }
      asked = asked.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
    }
    return []
  }

  private var compilation: ProgramCall {
    var arguments = options + ["-wmo", "-Xfrontend", "-entry-point-function-name"]
    arguments += ["-Xfrontend", "__appMain", "-o", "\(folder)/program"]
    arguments += sources.map { "\(folder)/\($0.copy)" } + ["\(folder)/\(ImportProgram.entryFile)"]
    return ProgramCall(
      Progress("compiling \(paths)", done: 0, of: 0), program: "swiftc",
      arguments: arguments + library.linkOptions)
  }

  /// What the compiler says of the user's code.
  func refusal(of end: ProgramEnd) -> CommandError {
    switch end.cause {
    case .interrupted: return CommandError("interrupted while compiling")
    case .exited: break
    default: return CommandError("the compiler did not finish: \(String(describing: end.cause))")
    }
    let output = CompilerOutput(end.errors, of: sources, in: folder)
    let count = output.errors.count
    let missing = output.missingNames
    var error = CommandError(
      count == 0
        ? "\(paths) cannot be compiled"
        : "\(paths) cannot be compiled: \(Message(counting: count, "error"))")
    error.details = output.shown.map { StyledText($0) }
    if !missing.isEmpty {
      error.details.append("this library does not have: \(missing.joined(separator: ", "))")
    }
    return error
  }

  // MARK: Running

  /// Runs the program and takes in what it reports.
  ///
  /// A provider that ends the program at a section after its first has just no more sections: the
  /// program runs again without asking for that one, in what is left of the time.
  func run(
    _ definitions: [ImportDefinition], _ imported: inout ImportedDefinitions
  ) throws(CommandError) {
    var ends: [Int: Int] = [:]
    var firstFailure: CommandError?
    let start = SuspendingClock.now
    while true {
      let used = start.duration(to: .now) / .seconds(1)
      let rest = max(0, importer.limits.seconds - used)
      let (end, records) = try runOnce(definitions.count, ends, for: rest)
      if end.succeeded {
        for record in records where record.isResult {
          imported.results.append((definitions[record.definition], record))
        }
        imported.printed = end.output.split(separator: "\n").map { $0.bounded(bytes: 500) }
        imported.heard = end.errors.split(separator: "\n").map { $0.bounded(bytes: 2000) }
        leaveOutUnmade(definitions, &imported)
        if let firstFailure, imported.results.isEmpty { throw firstFailure }
        return
      }
      let last = records.last
      if case .signal = end.cause, let last, let index = last.index, index > 0,
        ends[last.definition] == nil
      {
        ends[last.definition] = index
        continue
      }
      let failed = last.map { definitions[$0.definition] }
      let error = failure(end, at: failed)
      guard case .signal = end.cause, let last, let failed, ends[last.definition] != -1 else {
        throw error
      }
      firstFailure = firstFailure ?? error
      ends[last.definition] = -1
      imported.leftOut.append(
        LeftOut(
          title: failed.title, file: failed.file, line: failed.line,
          reason: "it ended the program: \(error.uikit ?? crashReason(end) ?? "")"))
    }
  }

  /// Names the controllers that nothing made.
  private func leaveOutUnmade(
    _ definitions: [ImportDefinition], _ imported: inout ImportedDefinitions
  ) {
    for definition in definitions where definition.needsApp && !definition.isMadeOfDefaults {
      guard !imported.results.contains(where: { $0.definition == definition }) else { continue }
      imported.leftOut.append(
        LeftOut(
          title: definition.title, file: definition.file, line: definition.line,
          reason: "it cannot be made without arguments"))
    }
  }

  /// What Swift said when a program ended itself.
  private func crashReason(_ end: ProgramEnd) -> String? {
    CrashOutput(end.errors, sources: sources).reason
  }

  /// Runs the program in a folder of its own, which nothing is trusted of, for so many seconds.
  private func runOnce(
    _ definitionCount: Int, _ ends: [Int: Int], for seconds: Double
  ) throws(CommandError) -> (ProgramEnd, [ImportRecord]) {
    let toolchain = importer.toolchain
    do {
      let own = try toolchain.makeTemporaryFolder()
      defer { toolchain.removeTemporaryFolder(own) }
      let report = "\(own)/report.json"
      try toolchain.files.write("", to: report)
      try copyNibs(to: own)
      var call = ProgramCall(
        Progress("running \(paths)", done: 0, of: 0), program: "\(folder)/program",
        arguments: [report] + ends.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" },
        environment: [
          "SWIFT_BACKTRACE": Self.backtrace, "DIFFPLAY_NIBS": "\(own)/nibs-",
        ], timeLimit: seconds,
        outputLimit: importer.limits.output)
      call.confinement = .init(
        to: own, reading: [folder, library.folder] + [library.runtime].compactMap { $0 })
      let end = toolchain.run(call, for: importer.work)
      let text = try toolchain.untrustedText(of: report, limit: ImportReportReader.largestReport)
      return (
        end,
        try ImportReportReader(
          definitionCount: definitionCount, isWhole: end.succeeded
        ).records(in: text)
      )
    } catch let error as CommandError {
      throw error
    } catch let error as FileError {
      throw CommandError("what the program reported cannot be read: \(error.told)")
    } catch {
      throw CommandError("what the program reported cannot be read: \(String(describing: error))")
    }
  }

  private static let backtrace =
    "enable=yes,threads=crashed,registers=none,images=none,interactive=no,color=no,limit=64"

  /// What happened to a program that did not come to its end, and where.
  private func failure(_ end: ProgramEnd, at definition: ImportDefinition?) -> CommandError {
    let crash = CrashOutput(end.errors, sources: sources)
    let place = definition.map { "\($0.file.singleLine):\($0.line)" }
    let subject = definition.map { Message(verbatim: $0.title) } ?? "the program"
    let limits = importer.limits
    func error(_ what: Message) -> CommandError {
      CommandError("\(place.map { "\($0): " } ?? "")\(subject) \(what)")
    }
    switch end.cause {
    case .outOfTime:
      return error("was still running after \(NumberText.rounded(limits.seconds)) seconds")
    case .tooMuchOutput: return error("wrote more than \(limits.output) bytes")
    case .interrupted: return error("was interrupted")
    case .notStarted(let reason): return CommandError("the program cannot be run: \(reason)")
    case .exited(let status): return error("ended the program with status \(status)")
    case .signal(let signal):
      let reason: Message = crash.reason.map { ": \($0)" } ?? " by signal \(signal)"
      let told = crash.uikit == nil ? reason : ""
      var crashed = CommandError(
        "\(crash.place ?? place ?? ""): \(subject) ended the program\(told)")
      crashed.uikit = crash.uikit
      return crashed
    }
  }
}
