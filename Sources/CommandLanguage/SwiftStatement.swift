/// How a statement in Swift is told from one in words.
///
/// No command is followed by a dot, a bracket or an assignment, and none but `class` and `open` is
/// called as a word that begins a declaration or a statement of Swift.
package enum SwiftStatement {
  /// The variables that are always there.
  package static let variables = ["snapshot", "dataSource", "outline"]

  /// Words before a call that change nothing of what it does here.
  package static let effects = ["await", "try"]

  /// Words that begin a declaration or a statement; of `class` and `open` what follows decides.
  package static let keywords: Set<String> = [
    "actor", "associatedtype", "break", "case", "class", "continue", "convenience", "defer",
    "deinit", "do",
    "enum", "extension", "fileprivate", "final", "for", "func", "guard", "if", "indirect", "infix",
    "init", "internal", "lazy", "let", "mutating", "nonisolated", "open", "operator", "override",
    "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "required", "return",
    "static", "struct", "subscript", "switch", "throw", "typealias", "unowned", "var", "weak",
    "while",
  ]

  /// Whether the text begins as Swift does: `name.member`, `name(…)`, `name = …`, `let x = …`,
  /// `func f`, `@objc`.
  package static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let byte = bytes.first else { return false }
    if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") {
      return true
    }
    if bytes.starts(with: "```".utf8) { return true }
    if bytes.starts(with: "#if ".utf8) || bytes.starts(with: "#Preview".utf8) { return true }
    var rest = bytes
    let name = takeName(&rest)
    guard !name.isEmpty, !isDigit(byte) else { return false }
    let word = String(decoding: name, as: UTF8.self)
    if rest.starts(with: "?.".utf8) || rest.starts(with: "!.".utf8) { return true }
    if rest.first == UInt8(ascii: ".") {
      let member = rest.dropFirst().first
      return variables.contains(word)
        || member.map { isName($0) && !isDigit($0) } ?? !Vocabulary.verbs.contains(word)
    }
    if rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "[") { return true }
    if rest.starts(with: ": ".utf8),
      labelled.contains(where: { rest.dropFirst(2).starts(with: $0.utf8) })
    {
      return true
    }
    let hasSpace = rest.isEmpty || !takeSpace(rest).isEmpty
    if isType(name), isCalled(rest) { return true }
    if keywords.contains(word), hasSpace || rest.first == UInt8(ascii: "{") {
      return !isCommand(word, rest)
    }
    rest = rest.dropFirst(takeSpace(rest).count)
    if effects.contains(word), hasSpace { return begins(rest) }
    // `Task { … }`: no command has a capital.
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte), rest.first == UInt8(ascii: "{") {
      return true
    }
    if word == "import" { return isModule(rest) }
    return isAssigned(word, rest)
  }

  /// What may stand behind a label, as in `outer: for row in rows`.
  private static let labelled = ["for ", "while ", "repeat ", "switch ", "do ", "if "]

  /// Whether a name is a type's, as Swift's habit has it.
  private static func isType(_ name: ArraySlice<UInt8>) -> Bool {
    name.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
  }

  /// Whether generic arguments or a closure follow.
  private static func isCalled(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == UInt8(ascii: "<")
      || rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
  }

  /// Whether a keyword is a command's verb here: `class FOLDER` has no body and no superclass, and
  /// `open LINE` modifies no declaration.
  private static func isCommand(_ keyword: String, _ rest: ArraySlice<UInt8>) -> Bool {
    guard Vocabulary.verbs.contains(keyword) else { return false }
    var rest = rest.dropFirst(takeSpace(rest).count)
    let line = rest.prefix { $0 != UInt8(ascii: ";") }
    let next = String(decoding: takeName(&rest), as: UTF8.self)
    if keywords.contains(next) { return false }
    return keyword == "open" || !line.contains { ":{<".utf8.contains($0) }
  }

  /// Whether it is the name of a module, and no file.
  private static func isModule(_ rest: ArraySlice<UInt8>) -> Bool {
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return !line.isEmpty && line.allSatisfy { isName($0) }
  }

  /// Whether a variable is given a value: with `=`, or with `+=` and its like.
  private static func isAssigned(_ word: String, _ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    if let first = rest.first, "+-*/%".utf8.contains(first) {
      rest.removeFirst()
      return rest.first == UInt8(ascii: "=") && !Vocabulary.verbs.contains(word)
    }
    guard rest.first == UInt8(ascii: "="), rest.dropFirst().first != UInt8(ascii: "=") else {
      return false
    }
    return variables.contains(word) || !Vocabulary.verbs.contains(word)
  }

  private static func takeName(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = bytes.startIndex
    while end < bytes.endIndex, isName(bytes[end]), !bytes[end...].starts(with: noBreakSpace) {
      end += 1
    }
    defer { bytes = bytes[end...] }
    return bytes[..<end]
  }

  /// The space at the beginning, which web pages keep lines together with too.
  private static func takeSpace(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = bytes.startIndex
    while end < bytes.endIndex {
      if bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
        end += 1
      } else if bytes[end...].starts(with: noBreakSpace) {
        end += noBreakSpace.count
      } else {
        break
      }
    }
    return bytes[..<end]
  }

  private static let noBreakSpace: [UInt8] = [0xC2, 0xA0]

  /// Whether a byte of UTF-8 belongs to a name.
  package static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || isDigit(byte)
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
