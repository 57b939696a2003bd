package import CommandLanguage
package import HostSystem
import JSON
import Wording

/// The library that imported files are compiled against, built once and kept.
package struct ImportLibrary {
  /// The folder with the modules, and one shared library of them all.
  let folder: String
  /// The compiler that it was built with.
  let compiler: ImportCompiler
  /// The compiler without its driver; nil where programs are made with it.
  let direct: DirectCompiler?

  /// The folder with what compiled programs need to run.
  var runtime: String? { compiler.runtime }

  /// A module of the library.
  struct Module {
    let name: String
    /// The modules that it imports.
    let imports: [String]
    /// Whether its interface is made before what is behind it, for those that wait for it.
    var isEarly = true
    /// Whether its code is made some sources at a time, side by side, an object for each.
    var isSplit = false
    /// The folders with what few programs call: if the code is split, theirs is left until one does.
    var rareFolders: [String] = []
    /// The paths of its sources.
    var sources: [String] = []
    /// How the program's own build left it, if it is taken from there.
    var built: BuiltModule?

    /// Its objects, where they are made in a folder.
    func objects(in folder: String) -> [String] {
      isSplit
        ? sources(areRare: false).map { Self.object(of: $0, in: folder) } : ["\(folder)/\(name).o"]
    }

    /// The object of a source, where the code is split.
    static func object(of source: String, in folder: String) -> String {
      "\(folder)/\(FilePath.name(of: source)).o"
    }

    /// Its sources that stand in folders with what few programs call, or the others.
    func sources(areRare: Bool) -> [String] {
      sources.filter { path in
        rareFolders.contains { path.contains("/\(name)/\($0)/") } == areRare
      }
    }
  }

  /// The modules, each after those that it imports.
  private static let modules = [
    Module(name: "IndexPaths", imports: []),
    Module(name: "DiffableDataSource", imports: ["IndexPaths"]),
    Module(name: "CompositionalLayout", imports: ["IndexPaths"]),
    Module(
      name: "HeadlessCollectionView", imports: ["DiffableDataSource", "CompositionalLayout"]),
    Module(name: "ViewContents", imports: []),
    Module(name: "ImportRecords", imports: ["CompositionalLayout", "ViewContents"]),
    Module(name: "ConstraintSolver", imports: []),
    Module(name: "AutoLayout", imports: ["ConstraintSolver"]),
    Module(name: "TextMetrics", imports: []),
    facade,
    Module(name: "UIKit", imports: ["HeadlessUIKit"], isEarly: false),
    Module(name: "ImportProbe", imports: ["HeadlessUIKit", "ImportRecords"], isEarly: false),
  ]

  /// The module that imported files know as UIKit, by far the largest.
  static let facade = Module(
    name: "HeadlessUIKit",
    imports: ["HeadlessCollectionView", "AutoLayout", "TextMetrics", "ViewContents"],
    isSplit: true, rareFolders: ["Kept", "Nibs"])

  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ]
  /// A compiler that is released need not check its own work: that is a fifteenth of the time.
  static let unverified = ["-Xfrontend", "-disable-llvm-verify"]
  private static let linkedName = "DiffplayImport"
  /// The libraries of Swift's that imported files may need beside those that the modules load.
  private static let runtimeLibraries = [
    "swiftObservation", "swiftSynchronization", "swiftRegexBuilder",
  ]

  /// The options that have them loaded with the modules, where the toolchain has them apart.
  private static func runtimeOptions(
    _ compiler: ImportCompiler, files: any FileSystem
  ) -> [String] {
    guard let folder = compiler.libraries else { return [] }
    return runtimeLibraries.filter { files.isFolder("\(folder)/lib\($0).so") == false }
      .map { "-l\($0)" }
  }

  /// What a program is linked with, and finds again when it runs.
  var linkOptions: [String] {
    ["-L", folder, "-l\(Self.linkedName)", "-Xlinker", "-rpath", "-Xlinker", folder]
  }

  /// The library that was kept, or one that is built now.
  ///
  /// It is kept under a name that tells compiler and sources apart, so that neither an old nor a
  /// half-built one is ever taken.
  ///
  /// - Parameters:
  ///   - inBackground: Whether it gives way to all that somebody waits for.
  ///   - rewriting: Whether the program that rewrites copies is built beside it, which takes half as
  ///     long: what waits for both has both sooner.
  ///   - parts: Which parts are, for the same reason.
  @discardableResult
  package static func built(
    by toolchain: any Toolchain, for work: any WorkObserver, inBackground: Bool = false,
    rewriting: Bool = true, beside parts: [PartKind] = []
  ) throws(CommandError) -> ImportLibrary {
    guard let root = toolchain.librarySources else {
      throw CommandError(
        "the library's sources are not here, which imported code is compiled against",
        fix: "`make install` puts them beside the program")
    }
    let steps = BuildSteps(
      toolchain: toolchain, work: work, isInBackground: inBackground)
    let compiler = try ImportCompiler(with: steps)
    let runtime = runtimeOptions(compiler, files: toolchain.files)
    var sources: [String] = []
    let folder = try steps.kept("library") { digest throws(FileError) in
      digest.add(compiler.version)
      digest.add(runtime.joined(separator: " "))
      for module in modules {
        digest.add(options(of: module, in: "", package: "").joined(separator: " "))
        sources += try steps.swiftFiles(in: "\(root)/\(module.name)")
      }
      for path in sources { digest.add(try toolchain.files.text(of: path)) }
    } beginning: {
      toolchain.willBuildLibrary(of: sources)
    } making: { folder, name throws(CommandError) in
      var isBuilt = false
      func build(
        beside rewriter: RewriterProgram.Calls?, _ parts: [BegunPart]
      ) throws(CommandError) {
        isBuilt = true
        let quick = try calls(
          below: root, in: folder, by: compiler, with: steps, takingBuilt: true,
          loading: runtime, beside: rewriter?.quick, parts)
        let whole = try calls(
          below: root, in: folder, by: compiler, with: steps, takingBuilt: false,
          loading: runtime, beside: rewriter?.whole, parts)
        try steps.run(quick, orElse: whole, told: Self.progress)
      }
      // Each is made in a folder of its own, which is kept once all are made.
      func begin(_ kinds: ArraySlice<PartKind>, _ begun: [BegunPart]) throws(CommandError) {
        if let kind = kinds.first {
          _ = try part(kind, ofLibrary: name, with: steps) { part throws(CommandError) in
            try begin(kinds.dropFirst(), begun + [part])
          }
          if !isBuilt { try begin(kinds.dropFirst(), begun) }
        } else if rewriting {
          try RewriterProgram.built(below: root, by: compiler, with: steps) {
            calls throws(CommandError) in
            try build(beside: calls, begun)
          }
        }
        if !isBuilt { try build(beside: nil, begun) }
      }
      try begin(parts[...], [])
      do throws(FileError) {
        try DirectCompiler.writePlan(compiler, linking: linkedName, in: folder, with: steps)
      } catch {
        throw CommandError("\(error.path): \(error.told)")
      }
    }
    return ImportLibrary(
      folder: folder, compiler: compiler,
      direct: DirectCompiler(compiler, library: folder, files: toolchain.files))
  }

  /// What is told while it is built.
  static let progress: Message = "building the library for import, this once"

  /// The modules with their sources, and as the program's own build left them if `takingBuilt`.
  ///
  /// Only what stands on nothing else than such modules is taken.
  private static func modules(
    below root: String, by compiler: ImportCompiler, with steps: BuildSteps, takingBuilt: Bool
  ) throws(FileError) -> [Module] {
    var modules = modules
    var built: Set<String> = []
    let isDirect = DirectCompiler.isThere(compiler, files: steps.toolchain.files)
    for index in modules.indices {
      let (name, imports) = (modules[index].name, modules[index].imports)
      modules[index].sources = try steps.swiftFiles(in: "\(root)/\(name)")
      modules[index].isSplit = modules[index].isSplit && isDirect
      // The facade is in no program, so that its code may be older than what it stands on.
      guard takingBuilt, name != facade.name, modules[index].isEarly,
        built.isSuperset(of: imports)
      else { continue }
      modules[index].built = steps.toolchain.builtModule(name, of: modules[index].sources)
      if modules[index].built != nil { built.insert(name) }
    }
    return modules
  }

  /// What builds the modules side by side.
  ///
  /// What others wait for has its interface made first, or is taken from the program's own build,
  /// of which it is most. The code of the facade, which takes as long as all else together, is begun
  /// as soon as these are there; once the facade's interface is made beside it, what stands on that
  /// comes next, so that processors wait for nothing long at the end; then the rewriter, and then what
  /// is behind the other interfaces.
  ///
  /// - Parameters:
  ///   - runtime: The options that have libraries of Swift's loaded with the modules.
  ///   - rewriter: What builds the program that rewrites copies; nil where that is there.
  ///   - parts: The parts of the library that are made beside it.
  private static func calls(
    below root: String, in folder: String, by compiler: ImportCompiler, with steps: BuildSteps,
    takingBuilt: Bool, loading runtime: [String], beside rewriter: ProgramCall?,
    _ parts: [BegunPart]
  ) throws(CommandError) -> [ProgramCall] {
    let modules: [Module]
    let package: String
    do throws(FileError) {
      modules = try Self.modules(
        below: root, by: compiler, with: steps, takingBuilt: takingBuilt)
      package = modules.lazy.compactMap(\.built?.package).first ?? usualPackage
      try steps.toolchain.files.write("import Foundation\n", to: "\(folder)/\(warmedFile)")
      if takingBuilt {
        try steps.toolchain.files.write(package, to: "\(folder)/\(packageFile)")
      }
    } catch {
      throw CommandError("\(error.path): \(error.told)")
    }
    var calls: [ProgramCall] = []
    var interfaces: [String: Int] = [:]
    var objects: [Int] = []
    func add(_ arguments: [String], of module: Module) -> Int {
      var call = call(options(of: module, in: folder, package: package) + arguments)
      call.needs = module.imports.compactMap { interfaces[$0] }
      calls.append(call)
      return calls.count - 1
    }
    func addCode(of module: Module) {
      guard module.isSplit else {
        objects.append(add(code(of: module, in: folder), of: module))
        return
      }
      for call in frontends(
        making: module.sources(areRare: false), of: module, in: folder, from: folder,
        package: package)
      {
        calls.append(call)
        calls[calls.count - 1].needs = module.imports.compactMap { interfaces[$0] }
        objects.append(calls.count - 1)
      }
    }
    let taken = modules.filter { $0.built != nil }
    if !taken.isEmpty {
      calls.append(taking(taken.compactMap(\.built), to: folder))
      for module in taken { interfaces[module.name] = calls.count - 1 }
    }
    let made = modules.filter { $0.built == nil }
    let early = made.filter(\.isEarly)
    for module in early {
      interfaces[module.name] = add(interface(of: module, in: folder), of: module)
    }
    for part in parts { _ = add(whole(part.module, in: part.folder), of: part.module) }
    for module in made where !module.isEarly {
      let index = add(whole(module, in: folder), of: module)
      interfaces[module.name] = index
      objects.append(index)
    }
    for module in early where module.name == facade.name { addCode(of: module) }
    if let rewriter { calls.append(rewriter) }
    for module in early.filter({ $0.name != facade.name })
      .sorted(by: { $0.sources.count > $1.sources.count })
    { addCode(of: module) }
    calls.append(warming(in: folder))
    var last = linking(modules, loading: runtime, in: folder)
    last.needs = objects
    calls.append(last)
    return calls
  }

  /// The package that all modules are of where none is taken from the program's own build.
  static let usualPackage = "diffplay"
  /// The file with the package of those that are.
  static let packageFile = "package"

  static func options(
    of module: Module, in folder: String, package: String
  ) -> [String] {
    ["-swift-version", "6", "-parse-as-library", "-Onone", "-suppress-warnings"] + unverified
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      // What is internal is then found from the other library that the rest of the module is in.
      + (module.isSplit ? ["-enable-testing"] : [])
      + ["-package-name", package, "-module-name", module.name, "-I", folder]
  }

  /// Bodies are not looked at for it, but for those that clients have copies of, as those of default
  /// arguments.
  private static func interface(of module: Module, in folder: String) -> [String] {
    ["-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
      + ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
      + module.sources
  }

  static func whole(_ module: Module, in folder: String) -> [String] {
    ["-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path"]
      + ["\(folder)/\(module.name).swiftmodule"] + code(of: module, in: folder)
  }

  /// Has the interfaces of modules that are built copied to where the others look for theirs.
  private static func taking(_ built: [BuiltModule], to folder: String) -> ProgramCall {
    ProgramCall(
      Progress(progress, done: 0, of: 0), program: "cp",
      arguments: built.map(\.interface) + [folder])
  }

  private static let warmedFile = "foundation.swift"

  /// Has the compiler keep what it reads of C as imported files do, which it else does for the first.
  private static func warming(in folder: String) -> ProgramCall {
    call(ImportCompiler.dialect + ["-typecheck", "\(folder)/\(warmedFile)"])
  }

  private static func code(of module: Module, in folder: String) -> [String] {
    ["-emit-object", "-wmo", "-o", "\(folder)/\(module.name).o"] + module.sources
  }

  /// The most sources whose code one call makes: with more, processors would wait for the last one.
  private static let mostSources = 20

  /// What makes the objects of some sources of a module.
  ///
  /// - Parameters:
  ///   - folder: Where the objects go.
  ///   - interfaces: The folder of the modules that it imports.
  static func frontends(
    making sources: [String], of module: Module, in folder: String, from interfaces: String,
    package: String
  ) -> [ProgramCall] {
    let options = options(of: module, in: interfaces, package: package)
      .filter { $0 != "-Xfrontend" }
    let count = (sources.count + mostSources - 1) / mostSources
    return (0..<count).map { part in
      // Those that stand side by side are alike, and as long.
      let made = stride(from: part, to: sources.count, by: count).map { sources[$0] }
      let isMade = Set(made)
      return call(
        ["-frontend", "-c"]
          + module.sources.flatMap { isMade.contains($0) ? ["-primary-file", $0] : [$0] } + options
          + made.flatMap { ["-o", Module.object(of: $0, in: folder)] })
    }
  }

  private static func linking(
    _ modules: [Module], loading runtime: [String], in folder: String
  ) -> ProgramCall {
    #if canImport(Darwin)
      let name = "lib\(linkedName).dylib"
      let identity = ["-Xlinker", "-install_name", "-Xlinker", "@rpath/\(name)"]
    #else
      let name = "lib\(linkedName).so"
      // What few programs call is not there, so that nothing that all have may need it.
      let identity = ["-Xlinker", "-z", "-Xlinker", "defs"]
    #endif
    return call(
      ["-emit-library", "-o", "\(folder)/\(name)"] + identity + runtime
        + modules.flatMap { $0.built?.objects ?? $0.objects(in: folder) })
  }

  static func call(_ arguments: [String]) -> ProgramCall {
    ProgramCall(Progress(progress, done: 0, of: 0), program: "swiftc", arguments: arguments)
  }
}
