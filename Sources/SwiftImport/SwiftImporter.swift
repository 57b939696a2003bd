package import CommandLanguage
package import CompositionalLayout
package import HostSystem
package import ImportRecords
import JSON
package import RewritingRecords
import TextWidth
import Wording

/// What a user's Swift files define, as it was asked for.
package struct ImportedDefinitions {
  /// What gave something, with what it gave.
  package var results: [(definition: ImportDefinition, record: ImportRecord)] = []
  /// The controllers that show no collection view.
  package var screensWithoutItems: [ScreenWithoutItems] = []
  /// What gives layouts but cannot be asked for.
  package var leftOut: [LeftOut] = []
  /// What was taken out so that the rest compiles.
  package var leftOutCode: [LeftOutCode] = []
  /// The names of earlier systems that were read as those of today.
  package var renamings: [RewritingRenaming] = []
  /// The files of the project that were needed beside those that were named.
  package var takenAlong: [String] = []
  /// Files of a folder that was named which cannot be read, or are too large.
  package var unread: [FileError] = []
  /// Whether files that want rewriting were compiled as they are, for want of swift-syntax.
  package var isWithoutRewriting = false
  /// What the code printed.
  package var printed: [String] = []
  /// What it, or UIKit, wrote to its standard error.
  package var heard: [String] = []
  /// What ended the program of code of which much had been taken out; nil where it came to its end.
  package var failure: CommandError?
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
  /// Where the user's files are, by the paths that they are named with.
  package let files: any FileSystem
  /// Who waits for it, and may stop it.
  package let work: any WorkObserver
  package let container: LayoutContainer
  /// Whether views of the code have the dark appearance where they say none.
  package var isDark = false
  package let sectionCount: Int
  package var limits = Limits()
  /// What was said of parameters.
  package var values = ImportValues()

  /// An importer that asks `toolchain` for everything outside, but for the user's own `files`: nil
  /// where those are the toolchain's.
  package init(
    toolchain: any Toolchain, files: (any FileSystem)? = nil, work: any WorkObserver,
    container: LayoutContainer, sectionCount: Int, limits: Limits = Limits()
  ) {
    self.toolchain = toolchain
    self.files = files ?? toolchain.files
    self.work = work
    self.container = container
    self.sectionCount = sectionCount
    self.limits = limits
  }

  /// Whether a name is that of a module which imported code is compiled against.
  package static func knowsModule(_ name: String) -> Bool { CopyRewriting.modules.contains(name) }

  /// The Swift files of the project in a folder, each with its text, and those that give none.
  ///
  /// - Throws: A refusal where the folder holds more than a project does.
  package static func projectFiles(
    in folder: Token, of files: any FileSystem, for work: any WorkObserver
  ) throws(CommandError) -> (read: [(path: String, text: String)], unread: [FileError]) {
    var project = ProjectFiles(within: folder.text, in: files, for: work)
    let read = project.sources.compactMap { path in project.text(of: path).map { (path, $0) } }
    guard !project.isCut else {
      throw CommandError(
        "\(folder.text.singleLine) holds more than a project does", at: folder.range,
        fix: "import files by their names; what else they need is looked for")
    }
    return (read, project.unread)
  }

  /// Asks what `files` define, each a path as it was typed and a text.
  ///
  /// - Parameter place: The file or folder whose project they belong to; nil for the first file's.
  package func definitions(
    of files: [(path: String, text: String)], around place: String? = nil
  ) throws(CommandError) -> ImportedDefinitions {
    for file in files { toolchain.willRunCode(of: FilePath.folder(of: file.path)) }
    let library = try ImportLibrary.built(
      by: toolchain, for: work,
      rewriting: files.contains { CopyRewriting.isNeeded(by: $0.text) })
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
      project: ProjectFiles(around: place ?? files.first?.path ?? "", in: self.files, for: work),
      namedCount: files.count)
    var imported = ImportedDefinitions()
    let kept = try steps.programThatWasKept(&imported)
    let program = if let kept { kept } else { try steps.programMadeNow(&imported) }
    imported.leftOutCode = LeftOutCode.grouped(steps.cuts, of: steps.sources)
    imported.leftOut += LeftOut.beyondBounds(of: steps.sources)
    imported.renamings = steps.renamings
    imported.takenAlong = steps.sources.dropFirst(files.count).map(\.path)
    imported.isWithoutRewriting = steps.rewriting.isMissing
    if !program.isEmpty {
      do throws(CommandError) {
        try steps.run(program, &imported)
      } catch {
        guard steps.refused != nil else { throw error }
        imported.failure = error
        // It is the first of what ended the program, and told as that.
        let told = imported.leftOut.firstIndex {
          $0.reason.english.hasPrefix("it ended the program")
        }
        if let told { imported.leftOut.remove(at: told) }
      }
    }
    // Where nothing is left, what the compiler said is what helps, as long as it is read to its end.
    if imported.results.isEmpty, imported.screensWithoutItems.isEmpty,
      let refusal = steps.firstRefusal, steps.refused?.isShort == true
    {
      throw imported.failure?.following(refusal) ?? refusal
    }
    return imported
  }
}

