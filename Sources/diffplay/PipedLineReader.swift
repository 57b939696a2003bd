private import CLibedit
private import CommandLanguage
package import DiffplayKit

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Lines of a pipe or a file, or of a terminal that cannot be edited on.
///
/// A line ends in LF or CR LF, the last one also at the end of the input. Bytes that are not UTF-8
/// become U+FFFD. Lines are gathered while a block is open.
package struct PipedLineReader: LineReader {
  private let descriptor: Int32
  private let showsPrompt: Bool
  private let gathersBlocks: Bool

  /// What asks for the further lines of a block.
  private static let continuation = "     ...> "

  private var buffer: [UInt8] = []
  /// The part of the buffer that no line has used.
  private var start = 0
  private var isAtEnd = false
  private var isFirstLine = true

  /// The reader of `descriptor`.
  ///
  /// - Parameters:
  ///   - descriptor: An open file; standard input by default.
  ///   - showsPrompt: Whether a person waits for a prompt, on a terminal without editing.
  ///   - gathersBlocks: Whether lines belong together while a bracket is open.
  package init(
    descriptor: Int32 = STDIN_FILENO, showsPrompt: Bool = false, gathersBlocks: Bool = true
  ) {
    self.descriptor = descriptor
    self.showsPrompt = showsPrompt
    self.gathersBlocks = gathersBlocks
  }

  package mutating func next(prompt: String) -> LineEvent {
    if showsPrompt { line_editor_capture_signals() }
    defer { if showsPrompt { line_editor_release_signals(1) } }
    var entry = EntryLines()
    while true {
      if showsPrompt { Terminal.write(entry.isEmpty ? prompt : Self.continuation) }
      switch nextLine() {
      case .line(let line):
        guard gathersBlocks else { return .line(line) }
        if entry.append(line), !isContinued(entry) { return .line(entry.text) }
        if entry.isTooLong {
          // It will be refused; what follows belongs to it, as far as anyone can tell.
          while case .line = nextLine() {}
          return .line(entry.text)
        }
      case .endOfInput:
        if showsPrompt { Terminal.write("\n") }
        return entry.isEmpty ? .endOfInput : .line(entry.text)
      case .interrupt:
        Terminal.write("\n")
        // The terminal keeps an unfinished line for itself: only a block is known not to be empty.
        return .interrupt(isEmpty: entry.isEmpty)
      case let event:
        if showsPrompt { Terminal.write("\n") }
        return event
      }
    }
  }

  /// Whether the next line goes on with an entry that could end here.
  ///
  /// It is looked at where it has come already, or comes at once: whoever writes to a pipe may wait
  /// for an answer first.
  private mutating func isContinued(_ entry: EntryLines) -> Bool {
    guard !showsPrompt else { return false }
    // Enough of a line to see how it begins.
    if buffer.count - start < 1024, !isAtEnd, isRegularFile { fill() }
    let line = buffer[start...].prefix { $0 != UInt8(ascii: "\n") }
    return entry.isContinued(by: line)
  }

  private var isRegularFile: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The next line, whether or not it ends an entry.
  ///
  /// Of a line longer than an entry may be, no more is kept than makes it refused.
  private mutating func nextLine() -> LineEvent {
    var searched = start
    var excess: ArraySlice<UInt8>?
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return .line(text(of: excess ?? buffer[start..<end]))
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count || excess != nil else { return .endOfInput }
        defer { start = buffer.count }
        return .line(text(of: excess ?? buffer[start...]))
      }
      if showsPrompt {
        let signal = line_editor_wait()
        if signal == SIGINT { return .interrupt(isEmpty: false) }
        if signal != 0 { return .terminated(signal) }
      }
      if buffer.count - start > Lexer.lengthLimit {
        excess = excess ?? buffer[start...]
        start = buffer.count
      }
      searched -= start
      fill()
    }
  }

  /// Drops what was used and reads more.
  private mutating func fill() {
    buffer.removeFirst(start)
    start = 0
    let chunk = 65536
    let used = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: chunk))
    let count = buffer.withUnsafeMutableBytes { bytes in
      var count: Int
      repeat {
        count = read(descriptor, bytes.baseAddress! + used, chunk)
      } while count < 0 && errno == EINTR
      return count
    }
    buffer.removeLast(chunk - max(count, 0))
    isAtEnd = count <= 0
  }

  private mutating func text(of line: ArraySlice<UInt8>) -> String {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if isFirstLine, line.starts(with: mark) { line.removeFirst(mark.count) }
    isFirstLine = false
    return String(decoding: line, as: UTF8.self).composingHangul()
  }
}
