import CommandLanguage
import HostSystem
import JSON
import RewritingRecords
import Wording

/// Has copies of a user's files rewritten by the program that is built with the library.
struct CopyRewriting {
  let toolchain: any Toolchain
  let work: any WorkObserver
  /// The program; nil where the toolchain has no swift-syntax.
  let program: String?
  /// Where the copies are.
  let folder: String

  /// The modules that imported files can name, beside those that stand for packages.
  static let modules = [
    "Swift", "Foundation", "FoundationNetworking", "Dispatch", "Glibc", "UIKit", "Observation",
    "Synchronization", "RegexBuilder",
  ]

  /// Makes sources fit for this system, or takes out of them what the compiler refuses.
  ///
  /// - Returns: What was done; nil where there is nothing to do it with, or nothing was changed.
  func rewrite(
    _ sources: inout [ImportProgram.Source], without refusals: [RewritingTask.Refusal]? = nil
  ) throws(CommandError) -> RewritingOutcome? {
    guard let program else { return nil }
    let files = sources.map { source in
      RewritingTask.File(path: "\(folder)/fit-\(source.copy)", mark: source.mark)
    }
    let task = RewritingTask(files: files, modules: Self.modules, refusals: refusals)
    do {
      for (source, file) in zip(sources, files) {
        try toolchain.files.write(source.fitted, to: file.path)
      }
      try toolchain.files.write(
        JSONPrinter.compact(try JSONValueEncoder().encode(task)), to: "\(folder)/task.json")
      let end = toolchain.run(
        ProgramCall(
          Progress("rewriting copies", done: 0, of: 0), program: program,
          arguments: ["\(folder)/task.json"]), for: work)
      guard end.cause != .interrupted else { throw CommandError("interrupted while compiling") }
      guard end.succeeded else { return nil }
      let document = try JSONDocument(parsing: end.output)
      let outcome = try JSONValueDecoder().decode(RewritingOutcome.self, from: document)
      var isChanged = false
      for index in sources.indices {
        let text = try toolchain.files.text(of: files[index].path)
        isChanged = isChanged || text != sources[index].fitted
        sources[index].fitted = text
      }
      return isChanged ? outcome : nil
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("copies cannot be rewritten: \(String(describing: error))")
    }
  }
}