extension CommandError {
  /// The failure of a program of which parts had been left out: what the compiler had said of them
  /// comes with it, and stands for it where it ended for want of them.
  fileprivate func following(_ refusal: CommandError) -> CommandError {
    // The words are those of `HeadlessUIKit.leftOut`.
    if message.english.contains("left out of the code is needed here") { return refusal }
    var error = self
    error.details += refusal.details
    return error
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
  /// The modules beside the library that the fit copies import.
  var parts: [ImportLibrary.Part] = []
  /// What few programs call of UIKit, if this one does or it was built before.
  var rarePart: ImportLibrary.Part?
  /// The name of the program that is kept, of the files as they were named.
  var keptName = ""
  /// What was taken out of the copies.
  var cuts: [RewritingCut] = []
  /// The former names that the copies have in those of today.
  var renamings: [RewritingRenaming] = []
  /// What the compiler said before anything was taken out.
  var refused: KeptImport.Refusal?

  /// The same as it is told.
  var firstRefusal: CommandError? { refused.map(Self.refusal) }

  func write(_ text: String, to name: String) throws(CommandError) {
    do {
      try importer.toolchain.files.write(text, to: "\(folder)/\(name)")
    } catch {
      throw CommandError("\(error.path): \(error.told)")
    }
  }

  /// The files as a person reads their names during a step.
  var paths: String { sources.map(\.path.singleLine).joined(separator: ", ") }

  func program(_ definitions: [ImportDefinition]) -> ImportProgram {
    ImportProgram(
      sources: sources, definitions: definitions, sectionCount: importer.sectionCount,
      wirings: wirings, hasNibs: !project.nibs.isEmpty)
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
    if !program.isEmpty {
      try copyResources()
      try keep(program, of: finder)
    }
    return program
  }

  private var options: [String] {
    // The usual style of messages numbers the lines of the copies.
    ImportCompiler.dialect + ImportCompiler.bounds
      + ["-module-name", ImportProgram.module, "-diagnostic-style", "llvm"]
      + ([library.folder] + parts.map(\.folder)).flatMap { ["-I", $0] }
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
    let module = "\(folder)/\(ImportProgram.module).swiftmodule"
    let graph =
      ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder]
      + ["-symbol-graph-minimum-access-level", "private"]
    let progress = Progress("reading \(paths)", done: 0, of: 0)
    let copies = sources.map { "\(folder)/\($0.copy)" }
    let call =
      library.direct?.compiling(
        options, ["-emit-module", "-o", module] + graph, copies, told: progress,
        timeLimit: compilerTime)
      ?? ProgramCall(
        progress, program: "swiftc",
        arguments: options + ["-wmo", "-emit-module", "-emit-module-path", module] + graph + copies,
        timeLimit: compilerTime)
    return importer.toolchain.run(call, for: importer.work)
  }

