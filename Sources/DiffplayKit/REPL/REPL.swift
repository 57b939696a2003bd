/// The loop: reads an entry, runs it, writes what it answers, until the input ends.
///
/// Typed, piped and scripted input go through it alike; what differs is said by `Mode`.
public final class REPL {
  /// How the loop treats its surroundings.
  public struct Mode: Sendable {
    /// Whether a person is typing: errors are answers then, and no error ends the loop.
    public var isInteractive = false
    /// Whether the setting `color auto` means colour here.
    public var showsColor = false

    /// A pipe in plain text that stops at the first failure.
    public init() {}
  }

  /// Why the loop ended.
  public enum Ending: Hashable, Sendable {
    case finished
    case commandFailed
    case terminated(Int32)
  }

  /// What became of one entry.
  public enum EntryResult: Hashable, Sendable {
    case done, failed, quit
  }

  private var playground: Playground
  private let mode: Mode
  private let clock: () -> Duration
  private let write: (String) -> Void
  private let writeError: (String) -> Void

  /// The prompt for a new entry.
  public static let prompt = "diffplay> "

  /// A loop over `playground`.
  ///
  /// - Parameters:
  ///   - clock: Tells the time since any moment, for the setting `time`.
  ///   - write: Takes whole lines of answers.
  ///   - writeError: Takes whole lines about errors where nobody is typing.
  public init(
    playground: Playground, mode: Mode, clock: @escaping () -> Duration = { .zero },
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void
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
  public func run(_ reader: any LineReader, inputName: String = "<stdin>") -> Ending {
    var reader = reader
    var line = 1
    var failed = false
    while true {
      switch reader.next(prompt: Self.prompt) {
      case .line(let entry):
        let result = run(entry, file: inputName, line: line)
        line += entry.utf8.count { $0 == 0x0A } + 1
        failed = failed || result == .failed
        if result == .failed, !mode.isInteractive, !settings.keepsGoing { return .commandFailed }
        if result == .quit { return ending(failed) }
      case .interrupt: continue
      case .endOfInput: return ending(failed)
      case .terminated(let signal): return .terminated(signal)
      }
    }
  }

  private func ending(_ failed: Bool) -> Ending {
    failed && !mode.isInteractive ? .commandFailed : .finished
  }

  /// The settings, which commands change too.
  public var settings: Workbench.Settings {
    get { playground.workbench.settings }
    set { playground.workbench.settings = newValue }
  }

  /// Runs one entry, which stands at a line of a file, and writes what it answers.
  public func run(_ entry: String, file: String, line: Int) -> EntryResult {
    var started = clock()
    let outcomes = playground.run(entry) { outcome in
      let time = clock() - started
      show(outcome, of: entry, file: file, line: line)
      if outcome.settings.showsTime, outcome.settings.output == .text {
        writeLines([StyledText("time: \(time.milliseconds) ms", .dim)], outcome)
      }
      started = clock()
    }
    for outcome in outcomes where !outcome.notes.isEmpty { writeLines(outcome.notes, outcome) }
    switch outcomes.last?.result {
    case .success(let reply) where reply.quits: return .quit
    default: break
    }
    let failed = outcomes.contains { if case .failure = $0.result { true } else { false } }
    return failed ? .failed : .done
  }

  private func show(_ outcome: Playground.Outcome, of entry: String, file: String, line: Int) {
    let lines = outcome.output(of: entry, at: line)
    guard case .failure(let error) = outcome.result, !mode.isInteractive,
      outcome.settings.output != .json
    else {
      writeLines(lines, outcome)
      return
    }
    let position = error.position(in: entry)
    let place = "\(file):\(line + position.line - 1):\(position.column): "
    writeError(place + lines.map(StylePolicy.plain.text).joined(separator: "\n"))
  }

  private func writeLines(_ lines: [StyledText], _ outcome: Playground.Outcome) {
    guard !lines.isEmpty else { return }
    let style = style(outcome.settings)
    write(lines.map(style.text).joined(separator: "\n"))
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
  /// What the grammar and the world offer at the cursor.
  public func completions(
    of line: String, cursor: Int
  ) -> (wordStart: Int, candidates: [Completion]) {
    Completer(playground.workbench).completions(of: line, cursor: cursor)
  }

  /// What the grammar and the world make likely to follow.
  public func hint(after line: String, room: Int) -> Hint? {
    Hinter(playground.workbench).hint(after: line, room: room)
  }

  /// What the lexer and the grammar know of the line's words.
  public func highlights(of line: String, cursor: Int) -> [Highlight] {
    Highlighter(playground.workbench).highlights(of: line, cursor: cursor)
  }

  /// Whether no brace or bracket is open.
  public func isComplete(_ line: String) -> Bool { Playground.isComplete(line) }
}
