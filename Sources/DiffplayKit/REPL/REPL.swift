import CommandLanguage
import Explanations
package import Wording

/// The loop: reads an entry, runs it, writes what it answers, until the input ends.
///
/// Typed, piped and scripted input go through it alike; what differs is said by `Mode`.
package final class REPL {
  /// How the loop treats its surroundings.
  package struct Mode: Sendable {
    /// Whether a person is typing: errors are answers then, and no error ends the loop.
    package var isInteractive = false
    /// Whether the setting `color auto` means colour here.
    package var showsColor = false

    /// A pipe in plain text that stops at the first failure.
    package init() {}
  }

  /// Why the loop ended.
  package enum Ending: Hashable, Sendable {
    case finished
    case commandFailed
    case terminated(Int32)
  }

  /// What became of one entry.
  package enum EntryResult: Hashable, Sendable {
    case done, failed, quit
  }

  /// Carries out entries so that a person can stop them; nil where nobody is.
  package var runner: (any WorkRunner)?
  /// The width of the terminal, which a person may change at any time; nil for a fixed width.
  package var columns: (() -> Int?)?
  /// The height of the terminal, which drawings are to fit; nil for any height.
  package var rows: (() -> Int?)?
  /// Whether an answer is to wait until its entry is kept, because a person will look at it in
  /// pages; nil for none.
  package var needsPages: ((String, Workbench.Settings) -> Bool)?
  /// Hears that the answers to an entry begin, and that they have ended: they are turned over as one.
  package var answersBegin: (() -> Void)?

  /// Lets a person edit a text and gives what was saved; nil when the editor failed.
  package var editor: ((String) -> String?)?

  /// What keeps a page in a browser; nil where there can be none.
  package var page: (any PageHost)? {
    didSet { playground.workbench.canShowPage = page != nil }
  }
  /// What the page is told.
  var feed = PageFeed()

  var playground: Playground
  /// The entry that `edit` opens: the last of several lines, else the last.
  private var lastBlock = ""
  /// Answers that wait until their entry is kept, in order; nil while none has to.
  private var waiting: [(text: String, settings: Workbench.Settings)]?
  private let mode: Mode
  private let clock: () -> Duration
  private let write: (String, Workbench.Settings) -> Void
  package let writeError: (String) -> Void

  /// The prompt for a new entry.
  package static let prompt = "diffplay> "

  /// A loop over `playground`.
  ///
  /// - Parameters:
  ///   - clock: Tells the time since any moment, for the setting `time`.
  ///   - write: Takes whole lines of answers, and the settings that say how they are shown.
  ///   - writeError: Takes whole lines about errors where nobody is typing.
  package init(
    playground: Playground, mode: Mode, clock: @escaping () -> Duration = { .zero },
    write: @escaping (String, Workbench.Settings) -> Void, writeError: @escaping (String) -> Void
  ) {
    self.playground = playground
    self.mode = mode
    self.clock = clock
    self.write = write
    self.writeError = writeError
  }

  /// Reads and runs entries until the input or the program ends.
  ///
  /// - Parameter inputName: What errors call the input, such as `<stdin>`.
  package func run(_ reader: any LineReader, inputName: String = "<stdin>") -> Ending {
    var reader = reader
    var line = 1
    var failed = false
    var isAboutToLeave = false
    while true {
      let event = reader.next(prompt: Self.prompt)
      if event != .interrupt(isEmpty: true) { isAboutToLeave = false }
      switch event {
      case .line(let typed):
        fitTerminal()
        guard let entry = entry(from: typed, remember: { reader.remember($0) }) else { continue }
        let result = run(entry, file: inputName, line: line)
        line += entry.utf8.count { $0 == 0x0A } + 1
        failed = failed || result == .failed
        if result == .failed { reader.discourage(entry) }
        if result == .failed, !mode.isInteractive, !settings.keepsGoing { return .commandFailed }
        if result == .quit { return ending(failed) }
      case .interrupt(isEmpty: false): continue
      case .interrupt(isEmpty: true):
        if isAboutToLeave { return ending(failed) }
        isAboutToLeave = true
        tell("Ctrl-C again leaves, as do Ctrl-D and `quit`.")
      case .endOfInput: return ending(failed)
      case .terminated(let signal): return .terminated(signal)
      }
    }
  }

  /// What is to be run for a typed entry: for `edit`, what the person makes of the last block; nil
  /// for nothing.
  private func entry(from typed: String, remember: (String) -> Void) -> String? {
    guard mode.isInteractive, let editor, Command.isEdit(typed) else {
      if typed.contains("\n") || !lastBlock.contains("\n") { lastBlock = typed }
      return typed
    }
    guard let saved = editor(lastBlock) else {
      tell("\("error:" as Message, .error) the editor ended with an error; nothing was run")
      return nil
    }
    var entry = Substring(saved)
    while entry.last?.isNewline == true { entry.removeLast() }
    guard entry != lastBlock, entry.contains(where: { !$0.isWhitespace }) else {
      tell("unchanged: nothing was run")
      return nil
    }
    lastBlock = String(entry)
    remember(lastBlock)
    tell(StyledText(lastBlock, .dim))
    return lastBlock
  }

  /// Takes over the terminal's size, but not while a session is recorded, which has one width and
  /// any height.
  private func fitTerminal() {
    settings.screenRows = nil
    guard let width = columns?(), playground.workbench.recorder == nil else { return }
    settings.width = width
    settings.screenRows = rows?()
  }

  private func ending(_ failed: Bool) -> Ending {
    failed && !mode.isInteractive ? .commandFailed : .finished
  }

  /// The settings, which commands change too.
  package var settings: Workbench.Settings {
    get { playground.workbench.settings }
    set { playground.workbench.settings = newValue }
  }

  /// Runs one entry, which stands at a line of a file, and writes what it answers.
  package func run(_ entry: String, file: String, line: Int) -> EntryResult {
    answersBegin?()
    defer { answersBegin?() }
    var started = clock()
    waiting = []
    let outcomes = perform(entry) { outcome in
      let time = clock() - started
      show(outcome, of: entry, file: file, line: line)
      if outcome.settings.showsTime, outcome.settings.output == .text {
        writeLines(["\("time: \(time.milliseconds) ms" as Message, .dim)"], outcome)
      }
      started = clock()
    }
    // A person may look at pages for long: what was entered is kept by now, whatever ends them.
    let late = waiting ?? []
    waiting = nil
    for answer in late { write(answer.text, answer.settings) }
    for outcome in outcomes where !outcome.notes.isEmpty { writeLines(outcome.notes, outcome) }
    followOnPage(entry, outcomes)
    switch outcomes.last?.result {
    case .success(let reply) where reply.quits: return .quit
    default: break
    }
    return outcomes.contains(where: \.isFailure) ? .failed : .done
  }

  private func perform(
    _ entry: String, observer: (Outcome) -> Void
  ) -> [Outcome] {
    if let runner { return perform(entry, by: runner, observer: observer) }
    return playground.run(entry, observer: observer)
  }

  /// Says something of the program's own, as wide as the terminal is.
  package func tell(_ line: StyledText) {
    let lines = fitted(line.told(in: settings.language), breaksAll: true)
    write(lines.map(style(settings).text).joined(separator: "\n"), settings)
  }

  private func show(_ outcome: Outcome, of entry: String, file: String, line: Int) {
    let lessonLines = outcome.lessonLines(in: outcome.settings.language)
    var lines = outcome.output(of: entry, at: line, language: outcome.settings.language)
    if mode.isInteractive, let page = outcome.page {
      // It belongs to the error; what the lesson says comes behind it.
      let end = lines.count - lessonLines.count - outcome.notes.count
      let see: StyledText = "  \("see:" as Message, .dim) explain \(page.id)"
      lines.insert(see.told(in: outcome.settings.language), at: end)
    }
    guard case .failure(let error) = outcome.result, !mode.isInteractive,
      outcome.settings.output != .json
    else {
      writeLines(lines, outcome)
      return
    }
    // What a lesson says of an error is no error.
    tell(error, Array(lines.dropLast(lessonLines.count)), of: entry, file: file, line: line)
    writeLines(lessonLines, outcome)
  }

  private func writeLines(_ lines: [StyledText], _ outcome: Outcome) {
    guard !lines.isEmpty else { return }
    let style = style(outcome.settings)
    let told = lines.map { $0.told(in: outcome.settings.language) }
    let isText = outcome.settings.output == .text
    let shown = isText ? told.flatMap { fitted($0, breaksAll: outcome.isFailure) } : told
    write(whenKept: shown.map(style.text).joined(separator: "\n"), outcome.settings)
  }

  /// Writes an answer, or lets it wait for its entry if it, or one before it, needs pages.
  private func write(whenKept text: String, _ settings: Workbench.Settings) {
    guard let waiting, !waiting.isEmpty || needsPages?(text, settings) == true else {
      return write(text, settings)
    }
    self.waiting = waiting + [(text, settings)]
  }

  /// A line as the terminal has room for it: sentences are broken between words.
  ///
  /// Code is not, which a person may want to copy, nor are tables and blocks of commands. Sessions
  /// hold lines as they are.
  ///
  /// - Parameter breaksAll: Whether it is no code or table, whatever it tells.
  private func fitted(_ line: StyledText, breaksAll: Bool) -> [StyledText] {
    guard let columns = columns?(), line.displayWidth > columns, breaksAll || line.isSentence,
      !line.spans.contains(where: { $0.text.contains("\n") })
    else { return [line] }
    let indent = line.plain.prefix { $0 == " " }.count + 2
    let margin = String(repeating: " ", count: min(indent, columns / 2))
    return line.wrapped(toWidth: columns, margin: StyledText(margin))
  }

  /// Whether answers are coloured, as the settings and the surroundings have it.
  private func style(_ settings: Workbench.Settings) -> StylePolicy {
    guard settings.output == .text else { return .plain }
    return switch settings.color {
    case .always: .ansi
    case .never: .plain
    case .auto: mode.showsColor ? .ansi : .plain
    }
  }
}

