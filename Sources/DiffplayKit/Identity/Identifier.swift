/// What identifies a section or an item in the playground: its name, and what identity covers.
public struct Identifier: Sendable, CustomStringConvertible {
  /// The text as it was typed, without quotes.
  public var name: String
  /// The item's content, where identity covers it.
  let content: IdentifiedContent?

  /// The identifier called `name`, which nothing else is part of.
  public init(_ name: String) { self.init(name, content: nil) }

  /// The identifier called `name` that covers `content` too.
  init(_ name: String, content: IdentifiedContent?) {
    self.name = name
    self.content = content
  }

  /// The name as UIKit's texts print it.
  public var description: String { name }

  /// The name as the command language writes it: quoted where it must be.
  public var quoted: String {
    let isBare =
      isPlain
      || !name.isEmpty && !["#", "//"].contains(where: name.hasPrefix)
        && IdentifierRange(name) == nil && Parameter.Kind.slip(in: name) == nil
        && !name.unicodeScalars.contains { Self.needsQuotes($0) }
    return isBare && !CommandTable.identifierWords.contains(name) ? name : Self.quote(name)
  }

  /// Whether it is made of ASCII letters and digits, as most names are, and begins with a letter.
  private var isPlain: Bool {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20 }
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0
    }
  }

  /// `text` as a string literal of the language, which is one of Swift too.
  public static func quote(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where isInvisible(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value <= 0x20 || scalar.value == 0x7F
        || "\"{};,()[]".unicodeScalars.contains(scalar)
    }
    return scalar.properties.isWhitespace || isInvisible(scalar)
  }

  /// Whether it would end a line, steer a terminal or turn the direction of what follows.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}

extension CommandTable {
  /// The bare words of the commands that take identifiers: as an identifier each is quoted.
  fileprivate static let identifierWords: Set<String> = all.reduce(into: []) { words, command in
    guard command.forms.contains(where: { $0.syntax.contains(where: \.takesIdentifier) }) else {
      return
    }
    words.formUnion(command.reservedWords)
  }
}

extension Syntax {
  fileprivate var takesIdentifier: Bool {
    switch self {
    case .word, .block: false
    case .value(let parameter), .list(let parameter): parameter.kind.isIdentifier
    case .optional(let syntax): syntax.contains(where: \.takesIdentifier)
    case .oneOf(let branches), .anyOrder(let branches):
      branches.joined().contains(where: \.takesIdentifier)
    }
  }
}

extension Match {
  /// The identifiers that the parameter `name` was given, ranges such as `a{1..5}` written out.
  ///
  /// - Throws: `CommandError` when they are more than `IdentifierRange.limit`.
  func identifiers(_ name: String) throws(CommandError) -> [Identifier] {
    var identifiers: [Identifier] = []
    for token in tokens(name) {
      guard token.kind == .word, let range = IdentifierRange(token.text) else {
        identifiers.append(Identifier(token.text))
        continue
      }
      guard let count = range.count, identifiers.count + count <= IdentifierRange.limit else {
        throw CommandError(
          "`\(token.text)` stands for too many identifiers", at: token.range,
          fix: "name at most \(IdentifierRange.limit) at once", kind: .tooMany)
      }
      identifiers += range.words.map(Identifier.init)
    }
    return identifiers
  }

  /// The only identifier of the parameter `name`; nil when it was left out.
  func identifier(_ name: String) -> Identifier? { text(name).map(Identifier.init) }

  /// Where `identifier` was named last; nil when no token names it.
  func place(of identifier: Identifier) -> Range<Int>? {
    let tokens = values.flatMap(\.tokens).sorted { $0.range.lowerBound > $1.range.lowerBound }
    if let exact = tokens.first(where: { $0.text == identifier.name }) { return exact.range }
    let range = tokens.first {
      $0.kind == .word && IdentifierRange($0.text)?.contains(identifier.name) == true
    }
    return range?.range
  }
}
