private import CLibedit
import DiffplayKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Short answers: single keys of a terminal, lines of anything else.
struct KeyReader {
  /// What was answered.
  enum Event: Hashable {
    case text(String)
    case endOfInput
    /// A signal that ends the program.
    case terminated(Int32)
  }

  private var lines = PipedLineReader(gathersBlocks: false)
  /// Keys that were struck before they were asked for.
  private var typedAhead: Substring = ""
  private let hasPerson = Terminal.readsFromPerson && Terminal.writesToPerson

  /// The next answer, after showing `prompt`.
  mutating func next(prompt: String) -> Event {
    guard hasPerson else {
      switch lines.next(prompt: "") {
      case .line(let line):
        let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        Terminal.write("\(prompt)\(text)\n")
        return .text(text)
      case .endOfInput, .interrupt: return .endOfInput
      case .terminated(let signal): return .terminated(signal)
      }
    }
    let event = nextKey(prompt: prompt)
    if case .text(let key) = event { Terminal.write(key) }
    Terminal.write("\n")
    return event
  }

  /// Reads one key without Enter, and gives the terminal back its mode.
  ///
  /// The mode comes before the prompt: a quick Ctrl-D would be an end of input in the old one.
  private mutating func nextKey(prompt: String) -> Event {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return .endOfInput }
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    line_editor_capture_signals()
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    defer {
      tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
      line_editor_release_signals(0)
    }
    Terminal.write(prompt)
    while true {
      if let key = typedAhead.popFirst() {
        return key == "\u{4}" ? .endOfInput : .text(String(key))
      }
      let signal = line_editor_wait()
      if signal != 0 { return .terminated(signal) }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .endOfInput }
      typedAhead = Self.keys(in: String(decoding: bytes[..<count], as: UTF8.self))
    }
  }

  /// The characters that were typed; keys that are none, such as Up or Enter, mean nothing.
  private static func keys(in text: String) -> Substring {
    let sequence = /\u{1B}(\[[0-9;]*[@-~]|O.|)/
    return text.replacing(sequence, with: "").filter { $0 >= " " || $0 == "\u{4}" }[...]
  }
}
