import ArgumentParser
import CommandLanguage
import DiffplayKit
import HostSystem
import Lessons
import PictureFiles
import PictureModel
import Sessions
import Wording
import WorldModel
import WorldWording

/// The subcommand `lesson [ID]`.
struct Learn: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Start the lessons, one of them, or those of your own.",
    discussion: """
      Without an id it goes on with the first lesson that is not done. `lessons` at the prompt lists \
      them. Lesson files, or a folder of them, are taken as they are: `lesson new ID` writes one to \
      begin with, `lesson watch FILE` checks and plays it whenever it is saved, and --lint checks \
      it. docs/writing-lessons.md shows how they are written.
      """)

  @OptionGroup var options: PlayOptions

  @Flag(help: "Check lesson files, or folders of them, from both ends; the program's own without.")
  var lint = false

  @Flag(help: "List the kinds of refusals that a lesson's goal can ask for.")
  var kinds = false

  @Option(
    help: "Take the lessons of this folder, instead of the program's own.",
    completion: .directory)
  var course: String?

  @Option(help: "Write the lesson as a page to hand out.", completion: .file())
  var export: String?

  @Argument(
    help: ArgumentHelp(
      "A lesson's id or number, or lesson files; `new ID` or `watch FILE`.", valueName: "id"),
    completion: .custom { words, _, _ in
      let files = ((try? POSIXFileSystem().names(in: ".")) ?? []).filter {
        $0.hasSuffix(SessionDiscovery.suffix)
      }
      return words.contains("--lint") ? files : LessonCourse.standard.all.map(\.id) + files
    })
  var names: [String] = []

  func validate() throws {
    let isOne = names.count <= 1 || Deed(names) != nil || names.allSatisfy(Self.isFile)
    guard lint || isOne else { throw ValidationError("one lesson at a time") }
    guard course == nil || !names.contains(where: Self.isFile) else {
      throw ValidationError("--course is a folder of lessons; files are a course of their own")
    }
  }

  /// What is done with a lesson file.
  private enum Deed {
    case new(String)
    case watch(String)

    init?(_ names: [String]) {
      guard names.count == 2 else { return nil }
      switch names[0] {
      case "new": self = .new(names[1])
      case "watch": self = .watch(names[1])
      default: return nil
      }
    }
  }

  private static func isFile(_ name: String) -> Bool { name.hasSuffix(SessionDiscovery.suffix) }

  func run() throws {
    let isDone = try ExitStatus.ofFiles {
      switch Deed(names) {
      case .new(let id)?: try write(id)
      case .watch(let file)?: try watch(file)
      case nil:
        guard let export else { return false }
        try handOut(to: export)
      }
      return true
    }
    if isDone { return }
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
    let files = names.filter(Self.isFile)
    let paths = (files.isEmpty ? [course].compactMap(\.self) : files)
      .map { Identifier($0).quoted }.joined(separator: " ")
    if !files.isEmpty { return "lessons --course \(paths); lesson 1" }
    let lesson = names.first.map { "lesson \(Identifier($0).quoted)" }
    guard course != nil else { return lesson ?? "lesson" }
    return "lessons --course \(paths)" + (lesson.map { "; \($0)" } ?? "")
  }

  /// Writes a new lesson into the course's folder, which may be here.
  private func write(_ id: String) throws {
    let files = POSIXFileSystem()
    let folder = course ?? ""
    let skeleton = try LessonSkeleton(id: id, folder: folder, files: files)
    let path = FilePath.join(folder, skeleton.name)
    guard files.isFolder(path) == nil else {
      throw FileError(path: path, reason: "a file is there")
    }
    try files.write(skeleton.text, to: path)
    print("written: \(path)")
    let file = FilePath.join(folder, CourseFile.name)
    guard files.isFolder(file) == nil else { return }
    try files.write(LessonSkeleton.courseFile(in: options.play.settings.language), to: file)
    print("written: \(file)")
  }

  /// Checks and plays a lesson again whenever its file changes.
  private func watch(_ file: String) throws {
    try ReplayWatch(paths: [file]) { files throws(FileError) in
      let faults = LessonLint(course: LessonCourse.standard.all, files: files)
        .faults(inFiles: [file])
      do throws(SessionFault) {
        let course = try LessonCourse(files: [file], in: files)
        if let lesson = course.all.first {
          let handout = LessonHandout(
            lesson, of: course, in: options.play.settings.language, files: files)
          let style: StylePolicy = Terminal.usesColor(.auto) ? .ansi : .plain
          Terminal.write(handout.lines.map { style.text($0) + "\n" }.joined())
        }
      } catch {
        // The check tells it.
      }
      for fault in faults { Terminal.writeError(fault.description) }
      Terminal.write(faults.isEmpty ? "nothing is wrong with it\n" : "")
      return faults.isEmpty ? 0 : ExitStatus.failed
    }.run()
  }

  /// Writes a lesson as a page.
  private func handOut(to page: String) throws {
    let files = POSIXFileSystem()
    let paths = names.filter(Self.isFile) + [course].compactMap(\.self)
    let course = paths.isEmpty ? .standard : try LessonCourse(files: paths, in: files)
    let id = names.first.flatMap { Self.isFile($0) ? nil : $0 }
    guard let lesson = id.map(course.lesson(named:)) ?? course.all.first else {
      throw SessionFault(path: id ?? page, message: "there is no such lesson")
    }
    let film = LessonHandout(
      lesson, of: course, in: options.play.settings.language, files: files
    ).film
    try files.write(FilmPage(film, in: film.language).html, to: page)
    print("written: \(page)")
  }

  /// Tells the faults of lesson files on standard error, as `FILE:LINE:COLUMN: error: …`.
  private func check() throws {
    let files = POSIXFileSystem()
    let course = LessonCourse.standard
    try ExitStatus.ofFiles {
      let paths = try SessionDiscovery.files(at: names, in: files)
      let lint = LessonLint(course: course.all, files: files)
      let faults = names.isEmpty ? lint.faultsOfCourse() : lint.faults(inFiles: paths)
      for fault in faults { Terminal.writeError(fault.description) }
      let count = names.isEmpty ? course.all.count : paths.count
      let counts = [(count, "lesson"), (faults.count, "fault")]
      print(counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", "))
      throw ExitCode(faults.isEmpty ? 0 : ExitStatus.failed)
    }
  }
}