  /// The seconds that one call of the compiler may take: so many, and more for long code.
  private var compilerTime: Double {
    20 + Double(sources.lazy.map(\.fitted.utf8.count).reduce(0, +)) / 5_000
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
      let end = try making()
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

  /// Compiles and links the program.
  private mutating func making() throws(CommandError) -> ProgramEnd {
    let toolchain = importer.toolchain
    let steps = BuildSteps(toolchain: toolchain, work: importer.work, isInBackground: false)
    let progress = Progress("compiling \(paths)", done: 0, of: 0)
    let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "__appMain"]
    let copies = (sources.map(\.copy) + [ImportProgram.entryFile]).map { "\(folder)/\($0)" }
    let program = "\(folder)/program"
    if let direct = library.direct {
      let object = "\(folder)/program.o"
      let compiling = direct.compiling(
        options + entry, ["-c", "-o", object], copies, told: progress, timeLimit: compilerTime)
      let end = toolchain.run(compiling, for: importer.work)
      guard end.succeeded else { return end }
      rarePart = library.rarePart(builtBy: toolchain)
      func link() -> ProgramEnd {
        let linking = direct.linking(
          [object] + linkedParts.map(\.object), to: program, told: progress)
        return toolchain.run(linking, for: importer.work)
      }
      var linked = link()
      if linked.succeeded, rarePart == nil, ImportLibrary.lacksRare(linked.errors) {
        rarePart = try library.rarePart(with: steps)
        linked = link()
      }
      if linked.succeeded || linked.cause == .interrupted { return linked }
    }
    // The driver's linker knows of no name that may be missing.
    if library.isSplit(in: toolchain.files) { rarePart = try library.rarePart(with: steps) }
    return toolchain.run(
      ProgramCall(
        progress, program: "swiftc",
        arguments: options + ["-wmo"] + entry + ["-o", program] + copies
          + linkedParts.map(\.object) + library.linkOptions,
        timeLimit: compilerTime), for: importer.work)
  }

  /// The parts of the library that the program is linked with.
  private var linkedParts: [ImportLibrary.Part] { parts + [rarePart].compactMap(\.self) }

  /// What the compiler says of the user's code.
  private func refusal(of end: ProgramEnd) -> CommandError {
    switch end.cause {
    case .interrupted: CommandError("interrupted while compiling")
    case .exited: Self.refusal(refusal(in: end.errors))
    case .outOfTime:
      CommandError(
        """
        the compiler was still at \(paths) after \(NumberText.rounded(compilerTime.rounded())) \
        seconds
        """, fix: "import a file that holds less")
    default: CommandError("the compiler did not finish: \(String(describing: end.cause))")
    }
  }

  /// What the compiler wrote to refuse the files.
  ///
  /// - Parameter places: The declarations that its errors stand in, one for each.
  func refusal(in text: String, at places: [String] = []) -> KeptImport.Refusal {
    KeptImport.Refusal(
      paths: paths,
      text: CompilerOutput(text, of: sources, in: folder).lines.joined(separator: "\n"),
      places: places)
  }

  private static func refusal(_ refused: KeptImport.Refusal) -> CommandError {
    let output = CompilerOutput(refused.text)
    let count = output.errors.count
    let missing = output.missingNames
    var error = CommandError(
      count == 0
        ? "\(refused.paths) cannot be compiled"
        : "\(refused.paths) cannot be compiled: \(Message(counting: count, "error"))")
    error.details = output.shown(in: refused.places).map { StyledText(telling: $0) }
    if !missing.apples.isEmpty {
      let names = missing.apples.joined(separator: ", ")
      error.details.append(StyledText(telling: "this library does not have: \(names)"))
    }
    if !missing.members.isEmpty {
      let names = missing.members.joined(separator: ", ")
      error.details.append(
        StyledText(telling: "neither this library nor the project has: \(names)"))
    }
    return error
  }
}
