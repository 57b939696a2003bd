import ArgumentParser
import DiffplayKit

/// The subcommand `lesson [ID]`.
struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Check lesson files.",
    discussion: "docs/writing-lessons.md shows how a lesson is written.")

  @Flag(help: "Check lesson files, or folders of them, from both ends.")
  var lint = false

  @Flag(help: "List the kinds of refusals that a lesson's goal can ask for.")
  var kinds = false

  @Argument(
    help: "Lesson files or folders with --lint.", completion: .file(extensions: ["session"]))
  var paths: [String] = []

  func run() throws {
    if kinds {
      for kind in RefusalKind.allCases { print(kind.rawValue) }
      return
    }
    let files = POSIXFileSystem()
    do {
      let found = try SessionDiscovery.files(at: paths, in: files)
      let faults = LessonLint(course: [], files: files).faults(inFiles: found)
      for fault in faults { Terminal.writeError(fault.description) }
      print("\(found.count) lessons, \(faults.count) faults")
      throw ExitCode(faults.isEmpty ? 0 : ExitStatus.failed)
    } catch let error as FileError {
      Terminal.writeError(SessionFault(error).description)
      throw ExitCode(ExitStatus.badArguments)
    }
  }
}
