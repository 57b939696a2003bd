import CommandLanguage
import HostSystem
import JSON
import Wording

/// The Swift compiler that imports are made with.
struct ImportCompiler {
  /// What it says of itself, which tells it from any other.
  let version: String
  /// The folder with what compiled programs need to run; nil where it does not say.
  let runtime: String?
  /// The folder with the libraries that compiled programs load; nil where it does not say.
  let libraries: String?
  /// The name that interfaces of modules have for the system; nil where it does not say.
  let target: String?

  /// The options that decide how imported files are read.
  ///
  /// All that reads them has the same, and so has what is read once for all of them: tables of
  /// lines are a part, since the compiler keeps what it reads of C apart by them.
  static let dialect = [
    "-swift-version", "5", "-parse-as-library", "-Onone", "-gline-tables-only",
    "-suppress-warnings",
  ]

  /// The options that keep the compiler from thinking about one expression for as long as it likes.
  ///
  /// What takes it more seconds, bytes or ways to try than these is refused as any other error, and
  /// taken out. What it comes to an end with takes far less; by bytes and ways it gives up as soon on a
  /// busy machine, and in closures and what is told of errors, with which the seconds begin again.
  static let bounds = [
    "-Xfrontend", "-solver-expression-time-threshold=4",
    "-Xfrontend", "-solver-memory-threshold=60000000",
    "-Xfrontend", "-solver-scope-threshold=400000",
  ]

  /// Asks the compiler.
  init(with steps: BuildSteps) throws(CommandError) {
    version = try steps.run(
      ProgramCall(
        Progress("looking for the Swift compiler", done: 0, of: 0), program: "swiftc",
        arguments: ["-print-target-info"])
    ).output
    let information = try? JSONDocument(parsing: version).value
    runtime = Self.runtime(in: information)
    libraries =
      if case .array(let paths)? = information?["paths"]?["runtimeLibraryPaths"],
        case .string(let path)? = paths.first
      { path } else { nil }
    target =
      if case .string(let name)? = information?["target"]?["moduleTriple"] { name } else { nil }
  }

  /// Where the compiler says that its libraries are, two folders up: the programs that tell of a
  /// crash lie beside them.
  private static func runtime(in information: JSONValue?) -> String? {
    guard case .string(let libraries)? = information?["paths"]?["runtimeResourcePath"] else {
      return nil
    }
    return FilePath.folder(of: FilePath.folder(of: libraries))
  }
}
