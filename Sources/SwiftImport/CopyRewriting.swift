import CommandLanguage
import HostSystem
import JSON
import RewritingRecords
import Wording

/// Has copies of a user's files rewritten by the program that is built for it.
struct CopyRewriting {
  let toolchain: any Toolchain
  let work: any WorkObserver
  let library: ImportLibrary
  /// Where the copies are.
  let folder: String
  /// Whether the nibs and storyboards of the project are given.
  var hasNibs: Bool
  /// The program's path once it was asked for; nil in it where the toolchain has no swift-syntax.
  private var known: String??

  /// Rewriting of copies in `folder`.
  init(
    toolchain: any Toolchain, work: any WorkObserver, library: ImportLibrary, folder: String,
    hasNibs: Bool
  ) {
    (self.toolchain, self.work, self.library) = (toolchain, work, library)
    (self.folder, self.hasNibs) = (folder, hasNibs)
  }

  /// Whether copies were to be rewritten and there is nothing to do it with.
  var isMissing: Bool { known == .some(nil) }

  /// Says that there is nothing to do it with, as was found out before.
  mutating func markMissing() { known = .some(nil) }

  /// The program, built where it is not; nil where the toolchain has no swift-syntax.
  mutating func program() throws(CommandError) -> String? {
    if let known { return known }
    let path = try RewriterProgram.built(for: library, by: toolchain, for: work)
    known = .some(path)
    return path
  }

  /// The modules that imported files can name, beside those that stand for packages.
  static let modules = [
    "Swift", "Foundation", "FoundationNetworking", "Dispatch", "Glibc", "UIKit", "Observation",
    "Synchronization", "RegexBuilder",
  ]

  /// What in a text is read otherwise than it stands, asks for classes by their names, or is
  /// Objective-C's.
  private static let signs = [
    "#if", "@main", "ApplicationMain", "elector", "NSClassFromString", "Nib", "nibName",
    "toryboard", "@objc", "@IB", ", AnyHashable>!", "@Observable", "withObservationTracking",
  ]

  /// Whether a text must be made fit, even where it may compile as it is, or will not compile.
  static func isNeeded(by text: String) -> Bool {
    signs.contains { text.contains($0) } || importsForeign(text) || takesPrototypes(text)
  }

  /// Whether a controller takes cells that nothing is registered for: a storyboard has them.
  private static func takesPrototypes(_ text: String) -> Bool {
    ["UICollectionViewController", "UITableViewController"].contains { text.contains($0) }
      && text.contains("dequeueReusable") && !text.contains(".register(")
  }

  /// Whether a line imports a module that is not here: the compiler need not be asked to know.
  private static func importsForeign(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let words = line.split(separator: " ")
      let isImport = words.first == "import" || words.first?.hasPrefix("@") == true
      guard isImport, let module = words.last, words.dropLast().last == "import" else {
        return false
      }
      return !modules.contains(String(module))
    }
  }

  /// The parts of the library that texts will be compiled with.
  static func parts(neededBy texts: [String]) -> [ImportLibrary.PartKind] {
    let imports = Set(texts.flatMap(ProjectModules.imports))
    if imports.contains("SwiftUI") { return ImportLibrary.PartKind.allCases }
    return RewritingTask.packages.isDisjoint(with: imports) ? [] : [.packages]
  }

  /// Makes sources fit for this system, or takes out of them what the compiler refuses.
  ///
  /// - Returns: What was done, and whether that changed any; nil where there is nothing to do it
  ///   with.
  mutating func rewrite(
    _ sources: inout [ImportProgram.Source], without refusals: [RewritingTask.Refusal]? = nil
  ) throws(CommandError) -> (outcome: RewritingOutcome, isChanged: Bool)? {
    guard let program = try program() else { return nil }
    let files = sources.map { source in
      RewritingTask.File(path: "\(folder)/fit-\(source.copy)", mark: source.mark)
    }
    let task = RewritingTask(
      files: files, modules: Self.modules, hasNibs: hasNibs, refusals: refusals)
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
      return (outcome, isChanged)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("copies cannot be rewritten: \(String(describing: error))")
    }
  }
}
