import CommandLanguage
import SwiftReading

/// The lines of an entry as they come, and whether it ends with the last of them.
///
/// The one rule for what is typed, piped and read from files. Each line is looked at once, so that
/// gathering a block takes time linear in its length.
package struct EntryLines {
  private enum Reader {
    case words(StatementLines)
    case swift(SwiftLines)
  }

  private var bytes: [UInt8] = []
  private var reader: Reader?
  /// Whether there is no line yet; a blank line is one.
  package var isEmpty: Bool { reader == nil }

  /// No lines.
  package init() {}

  /// All lines.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the lines have more bytes than an entry may.
  package var isTooLong: Bool { bytes.count > Lexer.lengthLimit }

  /// Whether `text`, of however many lines, is a whole entry.
  package static func isComplete(_ text: String) -> Bool {
    var lines = EntryLines()
    return lines.append(text)
  }

  /// Adds a line, or several; gives whether the entry ends with them.
  ///
  /// It goes on while a bracket is open, in Swift also with an open string, comment or `#if`, and
  /// behind an operator. A question mark ends it, where it asks what can follow.
  package mutating func append(_ line: some StringProtocol) -> Bool {
    var line = Array(line.utf8)
    if !isEmpty { line.insert(UInt8(ascii: "\n"), at: 0) }
    bytes += line
    switch reader ?? Self.reader(for: bytes) {
    case .words(var lines):
      // The lines must have one owner, or they are copied.
      reader = .words(StatementLines())
      lines.append(line)
      reader = .words(lines)
      let asks = { Lexer.line(askedAboutBy: String(decoding: line, as: UTF8.self)) != nil }
      return lines.isComplete || asks()
    case .swift(var lines):
      reader = .swift(SwiftLines())
      lines.append(line)
      reader = .swift(lines)
      return lines.isComplete || lines.endsInQuestion
    }
  }

  /// Whether a line goes on with what stands before it, which could end there.
  ///
  /// A chain's next member does, as `.map { $0 + 1 }`; nothing else begins so. What a console writes
  /// below an exception or a log belongs to it too: a list, a backtrace, a word of advice.
  package func isContinued(by line: some Sequence<UInt8>) -> Bool {
    guard case .swift = reader else { return ConsoleLog(text)?.isContinued(by: line) == true }
    var rest = line.drop { $0 == 0x20 || $0 == 0x09 }.makeIterator()
    guard var byte = rest.next() else { return false }
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { byte = rest.next() ?? 0 }
    guard byte == UInt8(ascii: "."), let first = rest.next() else { return false }
    return first == UInt8(ascii: "_") || first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
  }

  /// Whether the first line is a log with its category in brackets, which begins as an array does.
  private static func beginsLog(_ bytes: [UInt8]) -> Bool {
    guard bytes.first == UInt8(ascii: "[") else { return false }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return ConsoleLog(line) != nil && !EntryKind.isSwift(line)
  }

  private static func reader(for bytes: [UInt8]) -> Reader {
    switch EntryKind(of: bytes) {
    case .words: .words(StatementLines())
    case .swift: beginsLog(bytes) ? .words(StatementLines()) : .swift(SwiftLines())
    }
  }
}
