import CommandLanguage
import HostSystem
import JSON
import Wording

/// The compiler itself and the linker, called without the program that drives both.
///
/// The driver starts each of them and two more for every program; a third of an import is theirs.
/// How it has a program linked is asked once, when the library is built.
struct DirectCompiler {
  private let program: String
  private let plugins: [String]
  /// The linker and its arguments, in which marks stand for what is linked.
  private let link: [String]

  private static let planName = "link.json"
  private static let objectMark = "DIFFPLAY-OBJECT"
  private static let programMark = "DIFFPLAY-PROGRAM"
  private static let libraryMark = "DIFFPLAY-LIBRARY"

  /// The compiler of a toolchain, for programs that stand on the library in `folder`; nil where
  /// another than Linux links them, or the toolchain lacks a part.
  init?(_ compiler: ImportCompiler, library folder: String, files: any FileSystem) {
    guard let parts = Parts(compiler, files: files),
      let text = try? files.text(of: "\(folder)/\(Self.planName)"),
      let document = try? JSONDocument(parsing: text),
      let link = try? JSONValueDecoder().decode([String].self, from: document), link.count > 1
    else { return nil }
    program = parts.frontend
    plugins = parts.plugins
    self.link = link.map { $0.replacing(Self.libraryMark, with: folder) }
  }

  /// Whether a toolchain has all that is called.
  static func isThere(_ compiler: ImportCompiler, files: any FileSystem) -> Bool {
    Parts(compiler, files: files) != nil
  }

  /// The parts of a toolchain that are called.
  private struct Parts {
    let frontend: String
    let clang: String
    let start: String
    let plugins: [String]
    let libraries: String
    let target: String

    init?(_ compiler: ImportCompiler, files: any FileSystem) {
      #if os(Linux)
        guard let root = compiler.runtime, let target = compiler.target,
          let libraries = compiler.libraries,
          let architecture = target.split(separator: "-").first
        else { return nil }
        (self.target, self.libraries) = (target, libraries)
        frontend = "\(root)/bin/swift-frontend"
        clang = "\(root)/bin/clang"
        start = "\(libraries)/\(architecture)/swiftrt.o"
        let host = "\(root)/lib/swift/host"
        let server = "\(host)/libSwiftInProcPluginServer.so"
        for path in [frontend, clang, start, server, "\(root)/bin/ld.lld"] {
          guard files.isFolder(path) == false else { return nil }
        }
        plugins = [
          "-in-process-plugin-server-path", server, "-plugin-path", "\(host)/plugins",
        ]
      #else
        return nil
      #endif
    }
  }

  /// Writes down how programs are linked that stand on the library in `folder`, unless the toolchain
  /// lacks a part.
  static func writePlan(
    _ compiler: ImportCompiler, linking library: String, in folder: String, with steps: BuildSteps
  ) throws(FileError) {
    let files = steps.toolchain.files
    guard let parts = Parts(compiler, files: files) else { return }
    var arguments = ["-###", "-pie", "-fuse-ld=lld", "--target=\(parts.target)", parts.start]
    arguments += ["-Xlinker", objectMark, "-L", libraryMark, "-l\(library)", "-L", parts.libraries]
    // What the library stands on is loaded with it, and has the rest.
    arguments += ["-lswiftCore", "-Xlinker", "--warn-unresolved-symbols"]
    for folder in [parts.libraries, libraryMark] {
      arguments += ["-Xlinker", "-rpath", "-Xlinker", folder]
    }
    arguments += ["-o", programMark]
    let call = ProgramCall(
      Progress(ImportLibrary.progress, done: 0, of: 0), program: parts.clang, arguments: arguments)
    let end = steps.toolchain.run(call, for: steps.work)
    guard end.succeeded, let line = end.errors.split(separator: "\n").last else { return }
    let plan = words(of: line)
    guard [objectMark, programMark, libraryMark].allSatisfy(plan.contains),
      let text = try? JSONPrinter.compact(JSONValueEncoder().encode(plan))
    else { return }
    try files.write(text, to: "\(folder)/\(planName)")
  }

  /// The words of a command, each in quotes, in which a backslash stands before what is meant.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isEscaped = false
    for character in line {
      if isEscaped || (word != nil && character != "\"" && character != "\\") {
        word?.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = word != nil
      } else if character == "\"" {
        if let ended = word { words.append(ended) }
        word = word == nil ? "" : nil
      }
    }
    return words
  }

  // MARK: Calls

  /// A call of the compiler in the place of one of the driver with `options`.
  func compiling(
    _ options: [String], _ mode: [String], _ sources: [String], told progress: Progress,
    timeLimit: Double
  ) -> ProgramCall {
    ProgramCall(
      progress, program: program,
      arguments: ["-frontend"] + mode + options.filter { $0 != "-Xfrontend" } + plugins + sources,
      timeLimit: timeLimit)
  }

  /// The call that links objects to a program, and tells of each name that is in none of them.
  func linking(_ objects: [String], to program: String, told progress: Progress) -> ProgramCall {
    let arguments = link.dropFirst().flatMap { word in
      switch word {
      case Self.objectMark: objects
      case Self.programMark: [program]
      default: [word]
      }
    }
    return ProgramCall(progress, program: link[0], arguments: arguments)
  }
}
