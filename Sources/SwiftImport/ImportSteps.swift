import CommandLanguage
import HostSystem
import JSON
import RewritingRecords
import TextWidth
import Wording

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
  /// What few programs call of UIKit, if it was built before or this program does.
  var rarePart: ImportLibrary.Part?
  /// The name of the program that is kept, of the files as they were named.
  var keptName = ""
  /// What was taken out of the copies.
  var cuts: [RewritingCut] = []
  /// The former names that the copies have in those of today.
  var renamings: [RewritingRenaming] = []
  /// What the compiler said before anything was taken out.
  var refused: KeptImport.Refusal?
  /// How often it was tried to mend what the compiler refuses, by what it says of which line.
  var mendings: [String: Int] = [:]

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
    var finder = self.finder(of: try symbols())
    if try takeAlongController(beside: finder) {
      finder = self.finder(of: try symbols())
    }
    if finder.definitions.contains(where: { $0.needsApp || $0.isGivenParts }),
      !finder.definitions.contains(where: \.isLaunch), try takeAlongApp()
    {
      finder = self.finder(of: try symbols())
    }
    (imported.leftOut, imported.sampled) = (finder.leftOut, finder.sampled)
    let program = try compile(finder.definitions, &imported)
    if !program.isEmpty {
      try copyResources()
      try keep(program, of: finder)
    }
    return program
  }

  /// What can be asked of the declarations of the files.
  func finder(of graph: SymbolGraph) -> DefinitionFinder {
    // Lines end in one way each.
    let texts = Dictionary(
      sources.map { ($0.path, $0.text.replacing("\r\n", with: "\n")) }
    ) { first, _ in first }
    let named = Set(sources.prefix(namedCount).map(\.path))
    return DefinitionFinder(graph, of: texts, named: named, values: importer.values)
  }

  private var options: [String] {
    // The usual style of messages numbers the lines of the copies.
    ImportCompiler.dialect + ImportCompiler.bounds
      + ["-module-name", ImportProgram.module, "-diagnostic-style", "llvm"]
      + ([library.folder] + parts.map(\.folder)).flatMap { ["-I", $0] }
  }

  /// How often what does not compile is taken out before the rest is given up; files that are taken
  /// along have a bound of their own.
  static let rounds = 24

  /// What the files declare, once what does not compile is taken out.
  mutating func symbols() throws(CommandError) -> SymbolGraph {
    var rounds = 0
    while rounds < Self.rounds {
      let plain = program([])
      for source in sources { try write(plain.text(of: source, asking: false), to: source.copy) }
      let end = emission
      if end.succeeded { return try graph() }
      let count = sources.count
      guard try slice(end) else { throw firstRefusal ?? refusal(of: end) }
      if sources.count == count { rounds += 1 }
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
    40 + Double(sources.lazy.map(\.fitted.utf8.count).reduce(0, +)) / 5_000
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
    graph.tellTypesApart()
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
        let count = sources.count
        guard rounds < Self.rounds, try slice(end) else { throw refusal(of: end) }
        if sources.count == count { rounds += 1 }
        continue
      }
      // What cannot be made in the generated code may be made by the app.
      let remade = refused.filter { asked[$0].leaveMakingToApp() }
      let unreachable = refused.subtracting(remade)
      imported.leftOut += unreachable.sorted().map { .unreachable(asked[$0]) }
      asked = asked.enumerated().filter { !unreachable.contains($0.offset) }.map(\.element)
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
