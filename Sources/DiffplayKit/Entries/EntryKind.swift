import CommandLanguage

/// The language of an entry, as its beginning tells.
enum EntryKind {
  /// Statements of the command language; single lines of Swift may be among them.
  case words
  /// Swift, to the last line.
  case swift

  /// Comments of a line before the first statement are passed over; words have no others.
  ///
  /// Several lines that begin as neither are Swift where they are so without what was copied along:
  /// a mail's quotation marks, the numbers of lines, sentences.
  init(of text: String) {
    self.init(of: Array(text.utf8))
    if case .words = self, text.utf8.contains(UInt8(ascii: "\n")), Self.isClipped(text) {
      self = .swift
    }
  }

  init(of bytes: [UInt8]) {
    var rest = bytes[...]
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      while rest.starts(with: [0xC2, 0xA0]) { rest = rest.dropFirst(2) }
      guard rest.starts(with: "//".utf8) else { break }
      rest = rest.drop { $0 != UInt8(ascii: "\n") }
    }
    self = rest.starts(with: "/*".utf8) || SwiftStatement.begins(rest) ? .swift : .words
  }
}
