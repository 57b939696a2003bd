/// The lines of an entry as they come, and whether it ends with the last of them.
///
/// Each line is looked at once: what is open is remembered from one to the next, so that gathering
/// a block takes time linear in its length.
package struct EntryLines {
  private var lexer = Lexer("")
  /// Where the brackets stand that the statement in hand has open.
  private var open: [Int] = []
  /// Whether that statement has Swift spelling.
  private var isSwift = false
  /// Whether no line can mend what was read.
  private var isRefused = false
  /// Whether there is no line yet; a blank line is one.
  package private(set) var isEmpty = true

  /// No lines.
  package init() {}

  /// All lines.
  package var text: String { String(decoding: lexer.bytes, as: UTF8.self) }

  /// Whether the lines have more bytes than an entry may.
  package var isTooLong: Bool { lexer.bytes.count > Lexer.lengthLimit }

  /// Adds a line; gives whether the entry ends with it, as `Lexer.isComplete` has it.
  ///
  /// Behind the first line only a bracket ends an entry.
  package mutating func append(_ line: some StringProtocol) -> Bool {
    let isFirst = isEmpty
    if !isFirst { lexer.append(CollectionOfOne(UInt8(ascii: "\n"))) }
    isEmpty = false
    lexer.append(line.utf8)
    if !isRefused { read() }
    guard isFirst || line.utf8.contains(where: Self.closes) else { return false }
    if open.isEmpty || isRefused || isTooLong { return true }
    return Lexer.line(askedAboutBy: String(line)) != nil
  }

  private static func closes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")")
  }

  /// Reads on to the end of what there is.
  private mutating func read() {
    do {
      while !open.isEmpty || lexer.skipToStatement() {
        if open.isEmpty { isSwift = lexer.beginsSwift }
        if isSwift {
          try lexer.skipSwift(&open)
        } else {
          while try lexer.nextWord(&open) != nil {}
        }
        guard open.isEmpty else { return }
      }
    } catch {
      isRefused = true
    }
  }
}
