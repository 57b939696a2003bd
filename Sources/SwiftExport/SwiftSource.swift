import TextWidth

/// Swift code as it grows, line by line.
package struct SwiftSource {
  /// The lines so far, indented.
  private(set) var lines: [String] = []
  private var depth = 0

  /// The columns that lines keep to where they can be broken, those of a file unless a screen has
  /// fewer.
  private let columns: Int

  /// The columns of a file.
  package static let fileColumns = 100

  /// No lines yet, of up to so many columns.
  package init(columns: Int = fileColumns) { self.columns = min(columns, Self.fileColumns) }

  /// The names that a declaration must not have unless it stands in backticks.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Adds a line; an empty one keeps nothing of the indentation.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "    ", count: depth) + line)
  }

  /// Adds `head {`, what `body` adds one step in, and the brace that closes it.
  ///
  /// - Parameter parameters: Those of a closure, which stand behind the brace.
  mutating func block(
    _ head: String, taking parameters: String = "", _ body: (inout SwiftSource) -> Void
  ) {
    add("\(head) {" + (parameters.isEmpty ? "" : " \(parameters) in"))
    depth += 1
    body(&self)
    depth -= 1
    add("}")
  }

  /// A call: on one line, with its arguments on the next, or with one a line, whatever fits first.
  mutating func call(_ head: String, _ arguments: [String]) {
    let all = arguments.joined(separator: ", ") + ")"
    guard !fits("\(head)(\(all)") else { return add("\(head)(\(all)") }
    add(head + "(")
    depth += 1
    if fits(all) {
      add(all)
    } else {
      for (index, argument) in arguments.enumerated() {
        add(fitting: argument, index == arguments.count - 1 ? ")" : ",")
      }
    }
    depth -= 1
  }

  /// A line that is broken inside its outermost brackets where it does not fit.
  ///
  /// - Parameter tail: What stands behind the line, on its last one.
  mutating func add(fitting line: String, _ tail: String = "") {
    guard !fits(line + tail), let (head, parts) = Self.parts(of: line), let close = line.last else {
      return add(line + tail)
    }
    let all = parts.joined(separator: ", ") + String(close) + tail
    add(head)
    depth += 1
    if fits(all) {
      add(all)
    } else {
      for (index, part) in parts.enumerated() {
        add(fitting: part, index == parts.count - 1 ? String(close) + tail : ",")
      }
    }
    depth -= 1
  }

  /// What stands before and in the brackets that a line ends with; nil where it ends otherwise.
  private static func parts(of line: String) -> (head: String, parts: [String])? {
    let characters = Array(line)
    var (depth, isQuoted) = (0, false)
    var (open, commas): (Int?, [Int]) = (nil, [])
    for (index, character) in characters.enumerated() {
      if character == "\"", index == 0 || characters[index - 1] != "\\" { isQuoted.toggle() }
      if isQuoted { continue }
      switch character {
      case "(", "[":
        if depth == 0 { (open, commas) = (index, []) }
        depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 1: commas.append(index)
      default: continue
      }
    }
    guard let open, depth == 0, let last = characters.last, last == ")" || last == "]",
      open + 2 < characters.count
    else { return nil }
    let bounds = [open] + commas + [characters.count - 1]
    let parts = zip(bounds, bounds.dropFirst()).map { start, end in
      String(characters[(start + 1)..<end].drop(while: \.isWhitespace))
    }
    return (String(characters[...open]), parts)
  }

  /// A call with a list of literals: on one line, or in lines that are filled up.
  mutating func list(_ head: String, _ elements: [String], _ tail: String) {
    let line = head + elements.joined(separator: ", ") + tail
    guard !fits(line) else { return add(line) }
    add(head)
    depth += 1
    var row = ""
    for element in elements {
      if !row.isEmpty, !fits("\(row) \(element),") {
        add(row)
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + element + ","
    }
    add(row)
    depth -= 1
    add(tail)
  }

  /// Whether a line that is added now keeps to the columns.
  private func fits(_ line: String) -> Bool { 4 * depth + line.displayWidth <= columns }

  /// Hangs a closure on the call that ended the line before.
  mutating func trailingClosure(_ head: String, _ body: (inout SwiftSource) -> Void) {
    lines[lines.count - 1] += " { \(head)"
    depth += 1
    body(&self)
    depth -= 1
    add("}")
  }

  /// `words` run together as a name in Swift: `main page` is `mainPage`.
  ///
  /// What a name cannot hold parts words; a name that would begin with a digit begins with `_`.
  package static func name(_ words: String) -> String {
    let parts = words.split { !($0.isLetter || $0.isNumber || $0 == "_") || !isPlain($0) }
    var name = parts.first.map(lowercasingStart) ?? "_"
    for part in parts.dropFirst() { name += part.prefix(1).uppercased() + part.dropFirst() }
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The name with backticks where it is a word of the language.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) || name == "_" ? "`\(name)`" : name
  }

  /// Whether Swift takes a character inside a name: ASCII, or a letter of the larger scripts.
  private static func isPlain(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII || scalar.properties.isXIDContinue
    }
  }

  /// A case or a function begins small, where a type begins as `Main`; all capitals stay.
  private static func lowercasingStart(_ word: Substring) -> String {
    let second = word.dropFirst().first
    guard second?.isUppercase != true else { return String(word) }
    return word.prefix(1).lowercased() + word.dropFirst()
  }
}

/// Names that are each taken once.
package struct SwiftNames {
  private var taken: Set<String> = []

  /// Leaves `names` to others.
  package init(reserving names: [String] = []) { taken = Set(names) }

  /// `name`, with a number if it is taken already.
  package mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
