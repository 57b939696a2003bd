package import HostSystem
import TextWidth
import Wording

/// Everything a session will run, decided before anything runs: its steps and those it includes.
package struct SessionPlan: Hashable, Sendable {
  /// A step and the file it comes from.
  package struct PlannedStep: Hashable, Sendable {
    /// The file that holds the step.
    package var path: String
    /// The line of that file on which the step begins.
    package var line: Int
    /// The command and what it is expected to print.
    package var step: Session.Step
    /// Whether an `#!include` brought the step in.
    package var isIncluded: Bool
  }

  /// The session file.
  package let path: String
  /// What the session says about its world.
  package let settings: SessionSettings
  /// The steps in the order in which they run.
  package let steps: [PlannedStep]

  /// How deep includes may nest.
  package static let deepestInclude = 16
  /// How many includes one session may cause in all.
  package static let mostIncludes = 256
  /// How many commands included files may bring in all.
  package static let mostIncludedSteps = 100_000

  /// Plans the session that was read from `path`.
  ///
  /// - Throws: `SessionFault` when an included file cannot be read, is no session, or includes
  ///   itself.
  package init(
    _ session: Session, path: String, files: any FileSystem
  ) throws(SessionFault) {
    var expansion = IncludeExpansion(files: files, path: path)
    try expansion.expand(session, path: path)
    self.path = path
    steps = expansion.steps
    settings = SessionSettings(
      width: session.width ?? StyledText.usualWidth, folder: FilePath.folder(of: path),
      language: session.language ?? .english)
  }

  /// Reads the session file `path` and plans it.
  ///
  /// - Throws: `SessionFault` when the file or one it includes cannot be read or parsed.
  package init(path: String, files: any FileSystem) throws(SessionFault) {
    try self.init(Session(path: path, files: files), path: path, files: files)
  }
}

extension Session {
  /// Reads the session file `path`.
  ///
  /// - Throws: `SessionFault` when the file cannot be read or parsed.
  package init(path: String, files: any FileSystem) throws(SessionFault) {
    let text: String
    do { text = try files.text(of: path) } catch { throw SessionFault(error) }
    do { try self.init(parsing: text) } catch { throw SessionFault(error, path: path) }
  }
}

/// Collects the steps of a session and of the files it includes.
private struct IncludeExpansion {
  let files: any FileSystem
  var steps: [SessionPlan.PlannedStep] = []
  /// The files being expanded, outermost first, in normal form.
  private var chain: [String]
  private var count = 0
  private var includedCount = 0

  init(files: any FileSystem, path: String) {
    self.files = files
    chain = [FilePath.normalized(path)]
  }

  mutating func expand(_ session: Session, path: String) throws(SessionFault) {
    for entry in session.entries {
      switch entry.content {
      case .step(let step):
        includedCount += chain.count > 1 ? 1 : 0
        guard includedCount <= SessionPlan.mostIncludedSteps else {
          throw SessionFault(
            path: path, line: entry.line,
            message: "the session includes more than \(SessionPlan.mostIncludedSteps) commands")
        }
        steps.append(
          SessionPlan.PlannedStep(
            path: path, line: entry.line, step: step, isIncluded: chain.count > 1))
      case .directive(.include(let target)):
        try include(target, from: path, line: entry.line)
      case .directive, .blank, .prose:
        break
      }
    }
  }

  private mutating func include(
    _ target: String, from path: String, line: Int
  ) throws(SessionFault) {
    let included = FilePath.resolve(target, in: FilePath.folder(of: path))
    func fault(_ message: String) -> SessionFault {
      SessionFault(path: path, line: line, message: message)
    }
    guard !chain.contains(included) else {
      let circle = (chain.drop { $0 != included } + [included]).joined(separator: " includes ")
      throw fault("this include goes in a circle: \(circle)")
    }
    guard chain.count <= SessionPlan.deepestInclude else {
      throw fault("includes nest deeper than \(SessionPlan.deepestInclude) files")
    }
    count += 1
    guard count <= SessionPlan.mostIncludes else {
      throw fault("the session includes more than \(SessionPlan.mostIncludes) files")
    }
    let text: String
    do { text = try files.text(of: included) } catch {
      throw fault("the included file \(included) cannot be read: \(error.reason)")
    }
    let session: Session
    do { session = try Session(parsing: text) } catch {
      var fault = SessionFault(error, path: included)
      fault.message += " (included from \(path.singleLine):\(line))"
      throw fault
    }
    chain.append(included)
    try expand(session, path: included)
    chain.removeLast()
  }
}