extension Duration {
  /// The milliseconds, with at most two decimals.
  fileprivate var milliseconds: String {
    let (seconds, attoseconds) = components
    return NumberText.rounded(Double(seconds) * 1_000 + Double(attoseconds) / 1e15)
  }
}

extension REPL: LineAssistant {
  /// What the settings and the terminal allow.
  package var lineStyle: LineStyle {
    let hasColor = settings.color == .always || settings.color == .auto && mode.showsColor
    return LineStyle(
      hasColor: hasColor, hasHints: hasColor && settings.showsHints,
      isRedrawn: !settings.suitsScreenReader)
  }

  /// The language of the answers.
  package var language: Language { settings.language }

  /// What the grammar and the world offer at the cursor.
  package func completions(
    of line: String, cursor: Int
  ) -> (wordStart: Int, candidates: [Completion]) {
    Completer(playground.workbench).completions(of: line, cursor: cursor)
  }

  /// What the grammar and the world make likely to follow.
  package func hint(after line: String, room: Int) -> Hint? {
    Hinter(playground.workbench).hint(after: line, room: room)
  }

  /// What the lexer and the grammar know of the line's words.
  package func highlights(of line: String, cursor: Int) -> [Highlight] {
    Highlighter(playground.workbench).highlights(of: line, cursor: cursor)
  }

  /// What the grammar and the world allow to follow.
  package func following(_ line: String) -> [String]? {
    fitTerminal()
    guard let following = Following(line, on: playground.workbench) else { return nil }
    let lines =
      following.refusal?.report(in: line, language: settings.language, width: settings.width)
      ?? following.lines(ofWidth: settings.width, in: settings.language)
    return lines.map(StylePolicy.plain.text)
  }

  /// Whether every statement of the entry can be read, whatever it would do.
  package func canRead(_ entry: String) -> Bool {
    let world = playground.workbench.world
    guard let statements = try? PromptEntry.statements(of: entry, in: world) else { return false }
    return statements.allSatisfy { (try? ParsedStatement($0, in: world)) != nil }
  }

  /// Whether the entry ends here, or goes on with the next line.
  package func isComplete(_ line: String) -> Bool { EntryLines.isComplete(line) }
}
