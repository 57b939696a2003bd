import DiffableDataSource

/// The command language over a workbench: text in, text out.
///
/// A terminal, a pipe, a script and a replayed session all go through here.
public struct Playground {
  /// What became of one statement of an entry.
  public struct Outcome: Sendable {
    /// The statement as it was written.
    public var source: String
    /// The line of the entry it begins in, from 1.
    public var line: Int
    /// The answer, or the refusal.
    public var result: Result<Reply, CommandError>
    /// The working snapshot afterwards.
    var snapshot: Snapshot<Identifier, Identifier>
    /// What the program has to add to the answer.
    var notes: [StyledText] = []

    /// What a person reads of it, when it stands in `entry`.
    func lines(in entry: String) -> [StyledText] {
      switch result {
      case .success(let reply): reply.lines + notes
      case .failure(let error): error.report(in: entry) + notes
      }
    }
  }

  /// The world, its history and the doors to the outside.
  public var workbench: Workbench

  /// The language over an empty world.
  public init(settings: Workbench.Settings = .init(), fileSystem: any FileSystem) {
    workbench = Workbench(settings: settings, fileSystem: fileSystem)
  }

  /// The language over a world that goes on.
  init(_ workbench: Workbench) { self.workbench = workbench }

  /// Whether `entry` can be read as it is; false while a brace or bracket is open.
  public static func isComplete(_ entry: String) -> Bool {
    do {
      _ = try Lexer.statements(of: entry)
      return true
    } catch {
      return !error.isUnfinished
    }
  }

  /// Runs the statements of `entry` in order, up to the first that fails.
  ///
  /// An entry that cannot be read runs nothing. Where a session is being recorded, the entry and its
  /// answers are written to it.
  public mutating func run(_ entry: String) -> [Outcome] {
    let wasRecording = workbench.recorder != nil
    var outcomes = perform(entry)
    if wasRecording, workbench.recorder != nil, let error = record(entry, outcomes) {
      let line: StyledText = "\("recording stopped:", .error) \(error.path): \(error.reason)"
      outcomes[outcomes.count - 1].notes.append(line)
    }
    return outcomes
  }

  private mutating func perform(_ entry: String) -> [Outcome] {
    let statements: [ParsedStatement]
    do {
      statements = try ParsedStatement.all(in: entry)
    } catch {
      return [failure(error, of: entry)]
    }
    var outcomes: [Outcome] = []
    for statement in statements {
      let outcome = run(statement, in: entry)
      outcomes.append(outcome)
      guard case .success = outcome.result else { break }
    }
    return outcomes
  }

  /// Writes an entry to the session being recorded; gives the error that ends the recording.
  private mutating func record(_ entry: String, _ outcomes: [Outcome]) -> FileError? {
    guard !outcomes.isEmpty else { return nil }
    do {
      let output = outcomes.flatMap { $0.lines(in: entry) }.map {
        StylePolicy.plain.text($0) + "\n"
      }
      try workbench.recorder?.record(entry, output: output.joined())
      return nil
    } catch {
      workbench.recorder = nil
      return error
    }
  }

  private mutating func run(_ command: ParsedStatement, in entry: String) -> Outcome {
    let source = String(decoding: Array(entry.utf8)[command.range], as: UTF8.self)
    let line = CommandError("", at: command.range).position(in: entry).line
    do {
      let reply = try workbench.perform(source, isUndoable: command.isUndoable) {
        workbench throws(CommandError) in try command.run(on: &workbench)
      }
      return Outcome(
        source: source, line: line, result: .success(reply), snapshot: workbench.world.snapshot)
    } catch {
      return Outcome(
        source: source, line: line, result: .failure(error), snapshot: workbench.world.snapshot)
    }
  }

  private func failure(_ error: CommandError, of entry: String) -> Outcome {
    Outcome(
      source: entry, line: error.position(in: entry).line, result: .failure(error),
      snapshot: workbench.world.snapshot)
  }
}

/// A statement that was understood, in either spelling.
struct ParsedStatement {
  private enum Spelling {
    case words(CommandParser.Parsed)
    case swift(SwiftParser.Parsed)
  }

  private var spelling: Spelling
  /// Its place in the entry, in UTF-8 bytes.
  var range: Range<Int>

  /// The statements of `entry`; all of them, or an error.
  static func all(in entry: String) throws(CommandError) -> [ParsedStatement] {
    let statements: [Statement]
    do {
      statements = try Lexer.statements(of: entry)
    } catch {
      throw CommandError(error)
    }
    var parsed: [ParsedStatement] = []
    for statement in statements {
      let spelling: Spelling =
        switch statement {
        case .words(let tokens): .words(try CommandParser.parse(tokens))
        case .swift(let text, let range): .swift(try SwiftParser.parse(text, at: range))
        }
      parsed.append(ParsedStatement(spelling: spelling, range: statement.range))
    }
    return parsed
  }

  /// Whether a run of it is a step of its own for `undo`.
  var isUndoable: Bool {
    switch spelling {
    case .words(let parsed): parsed.command.isUndoable
    case .swift(let parsed): parsed.changesWorld
    }
  }

  /// Runs it.
  func run(on workbench: inout Workbench) throws(CommandError) -> Reply {
    switch spelling {
    case .words(let parsed): try parsed.form.body(parsed.match, &workbench)
    case .swift(let parsed): try workbench.run(parsed)
    }
  }
}
