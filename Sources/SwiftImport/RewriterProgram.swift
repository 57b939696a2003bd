package import CommandLanguage
package import HostSystem
import Wording

/// The program that rewrites copies, linked with the swift-syntax of the toolchain.
///
/// It is built when a file is the first to need it: what compiles as it is does not, and the compiler
/// takes as long over the interface of swift-syntax as over half the library.
package struct RewriterProgram {
  private static let name = "rewriter"
  private let sources: [String]
  /// Where the toolchain keeps the modules of its compiler that are written in Swift.
  private let host: String

  /// The program below `root`; nil where toolchain or sources lack what it is made of.
  private init?(root: String, compiler: ImportCompiler, files: any FileSystem) throws(FileError) {
    guard let runtime = compiler.runtime else { return nil }
    host = "\(runtime)/lib/swift/host"
    guard files.isFolder("\(host)/SwiftParser.swiftmodule") == true else { return nil }
    var sources: [String] = []
    for module in ["RewritingRecords", "ImportRewriter"] {
      let folder = "\(root)/\(module)"
      guard files.isFolder(folder) == true else { return nil }
      for name in try files.names(in: folder) where name.hasSuffix(".swift") {
        sources.append("\(folder)/\(name)")
      }
    }
    self.sources = sources
  }

  /// Builds it beside a library, unless it was kept.
  ///
  /// - Returns: Its path; nil where the toolchain has no swift-syntax to make it with.
  @discardableResult
  package static func built(
    for library: ImportLibrary, by toolchain: any Toolchain, for work: any WorkObserver,
    inBackground: Bool = false
  ) throws(CommandError) -> String? {
    if !inBackground { toolchain.waitForPreparation(for: work) }
    guard let root = toolchain.librarySources else { return nil }
    let steps = BuildSteps(toolchain: toolchain, work: work, isInBackground: inBackground)
    return try built(below: root, by: library.compiler, with: steps) { call throws(CommandError) in
      _ = try steps.run(call)
    }
  }

  /// Has it built of sources below `root` by `run`, unless it was kept; gives its path.
  @discardableResult
  static func built(
    below root: String, by compiler: ImportCompiler, with steps: BuildSteps,
    run: (ProgramCall) throws(CommandError) -> Void
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
      try run(
        ProgramCall(
          Progress("building what rewrites copies, this once", done: 0, of: 0), program: "swiftc",
          arguments: program.arguments(in: folder)))
    }
    return "\(folder)/\(name)"
  }

  private func arguments(in folder: String) -> [String] {
    ["-swift-version", "6", "-Onone", "-suppress-warnings", "-package-name", "diffplay"]
      + ["-wmo", "-module-name", "ImportRewriter", "-I", host, "-L", host, "-lSwiftParser"]
      + ["-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", host, "-o", "\(folder)/\(Self.name)"]
      + sources
  }
}
