import HostSystem

// Which of a project's files give a type an initializer that it has not by itself.
extension ProjectFiles {
  /// A call of an initializer as lines spell it.
  private struct Initializer: Hashable {
    /// The type that is extended.
    let type: String
    /// The first argument's label; `_` where it has none.
    let label: String

    /// Whether lines call it, by its type or by `.init` alone, or with no more than a closure.
    func isCalled(in lines: Substring) -> Bool {
      let call = label == "_" ? "(" : "(\(label):"
      if lines.contains("\(type)\(call)") || label != "_" && lines.contains(".init\(call)") {
        return true
      }
      // After a colon or an arrow the brace is that of a declaration.
      let values = lines.replacing("return ", with: "= ")
      return values.ranges(of: "\(type) {").contains { range in
        let before = values[..<range.lowerBound].last { $0 != " " }
        return before == nil || before == "=" || before == "(" || before == "\n" || before == "{"
      }
    }
  }

  /// The lines around one that is refused in which the call stands: what is wrong may be said of a
  /// closure's first line.
  private static let linesAround = 2

  /// The files whose extensions have an initializer that is called about a line of a text, the
  /// nearest first.
  mutating func files(
    initializingAt line: Int, of text: String, in reach: Reach
  ) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = max(line - 1 - Self.linesAround, 0)
    guard first < lines.count else { return [] }
    let last = min(line - 1 + Self.linesAround, lines.count - 1)
    guard first <= last else { return [] }
    let window = text[lines[first].startIndex..<lines[last].endIndex]
    return untaken(in: reach) { other in
      other.contains("extension ")
        && Self.initializers(in: other).contains { $0.isCalled(in: window) }
    }
  }

  /// How the initializers of a text's extensions are called by what uses no others.
  static func calls(ofInitializersIn text: String) -> [String] {
    initializers(in: text).filter { $0.label != "_" }.map { "\($0.type)(\($0.label):" }.sorted()
  }

  /// The initializers that a text's extensions have, by words alone.
  private static func initializers(in text: String) -> Set<Initializer> {
    var found: Set<Initializer> = []
    var extended: String?
    var isOpen = false
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      if line.first?.isWhitespace == false {
        extended = nil
        if let index = words.firstIndex(of: "extension"), index + 1 < words.count {
          extended = String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." })
        }
      }
      guard let type = extended else { continue }
      var parameters: Substring?
      if isOpen {
        parameters = line[...]
      } else if let start = ["init(", "init?("].compactMap({ line.firstRange(of: $0) }).first,
        words.contains(where: { $0.hasPrefix("init") }), !line.contains("self.init")
      {
        parameters = line[start.upperBound...]
      }
      guard let parameters else { continue }
      let label = parameters.drop { $0 == " " || $0 == "\t" }
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      isOpen = label.isEmpty && !parameters.contains(")")
      if !label.isEmpty { found.insert(Initializer(type: type, label: String(label))) }
    }
    return found
  }
}
