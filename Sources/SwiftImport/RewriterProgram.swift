package import CommandLanguage
package import HostSystem
import Wording

/// The program that rewrites copies, linked with the swift-syntax of the toolchain.
///
/// It is built beside the library, or when a file is the first to need it.
package struct RewriterProgram {
  private static let name = "rewriter"
  private let sources: [String]
  /// Where the toolchain keeps the modules of its compiler that are written in Swift.
  private let host: String
  /// The interfaces of swift-syntax as far as reading needs them, by the names of their modules.
  private let interfaces: [(module: String, text: String)]

  /// What builds it.
  struct Calls {
    /// One that spares the compiler most of the interfaces.
    var quick: ProgramCall
    /// One that takes the interfaces as they stand, should a toolchain's be of another form.
    var whole: ProgramCall
  }

  /// The program below `root`; nil where toolchain or sources lack what it is made of.
  private init?(root: String, compiler: ImportCompiler, files: any FileSystem) throws(FileError) {
    guard let runtime = compiler.runtime else { return nil }
    host = "\(runtime)/lib/swift/host"
    guard files.isFolder("\(host)/SwiftParser.swiftmodule") == true else { return nil }
    guard let sources = try Self.sources(below: root, in: files) else { return nil }
    self.sources = sources
    var interfaces: [(String, String)] = []
    for module in ["SwiftSyntax", "SwiftParser"] {
      let path = "\(host)/\(module).swiftmodule/\(compiler.target ?? "").swiftinterface"
      guard let text = try? files.text(of: path) else { continue }
      interfaces.append((module, SyntaxInterface.forReading(text)))
    }
    self.interfaces = interfaces
  }

  /// The paths of its sources; nil where some are not there.
  private static func sources(
    below root: String, in files: any FileSystem
  ) throws(FileError) -> [String]? {
    var sources: [String] = []
    for module in ["RewritingRecords", "ImportRewriter"] {
      let folder = "\(root)/\(module)"
      guard files.isFolder(folder) == true else { return nil }
      for name in try files.names(in: folder) where name.hasSuffix(".swift") {
        sources.append("\(folder)/\(name)")
      }
    }
    return sources
  }

  /// What tells a program with these sources from others; empty where they are not there.
  static func mark(by toolchain: any Toolchain) -> String {
    let found = toolchain.librarySources.flatMap { try? sources(below: $0, in: toolchain.files) }
    var digest = Digest()
    for path in found.flatMap(\.self) ?? [] {
      digest.add((try? toolchain.files.text(of: path)) ?? "")
    }
    return digest.text
  }

  /// Builds it beside a library, unless it was kept.
  ///
  /// - Returns: Its path; nil where the toolchain has no swift-syntax to make it with.
  @discardableResult
  package static func built(
    for library: ImportLibrary, by toolchain: any Toolchain, for work: any WorkObserver,
    inBackground: Bool = false
  ) throws(CommandError) -> String? {
    let steps = BuildSteps(toolchain: toolchain, work: work, isInBackground: inBackground)
    return try built(by: library.compiler, with: steps)
  }

  private static func built(
    by compiler: ImportCompiler, with steps: BuildSteps
  ) throws(CommandError) -> String? {
    guard let root = steps.toolchain.librarySources else { return nil }
    return try built(below: root, by: compiler, with: steps) { calls throws(CommandError) in
      try steps.run([calls.quick], orElse: [calls.whole])
    }
  }

  /// Has it built of sources below `root` by `run`, unless it was kept; gives its path.
  @discardableResult
  static func built(
    below root: String, by compiler: ImportCompiler, with steps: BuildSteps,
    run: (Calls) throws(CommandError) -> Void
  ) throws(CommandError) -> String? {
    let files = steps.toolchain.files
    let found: RewriterProgram?
    do {
      found = try RewriterProgram(root: root, compiler: compiler, files: files)
    } catch {
      throw CommandError("\(error.path): \(error.told)")
    }
    guard let program = found else { return nil }
    let folder = try steps.kept(name) { digest throws(FileError) in
      digest.add(compiler.version)
      for path in program.sources { digest.add(try files.text(of: path)) }
    } making: { folder throws(CommandError) in
      do throws(FileError) {
        for (module, text) in program.interfaces {
          try files.write(text, to: "\(folder)/\(module).swiftinterface")
        }
      } catch {
        throw CommandError("\(error.path): \(error.told)")
      }
      try run(
        Calls(
          quick: program.call(in: folder, searching: [folder, program.host]),
          whole: program.call(in: folder, searching: [program.host])))
    }
    return "\(folder)/\(name)"
  }

  private func call(in folder: String, searching folders: [String]) -> ProgramCall {
    ProgramCall(
      Progress("building what rewrites copies, this once", done: 0, of: 0), program: "swiftc",
      arguments: ["-swift-version", "6", "-Onone", "-suppress-warnings"] + ImportLibrary.unverified
        + ["-package-name", "diffplay", "-wmo", "-module-name", "ImportRewriter"]
        + folders.flatMap { ["-I", $0] } + ["-L", host, "-lSwiftParser", "-lSwiftSyntax"]
        + ["-Xlinker", "-rpath", "-Xlinker", host, "-o", "\(folder)/\(Self.name)"] + sources)
  }
}
