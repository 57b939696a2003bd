import CommandLanguage
import Explanations
package import HostSystem
package import Lessons
import Sessions
import SwiftImport
package import WorldModel

/// The world with its history and the doors to the outside.
package struct Workbench: Sendable {
  /// The program's version.
  package static let version = "0.1.0"

  /// A change that can be undone.
  struct Change {
    /// The command as it was typed.
    var command: String
    /// The world before it; nil where it is so long ago that only some worlds are kept.
    var before: World?
  }

  /// What commands change, and undo brings back.
  package var world = World()
  /// What surrounds the world; undo leaves it alone.
  package var settings: Settings
  /// What answers in Swift have declared, for those that follow.
  var spelled = SpelledSwift()
  /// Who waits for the command that is being carried out.
  package var work: any WorkObserver = UnobservedWork()
  var fileSystem: any FileSystem
  /// What runs the entries of files, lessons and sessions in a workbench.
  let runner: any EntryRunner
  /// What compiles and runs imported code; nil where that is not done.
  let toolchain: (any Toolchain)?
  /// What imported code may take.
  var importLimits = SwiftImporter.Limits()
  var past: [Change] = []
  /// The last changes of which every world is kept; of those before, each hundredth is.
  var changesKeptWhole = 100_000
  var future: [Change] = []
  /// The session file that commands are written to, if one is being recorded.
  var recorder: SessionRecorder?
  /// What keeps every entry for `restore`, at a terminal.
  var journal: SessionRecorder?
  /// The journal that an earlier program left, if there is one.
  var lastJournal: String?
  /// The changes that a start-up file made, with which every session begins.
  var changesAtStart: [String] = []
  /// What was entered, but for talk of recordings.
  var entries: [String] = []
  /// What was entered and what came of it, for a film; the latest only.
  var shots = Shots()
  /// Whether there is somebody beside whose prompt a page can stand.
  package var canShowPage = false
  /// The folder in which the page's files are kept for a server of the person's own.
  var pageFolder: String?
  /// The settings before the first entry.
  let initialSettings: Settings
  /// What became of the last command that is part of a session, for `why`.
  var lastOutcome: LastOutcome?
  /// The lesson that is being taken, beside the world: undo leaves it alone.
  var lesson: LessonState?
  /// What is expected of the commands that come, beside the world; nil where nothing is.
  var predicted: OpenPrediction?
  /// What was predicted and decided since the step of a lesson began, and whether it came true.
  var judged: [Prediction.Claim: Bool] = [:]
  /// What was learned in this run.
  var learned = LessonProgress()
  /// Where progress is kept between runs; nil where it is not.
  package var progressStore: (any LessonProgressStore)?
  /// The lessons that can be taken, where they are not the program's own.
  package var course: LessonCourse?
  /// What a console said while the last import ran.
  var heard: [String] = []
  /// The findings of `doctor` that were told under a command.
  var surprises: Set<String> = []
  /// The files that are being run, each inside the one before.
  var running: [String] = []
  /// How deep they are in each other.
  var inclusion = Inclusion()

  /// An empty world.
  init(
    settings: Settings = Settings(), fileSystem: any FileSystem, toolchain: (any Toolchain)? = nil,
    runner: any EntryRunner
  ) {
    self.runner = runner
    self.settings = settings
    initialSettings = settings
    self.fileSystem = fileSystem
    self.toolchain = toolchain
  }

  /// The same world outside any lesson, in which nothing is recorded.
  package var withoutLesson: Workbench {
    var workbench = self
    workbench.recorder = nil
    workbench.journal = nil
    workbench.lesson = nil
    workbench.progressStore = nil
    return workbench
  }

  /// Runs a command that was understood, and remembers the world before it.
  ///
  /// A command that fails changes nothing.
  mutating func perform(
    _ source: String, isUndoable: Bool, _ body: (inout Workbench) throws(CommandError) -> Reply
  ) throws(CommandError) -> Reply {
    let (before, expected) = (world, predicted)
    do {
      var reply = try body(&self)
      let answers = try askLayoutAnew(since: before)
      if !answers.isEmpty { reply.lines += answers }
      let notes = newSurprises(since: before)
      if !notes.isEmpty { reply.lines += notes }
      let verdicts =
        predicted == expected ? settlePrediction(since: before, scroll: reply.sectionScroll) : []
      if !verdicts.isEmpty { reply.lines += verdicts }
      try rememberMeasuredViews()
      if isUndoable, !reply.beginsLesson {
        past.append(Change(command: source, before: before))
        future = []
        let old = past.count - changesKeptWhole - 1
        if old > 0, !old.isMultiple(of: 100) { past[old].before = nil }
      }
      return reply
    } catch {
      world = before
      throw error
    }
  }
}
