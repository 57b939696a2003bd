import DiffplayKit
import Lessons
import Wording

/// Runs commands: those a person types, those of a pipe, or those of a file.
struct Play {
  /// How answers are written, and whether to go on after a command that fails.
  var settings = Workbench.Settings()
  /// What the command line says of the settings, which the start-up file cannot change.
  var override: (inout Workbench.Settings) -> Void = { _ in }
  /// The lessons that can be taken, where they are not the program's own.
  var course: LessonCourse?
  /// Whether a person's start-up file is run.
  var runsStartupFile = true

  /// Reads the standard input, or a person, to the end.
  ///
  /// - Parameter entry: What is run before, as if it had been typed.
  /// - Returns: The exit status.
  func readInput(after entry: String? = nil) -> Int32 {
    let isInteractive = Terminal.readsFromPerson && settings.output != .json
    let width = isInteractive ? Terminal.size?.columns : nil
    let pager = Pager()
    let toolchain = toolchain
    let repl = repl(
      isInteractive: isInteractive, width: width, toolchain, keepsProgress: true, pager: pager)
    let reader = Terminal.lineReader(assistant: repl)
    var journal: OpenJournal?
    if isInteractive {
      repl.runner = WorkThread(
        showsProgress: { [unowned repl] in
          ProgressLine.suitsTerminal && !repl.settings.suitsScreenReader
        }, language: { [unowned repl] in repl.settings.language })
      repl.editor = EditedBlock.edited
      repl.columns = { Terminal.size?.columns }
      repl.rows = { Terminal.size?.rows }
      pager.reader = reader as? LibeditLineReader
      if let reader = reader as? LibeditLineReader {
        let page = PageProcess()
        (repl.page, reader.acts) = (page, page)
      }
      repl.needsPages = { pager.needsPages($0, settings: $1) }
      repl.answersBegin = { pager.beginEntry() }
      if runsStartupFile { StartupFile.run(in: repl) }
      override(&repl.settings)
      var held = [(reader as? LibeditLineReader)?.history.obstacle]
      do throws(LockHeld) { journal = try beginJournal(of: repl) } catch { held.append(error) }
      held.append(Self.progressObstacle)
      let offer = journal?.wasCut == true ? [Self.restoreOffer] : []
      let notes = held.compactMap(\.self).map(Self.note)
      for line in Self.banner + offer + notes { repl.tell("\(line)") }
      Terminal.write("\n")
      toolchain.preparation.begin(by: toolchain)
    }
    if let entry, repl.run(entry, file: String(entry.prefix { $0 != " " }), line: 1) == .failed,
      !isInteractive, !settings.keepsGoing
    {
      return ExitStatus.failed
    }
    let ending = repl.run(reader)
    if ending == .finished { journal?.end() }
    return Self.status(of: ending)
  }

  /// Begins to keep what a person enters, where that is wanted and possible.
  private func beginJournal(of repl: REPL) throws(LockHeld) -> OpenJournal? {
    guard repl.settings.keepsJournal,
      let journal = try JournalFolder.standard(environment: Terminal.environment)?.begin()
    else { return nil }
    repl.keepJournal(in: journal.path, after: journal.last)
    return journal
  }

  /// Runs the commands of `-c` options, in order, in one world.
  ///
  /// - Returns: The exit status.
  func run(commands: [String]) -> Int32 {
    let repl = repl(isInteractive: false, width: nil, keepsProgress: true)
    var status: Int32 = 0
    for entry in commands {
      switch repl.run(entry, file: "-c", line: 1) {
      case .done: continue
      case .quit: return status
      case .failed:
        status = ExitStatus.failed
        if !settings.keepsGoing { return status }
      }
    }
    return status
  }

  /// What compiles and runs imported code, and tells of it in the language of the settings.
  private var toolchain: POSIXToolchain {
    POSIXToolchain(notices: ImportNotices(language: settings.language))
  }

  /// An empty world with these settings.
  func playground(ofWidth width: Int, _ toolchain: POSIXToolchain? = nil) -> Playground {
    var settings = settings
    settings.width = width
    var playground = Playground(
      settings: settings, fileSystem: POSIXFileSystem(), toolchain: toolchain ?? self.toolchain)
    playground.workbench.course = course
    return playground
  }

  /// A loop with these settings over an empty world.
  ///
  /// - Parameters:
  ///   - keepsProgress: Whether lessons that are solved are remembered in the next run.
  ///   - pager: What shows answers to a person.
  func repl(
    isInteractive: Bool, width: Int?, _ toolchain: POSIXToolchain? = nil,
    keepsProgress: Bool = false, pager: Pager = Pager()
  ) -> REPL {
    var mode = REPL.Mode()
    mode.isInteractive = isInteractive
    mode.showsColor = Terminal.usesColor(.auto)
    let start = ContinuousClock.now
    var playground = playground(ofWidth: width ?? StyledText.usualWidth, toolchain)
    if keepsProgress {
      playground.workbench.progressStore = LearnProgressFile.standard(
        environment: Terminal.environment)
    }
    return REPL(
      playground: playground, mode: mode,
      clock: { start.duration(to: .now) },
      write: { text, settings in
        guard isInteractive else { return Terminal.write(text + "\n") }
        pager.present(text, settings: settings)
      },
      writeError: Terminal.writeError)
  }

  private static let banner: [Message] = [
    "diffplay \(Workbench.version): diffable data sources and compositional layouts",
    "`tour` shows around, `lessons` teach, `help` lists the commands, Ctrl-D leaves.",
  ]
  /// Why lessons that are solved will not be remembered; nil where they will.
  private static var progressObstacle: LockHeld? {
    do throws(LockHeld) {
      try LearnProgressFile.standard(environment: Terminal.environment)?.checkLock()
      return nil
    } catch {
      return error
    }
  }

  private static func note(_ held: LockHeld) -> Message {
    "another program holds \(held.path): this session goes on without it"
  }

  private static let restoreOffer: Message =
    "The last session was cut off: `restore` brings it back."

  private static func status(of ending: REPL.Ending) -> Int32 {
    switch ending {
    case .finished: 0
    case .commandFailed: ExitStatus.failed
    case .terminated(let signal): 128 + signal
    }
  }
}
