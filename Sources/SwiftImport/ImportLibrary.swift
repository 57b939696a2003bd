package import CommandLanguage
package import HostSystem
import JSON
import Wording

/// The library that imported files are compiled against, built once and kept.
package struct ImportLibrary {
  /// The folder with the modules, and one shared library of them all.
  let folder: String
  /// The folder with what compiled programs need to run.
  let runtime: String?

  /// A module of the library.
  private struct Module {
    let name: String
    /// The modules that it imports.
    let imports: [String]
    /// The paths of its sources.
    var sources: [String] = []
  }

  /// The modules, each after those that it imports.
  private static let modules = [
    Module(name: "IndexPaths", imports: []),
    Module(name: "DiffableDataSource", imports: ["IndexPaths"]),
    Module(name: "CompositionalLayout", imports: ["IndexPaths"]),
    Module(
      name: "HeadlessCollectionView", imports: ["DiffableDataSource", "CompositionalLayout"]),
    Module(name: "ImportRecords", imports: ["CompositionalLayout"]),
    Module(name: "ConstraintSolver", imports: []),
    Module(name: "TextMetrics", imports: []),
    Module(
      name: "HeadlessUIKit",
      imports: ["HeadlessCollectionView", "ConstraintSolver", "TextMetrics"]),
    Module(name: "UIKit", imports: ["HeadlessUIKit"]),
    Module(name: "ImportProbe", imports: ["HeadlessUIKit", "ImportRecords"]),
  ]

  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ]
  private static let linkedName = "DiffplayImport"

  /// What a program is linked with, and finds again when it runs.
  var linkOptions: [String] {
    ["-L", folder, "-l\(Self.linkedName)", "-Xlinker", "-rpath", "-Xlinker", folder]
  }

  /// The library that was kept, or one that is built now.
  ///
  /// It is kept under a name that tells compiler and sources apart, so that neither an old nor a
  /// half-built one is ever taken.
  ///
  /// - Parameter inBackground: Whether it gives way to all that somebody waits for.
  @discardableResult
  package static func built(
    by toolchain: any Toolchain, for work: any WorkObserver, inBackground: Bool = false
  ) throws(CommandError) -> ImportLibrary {
    if !inBackground { toolchain.waitForPreparation(for: work) }
    guard let root = toolchain.librarySources else {
      throw CommandError(
        "the library's sources are not here, which imported code is compiled against",
        fix: "`make install` puts them beside the program")
    }
    let steps = ImportLibrarySteps(
      toolchain: toolchain, work: work, isInBackground: inBackground)
    let version = try steps.run(
      ProgramCall(
        Progress("looking for the Swift compiler", done: 0, of: 0), program: "swiftc",
        arguments: ["-print-target-info"]))
    let runtime = runtime(in: version.output)
    do {
      var digest = Digest()
      digest.add(version.output)
      var modules = modules
      for index in modules.indices {
        let sources = try steps.swiftFiles(in: "\(root)/\(modules[index].name)")
        modules[index].sources = sources
        for path in sources { digest.add(try toolchain.files.text(of: path)) }
      }
      let name = "library-\(digest.text)"
      if let folder = try toolchain.keptFolder(named: name) {
        return ImportLibrary(folder: folder, runtime: runtime)
      }
      let folder = try toolchain.makeFolderToKeep()
      defer { toolchain.removeTemporaryFolder(folder) }
      try build(modules, in: folder, with: steps)
      return ImportLibrary(folder: try toolchain.keep(folder, as: name), runtime: runtime)
    } catch let error as CommandError {
      throw error
    } catch let error as FileError {
      throw CommandError("\(error.path): \(error.told)")
    } catch {
      throw CommandError("the library cannot be built: \(String(describing: error))")
    }
  }

  /// Builds the interfaces first, those side by side that need no other; then all that is behind
  /// them at once, the longest first.
  private static func build(
    _ modules: [Module], in folder: String, with steps: ImportLibrarySteps
  ) throws(CommandError) {
    var calls: [[ProgramCall]] = []
    var known: Set<String> = []
    while known.count < modules.count {
      let ready = modules.filter { !known.contains($0.name) && known.isSuperset(of: $0.imports) }
      calls.append(ready.map { interface(of: $0, in: folder) })
      known.formUnion(ready.map(\.name))
    }
    calls.append(
      modules.sorted { $0.sources.count > $1.sources.count }.map { objects(of: $0, in: folder) })
    calls.append([linking(modules, in: folder)])
    let count = calls.reduce(0) { $0 + $1.count }
    var done = 0
    for step in calls {
      let told = step.map { call in
        var call = call
        call.progress = Progress(
          "building the library for import, this once", done: done, of: count)
        done += 1
        return call
      }
      try steps.run(told)
    }
  }

  private static func options(of module: Module, in folder: String) -> [String] {
    ["-swift-version", "6", "-parse-as-library", "-wmo", "-Onone", "-suppress-warnings"]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + ["-package-name", "diffplay", "-module-name", module.name, "-I", folder]
  }

  private static func interface(of module: Module, in folder: String) -> ProgramCall {
    call(
      options(of: module, in: folder)
        + ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types"]
        + ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
        + module.sources)
  }

  private static func objects(of module: Module, in folder: String) -> ProgramCall {
    call(
      options(of: module, in: folder)
        + ["-emit-object", "-o", "\(folder)/\(module.name).o"] + module.sources)
  }

  private static func linking(_ modules: [Module], in folder: String) -> ProgramCall {
    #if canImport(Darwin)
      let name = "lib\(linkedName).dylib"
      let identity = ["-Xlinker", "-install_name", "-Xlinker", "@rpath/\(name)"]
    #else
      let name = "lib\(linkedName).so"
      let identity: [String] = []
    #endif
    return call(
      ["-emit-library", "-o", "\(folder)/\(name)"] + identity
        + modules.map { "\(folder)/\($0.name).o" })
  }

  private static func call(_ arguments: [String]) -> ProgramCall {
    ProgramCall(
      Progress("building the library for import, this once", done: 0, of: 0), program: "swiftc",
      arguments: arguments)
  }

  /// Where the compiler says that its libraries are, two folders up: the programs that tell of a
  /// crash lie beside them.
  private static func runtime(in targetInfo: String) -> String? {
    let information = try? JSONDocument(parsing: targetInfo).value
    guard case .string(let libraries)? = information?["paths"]?["runtimeResourcePath"] else {
      return nil
    }
    return FilePath.folder(of: FilePath.folder(of: libraries))
  }
}

