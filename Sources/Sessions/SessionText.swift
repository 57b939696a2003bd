/// The rules of single lines that the reader, the writer and the comparison share.
///
/// All of them look at UTF-8 bytes: a combining mark after a marker does not hide it, and two
/// spellings of one Hangul syllable stay different.
package enum SessionText {
  /// The lines of `text`, without their ends (LF, and CRs before it) and without a final empty one.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func lines(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      while start < bytes.count {
        let lineEnd = bytes[start...].firstIndex(of: lineFeed) ?? bytes.count
        var end = lineEnd
        while end > start, bytes[end - 1] == carriageReturn { end -= 1 }
        lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
        start = lineEnd + 1
      }
      return lines
    }
  }

  /// The lines of an output as they are compared: trailing white space cut from each line, and
  /// blank lines cut from the end.
  static func outputLines(of output: String) -> [String] {
    var lines = lines(of: output).map(cuttingTrailingSpace)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A line without the spaces, tabs and other ASCII white space at its end.
  static func cuttingTrailingSpace(_ line: String) -> String {
    guard let last = line.utf8.last, isSpace(last) else { return line }
    var bytes = Substring(line).utf8
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// Whether a line holds nothing but white space.
  static func isBlank(_ line: String) -> Bool {
    line.utf8.allSatisfy(isSpace)
  }

  /// Whether two lines are the same bytes; `==` would also accept canonical equivalents.
  static func areIdentical(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// What follows `prefix` in `line`, compared byte for byte; nil when the line begins otherwise.
  static func rest(of line: String, after prefix: String) -> String? {
    guard line.utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(line.utf8.dropFirst(prefix.utf8.count)))
  }

  /// What stands before `suffix` in `line`, compared byte for byte; nil when it ends otherwise.
  package static func rest(of line: String, before suffix: String) -> String? {
    guard line.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { return nil }
    return String(Substring(line.utf8.dropLast(suffix.utf8.count)))
  }

  /// Whether a line is one that version control leaves where two changes met.
  static func isConflictMarker(_ line: String) -> Bool {
    line.utf8.starts(with: "<<<<<<< ".utf8) || line.utf8.starts(with: ">>>>>>> ".utf8)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Space, and tab to carriage return.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
