import JSON

extension LayoutRecord {
  /// A line of a recorded file that cannot be read.
  struct ParsingError: Error, Hashable, CustomStringConvertible {
    /// Counted from 1.
    var line: Int
    var text: String

    var description: String { "line \(line) cannot be read: \(text)" }
  }

  /// The screens of a file, in order; lines that begin with `#` and empty ones say nothing.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func parse(_ text: String) throws(ParsingError) -> [LayoutRecord] {
    var records: [LayoutRecord] = []
    // A checkout may have ended its lines as another system does.
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      let error = ParsingError(line: index + 1, text: String(line.prefix(80)))
      guard line.hasPrefix("  ") else {
        records.append(
          LayoutRecord(
            screen: String(line), container: "", content: Frame(x: 0, y: 0, width: 0, height: 0),
            elements: []))
        continue
      }
      guard let last = records.indices.last, records[last].read(line.drop(while: \.isWhitespace))
      else { throw error }
    }
    return records
  }

  /// Takes a line below the name of the screen; false where it says nothing that is known.
  private mutating func read(_ line: Substring) -> Bool {
    if line.hasPrefix("screen ") {
      container = String(line.dropFirst("screen ".count))
      return true
    }
    if line.hasPrefix("content ") {
      let words = line.split(separator: " ")
      guard words.count == 4, words[2] == "x", let width = Double(words[1]),
        let height = Double(words[3])
      else { return false }
      content = Frame(x: 0, y: 0, width: width, height: height)
      return true
    }
    guard let element = Element(line) else { return false }
    elements.append(element)
    return true
  }
}

extension LayoutRecord.Element {
  /// An element as its line tells it.
  fileprivate init?(_ line: Substring) {
    var words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard let category = words.first.flatMap({ Category(rawValue: String($0)) }) else { return nil }
    words.removeFirst()
    var kind = ""
    if category != .cell {
      guard let word = words.first, let read = Self.kind(word) else { return nil }
      kind = read
      words.removeFirst()
    }
    guard words.count >= 6, words[1].hasSuffix(","), words[4] == "x",
      let x = Double(words[1].dropLast()), let y = Double(words[2]), let width = Double(words[3]),
      let height = Double(words[5])
    else { return nil }
    let path = words[0].split(separator: "-").map { Int($0) }
    guard !path.isEmpty, path.allSatisfy({ $0 != nil }) else { return nil }
    var text = ""
    if words.count > 6 {
      // What it says may hold any number of spaces: all from its first quotation mark on.
      let rest = line[words[6].startIndex...]
      guard case .string(let said)? = (try? JSONDocument(parsing: String(rest)))?.value else {
        return nil
      }
      text = said
    }
    self.init(
      category: category, kind: kind, path: path.compactMap(\.self),
      frame: LayoutRecord.Frame(x: x, y: y, width: width, height: height), text: text)
  }

  private static func kind(_ word: Substring) -> String? {
    guard word.hasPrefix("\"") else { return String(word) }
    guard case .string(let kind)? = (try? JSONDocument(parsing: String(word)))?.value else {
      return nil
    }
    return kind
  }
}