/// What the steps of building the library have in common.
private struct ImportLibrarySteps {
  let toolchain: any Toolchain
  let work: any WorkObserver
  let isInBackground: Bool

  func swiftFiles(in folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try toolchain.files.names(in: folder) {
      let path = "\(folder)/\(name)"
      if toolchain.files.isFolder(path) == true {
        found += try swiftFiles(in: path)
      } else if name.hasSuffix(".swift") {
        found.append(path)
      }
    }
    return found
  }

  /// Runs a step that must not fail.
  func run(_ call: ProgramCall) throws(CommandError) -> ProgramEnd { try run([call])[0] }

  /// Runs steps side by side, none of which must fail.
  @discardableResult
  func run(_ calls: [ProgramCall]) throws(CommandError) -> [ProgramEnd] {
    let calls = calls.map { call in
      var call = call
      call.isInBackground = isInBackground
      return call
    }
    let ends = toolchain.run(calls, for: work)
    // Where one fails, the others are interrupted.
    let failed = zip(calls, ends).filter { !$1.succeeded }
    guard let (call, end) = failed.first(where: { $1.cause != .interrupted }) ?? failed.first else {
      return ends
    }
    switch end.cause {
    case .interrupted: throw CommandError("interrupted while \(call.progress.task)")
    case .notStarted(let reason):
      throw CommandError(
        "there is no Swift compiler: \(call.program): \(reason)",
        fix: "install Swift from swift.org and put `swiftc` on the PATH")
    default:
      var error = CommandError("\(call.progress.task) failed")
      error.details = CompilerOutput(end.errors).shown.map { StyledText($0) }
      throw error
    }
  }
}

/// A number that tells texts apart: FNV-1a with 64 bits.
private struct Digest {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  var text: String { String(value, radix: 16) }
}
