// What the texts of declarations name.
extension DefinitionFinder {
  /// The names in a declaration, up to the next one of its file.
  func words(of symbol: SwiftSymbol) -> Set<String> {
    let next = graph.symbols.lazy.filter { $0.file == symbol.file && $0.line > symbol.line }
      .map(\.line).min()
    let lines = Self.lines(of: texts[symbol.file] ?? "")
    let end = min(lines.count, (next ?? lines.count + 1) - 1)
    guard symbol.line <= end else { return [] }
    let words = lines[(symbol.line - 1)..<end].flatMap(Self.names)
    return Set(words.map(String.init)).subtracting([symbol.baseName])
  }

  /// The names in a type and in its members.
  func words(within type: SwiftSymbol) -> Set<String> {
    graph.symbols.filter { $0.scope.starts(with: type.path) && $0.file == type.file }
      .reduce(into: words(of: type)) { $0.formUnion(words(of: $1)) }
  }

  /// Whether code names a declaration, other than where it is declared.
  func isNamedByOthers(_ symbol: SwiftSymbol) -> Bool {
    let name = symbol.baseName
    let declared = Set(
      graph.symbols.filter { $0.baseName == name }.map { "\($0.file):\($0.line)" })
    return texts.contains { file, text in
      text.contains(name)
        && Self.lines(of: text).enumerated().contains { number, line in
          !Self.isComment(line) && !declared.contains("\(file):\(number + 1)")
            && Self.names(in: line).contains { $0 == name }
        }
    }
  }

  /// What follows the opening bracket of each call of a function in its own file, in the same line.
  func calls(of symbol: SwiftSymbol) -> [Substring] {
    let text = texts[symbol.file] ?? ""
    guard text.contains("\(symbol.baseName)(") else { return [] }
    return Self.lines(of: text).flatMap { line -> [Substring] in
      guard !Self.isComment(line) else { return [] }
      return line.ranges(of: "\(symbol.baseName)(").compactMap { call in
        let before = line[..<call.lowerBound]
        let isOther = before.hasSuffix("func ") || before.last.map(Self.isOfName) == true
        return isOther ? nil : line[call.upperBound...]
      }
    }
  }

  /// What follows the opening bracket of each call of a type's own function in other files, in the same
  /// line: `Layouts.grid(`, or of what extends a class of layouts `.grid(`.
  func callsElsewhere(of symbol: SwiftSymbol) -> [Substring] {
    guard symbol.kind == "type.method", let scope = symbol.scope.last else { return [] }
    let call = (types[scope] == nil ? "" : scope) + ".\(symbol.baseName)("
    return texts.filter { $0.key != symbol.file && $0.value.contains(call) }
      .sorted { $0.key < $1.key }
      .flatMap { _, text in
        Self.lines(of: text).filter { !Self.isComment($0) }.flatMap { line in
          line.ranges(of: call).map { line[$0.upperBound...] }
        }
      }
  }

  /// The lines of a text, empty ones among them.
  static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What in code may be a name.
  static func names(in code: Substring) -> [Substring] { code.split { !isOfName($0) } }

  /// Whether a name may have a character.
  static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Whether a line is nothing but a comment.
  static func isComment(_ line: Substring) -> Bool {
    line.drop { $0.isWhitespace }.hasPrefix("//")
  }
}
