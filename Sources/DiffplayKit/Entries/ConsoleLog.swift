import CommandLanguage
import ConsoleTexts

/// A text of a console with the lines that it has, as far as they have come.
struct ConsoleLog {
  /// Nil where `text` is nothing that a console says.
  ///
  /// - Complexity: O(*n*) for *n* bytes that begin as no command does, O(1) for others.
  init?(_ text: String) {
    guard let first = text.utf8.first, !Self.lowercase.contains(first), text.utf8.count > 20,
      !text.hasPrefix("#"), ConsoleText.find(in: text) != nil
    else { return nil }
  }

  /// Whether a line is of the kind that stands below the first of a log.
  ///
  /// Blank and indented lines are, the brackets, quotes and addresses of lists, the frames of a
  /// backtrace, and sentences. A date begins another log; commands are in lower case.
  func isContinued(by line: some Sequence<UInt8>) -> Bool {
    let line = Array(line.prefix(200))
    guard let first = line.first, !Self.space.contains(first) else { return true }
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      return true
    case UInt8(ascii: "*"): return line.starts(with: "*** First throw call stack".utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let rest = line.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return rest.starts(with: "  ".utf8) || rest.first == UInt8(ascii: "\t")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return Self.isSentence(line)
    default: return Self.endings.contains { line.starts(with: $0.utf8) }
    }
  }

  /// Whether a line is words with spaces between them; Swift has a sign behind its second word.
  private static func isSentence(_ line: [UInt8]) -> Bool {
    let words = line.split(separator: 0x20, maxSplits: 3).prefix(3)
    return words.count == 3 && !SwiftStatement.begins(line[...])
      && words.allSatisfy { word in word.allSatisfy { lowercase.contains($0 | 0x20) } }
  }

  /// What a process says last.
  private static let endings = ["libc++abi", "terminating ", "dyld"]
  private static let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let space: Set<UInt8> = [0x09, 0x0D, 0x20]
}
