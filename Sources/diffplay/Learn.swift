import ArgumentParser
import CommandLanguage
import DiffplayKit
import HostSystem
import Lessons
import Sessions
import WorldModel
import WorldWording

/// The subcommand `lesson [ID]`.
struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Start the lessons, or one of them.",
    discussion: """
      Without an id it goes on with the first lesson that is not done. `lessons` at the prompt lists \
      them. With --lint it checks lesson files: docs/writing-lessons.md shows how they are written.
      """)

  @OptionGroup var options: PlayOptions

  @Flag(help: "Check lesson files, or folders of them, from both ends; the program's own without.")
  var lint = false

  @Flag(help: "List the kinds of refusals that a lesson's goal can ask for.")
  var kinds = false

  @Argument(
    help: ArgumentHelp("A lesson's id or number; with --lint files.", valueName: "id"),
    completion: .custom { words, _, _ in
      guard words.contains("--lint") else { return LessonCourse.standard.all.map(\.id) }
      return ((try? POSIXFileSystem().names(in: ".")) ?? []).filter { $0.hasSuffix(".session") }
    })
  var names: [String] = []

  func validate() throws {
    guard lint || names.count <= 1 else { throw ValidationError("one lesson at a time") }
  }

  func run() throws {
    if kinds {
      for kind in RefusalKind.allCases { print(kind.rawValue) }
    } else if lint {
      try check()
    } else {
      throw ExitCode(options.play.readInput(after: command))
    }
  }

  /// What begins the lesson that was asked for.
  private var command: String {
    names.first.map { "lesson \(Identifier($0).quoted)" } ?? "lesson"
  }

  /// Tells the faults of lesson files on standard error, as `FILE:LINE:COLUMN: error: …`.
  private func check() throws {
    let files = POSIXFileSystem()
    let course = LessonCourse.standard
    do {
      let paths = try SessionDiscovery.files(at: names, in: files)
      let lint = LessonLint(course: course.all, files: files)
      let faults = names.isEmpty ? lint.faultsOfCourse() : lint.faults(inFiles: paths)
      for fault in faults { Terminal.writeError(fault.description) }
      let count = names.isEmpty ? course.all.count : paths.count
      let counts = [(count, "lesson"), (faults.count, "fault")]
      print(counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", "))
      throw ExitCode(faults.isEmpty ? 0 : ExitStatus.failed)
    } catch let error as FileError {
      Terminal.writeError(SessionFault(error).description)
      throw ExitCode(ExitStatus.badArguments)
    }
  }
}
