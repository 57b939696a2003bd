/// The loop: reads an entry, runs it, writes what it answers, until the input ends.
///
/// Typed, piped and scripted input go through it alike; what differs is said by `Mode`.
public final class REPL {
  /// How the loop treats its surroundings.
  public struct Mode: Sendable {
    /// Whether a person is typing: errors are answers then, and no error ends the loop.
    public var isInteractive = false
    /// Whether each command is answered with a JSON object instead of text.
    public var printsJSON = false
    /// Whether it goes on after a command that fails.
    public var keepsGoing = false
    /// Whether styles become escapes.
    public var style = StylePolicy.plain

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
  private let write: (String) -> Void
  private let writeError: (String) -> Void

  /// The prompt for a new entry.
  public static let prompt = "diffplay> "

  /// A loop over `playground`.
  ///
  /// - Parameters:
  ///   - write: Takes whole lines of answers.
  ///   - writeError: Takes whole lines about errors where nobody is typing.
  public init(
    playground: Playground, mode: Mode, write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void
  ) {
    self.playground = playground
    self.mode = mode
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
        if result == .failed, !mode.isInteractive, !mode.keepsGoing { return .commandFailed }
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

  /// Runs one entry, which stands at a line of a file, and writes what it answers.
  public func run(_ entry: String, file: String, line: Int) -> EntryResult {
    var result = EntryResult.done
    for outcome in playground.run(entry) {
      show(outcome, of: entry, file: file, line: line)
      switch outcome.result {
      case .success(let reply): if reply.quits { result = .quit }
      case .failure: result = .failed
      }
    }
    return result
  }

  private func show(_ outcome: Playground.Outcome, of entry: String, file: String, line: Int) {
    if mode.printsJSON {
      write(outcome.json(line: line + outcome.line - 1))
      return
    }
    let lines = outcome.lines(in: entry)
    guard case .failure(let error) = outcome.result, !mode.isInteractive else {
      if !lines.isEmpty { write(lines.map(mode.style.text).joined(separator: "\n")) }
      return
    }
    let position = error.position(in: entry)
    let place = "\(file):\(line + position.line - 1):\(position.column): "
    writeError(place + lines.map(StylePolicy.plain.text).joined(separator: "\n"))
  }
}

extension REPL: LineAssistant {
  /// What the grammar and the world offer at the cursor.
  public func completions(
    of line: String, cursor: Int
  ) -> (wordStart: Int, candidates: [Completion]) {
    Completer(playground.workbench).completions(of: line, cursor: cursor)
  }

  /// Whether no brace or bracket is open.
  public func isComplete(_ line: String) -> Bool { Playground.isComplete(line) }
}
