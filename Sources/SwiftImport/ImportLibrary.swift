import CommandLanguage
import HostSystem
import JSON
import Wording

/// The library that imported files are compiled against, built once and kept.
struct ImportLibrary {
  /// The folder with a module and an object file for each part.
  let folder: String
  /// The folder with what compiled programs need to run.
  let runtime: String?

  /// The modules, each after those that it imports.
  static let modules = [
    "DiffableDataSource", "CompositionalLayout", "HeadlessCollectionView", "HeadlessUIKit", "UIKit",
    "ImportRecords", "ImportProbe",
  ]

  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ]

  /// The object files, to be linked with.
  var objects: [String] { Self.modules.map { "\(folder)/\($0).o" } }

  /// The library that was kept, or one that is built now.
  ///
  /// It is kept under a name that tells compiler and sources apart, so that neither an old nor a
  /// half-built one is ever taken.
  static func built(
    by toolchain: any Toolchain, for work: any WorkObserver
  ) throws(CommandError) -> ImportLibrary {
    let version = try run(
      ProgramCall(
        Progress("looking for the Swift compiler", done: 0, of: 0), program: "swiftc",
        arguments: ["-print-target-info"]),
      with: toolchain, for: work)
    let runtime = runtime(in: version.output)
    guard let root = toolchain.librarySources else {
      throw CommandError(
        "the library's sources are not here, which imported code is compiled against",
        fix: "`make install` puts them beside the program")
    }
    do {
      let files = toolchain.files
      var digest = Digest()
      digest.add(version.output)
      var sources: [String: [String]] = [:]
      for module in modules {
        let paths = try swiftFiles(in: "\(root)/\(module)", files)
        sources[module] = paths
        for path in paths { digest.add(try files.text(of: path)) }
      }
      let name = "library-\(digest.text)"
      if let folder = try toolchain.keptFolder(named: name) {
        return ImportLibrary(folder: folder, runtime: runtime)
      }
      let temporary = try toolchain.makeFolderToKeep()
      defer { toolchain.removeTemporaryFolder(temporary) }
      for (number, module) in modules.enumerated() {
        var call = compilation(of: module, sources[module] ?? [], in: temporary)
        call.progress = Progress(
          "building the library for import", done: number, of: modules.count)
        try run(call, with: toolchain, for: work)
      }
      return ImportLibrary(folder: try toolchain.keep(temporary, as: name), runtime: runtime)
    } catch let error as CommandError {
      throw error
    } catch let error as FileError {
      throw CommandError("\(error.path): \(error.reason)")
    } catch {
      throw CommandError("the library cannot be built: \(String(describing: error))")
    }
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

  private static func swiftFiles(
    in folder: String, _ files: any FileSystem
  ) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try files.names(in: folder) {
      let path = "\(folder)/\(name)"
      if files.isFolder(path) == true {
        found += try swiftFiles(in: path, files)
      } else if name.hasSuffix(".swift") {
        found.append(path)
      }
    }
    return found
  }

  private static func compilation(
    of module: String, _ sources: [String], in folder: String
  ) -> ProgramCall {
    var arguments = ["-swift-version", "6", "-parse-as-library", "-wmo", "-suppress-warnings"]
    arguments += features.flatMap { ["-enable-upcoming-feature", $0] }
    arguments += ["-package-name", "diffplay", "-module-name", module, "-I", folder]
    arguments += ["-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule"]
    arguments += ["-emit-object", "-o", "\(folder)/\(module).o"] + sources
    return ProgramCall(
      Progress("building \(module)", done: 0, of: 0), program: "swiftc", arguments: arguments)
  }

  /// Runs a step that must not fail.
  @discardableResult
  private static func run(
    _ call: ProgramCall, with toolchain: any Toolchain, for work: any WorkObserver
  ) throws(CommandError) -> ProgramEnd {
    let end = toolchain.run(call, for: work)
    switch end.cause {
    case .exited(0): return end
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
