public import Foundation

// Predicates in words, which Foundation has here by closures alone.

/// A predicate that is written down in a format, with what it asks of objects' values.
public final class FormatPredicate: NSPredicate {
  private let format: String

  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// What a format says; one that is not understood holds, which is told when it is first asked.
  public init(format: String, argumentArray arguments: [Any?]?) {
    self.format = format
    var reading = PredicateReading(format, arguments ?? [])
    let condition = reading.condition()
    var isTold = false
    super.init { object, _ in
      if let condition { return condition(object) }
      if isTold { return true }
      isTold = true
      print("NSPredicate: \"\(format)\" is not understood here: everything matches")
      return true
    }
  }

  public required init?(coder: NSCoder) { nil }
  public override var predicateFormat: String { format }
}

/// Reads a predicate's format, word by word.
private struct PredicateReading {
  typealias Condition = (Any?) -> Bool
  private typealias Operand = (Any?) -> Any?

  private var words: [String]
  private var arguments: [Any?]
  private var isUnderstood = true

  init(_ format: String, _ arguments: [Any?]) {
    words = Self.words(of: format)
    self.arguments = arguments
  }

  /// What the whole format asks; nil where a part of it is not understood.
  mutating func condition() -> Condition? {
    let condition = either()
    return isUnderstood && words.isEmpty ? condition : nil
  }

  /// Texts in quotes keep their first one; operators are words of their own.
  private static func words(of format: String) -> [String] {
    var words: [String] = []
    var rest = format[...]
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "%@._[]-$".contains(character)
    }
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        let text = rest.dropFirst().prefix { $0 != first }
        words.append("\(first)\(text)")
        rest = rest[text.endIndex...].dropFirst()
      } else if isWord(first) {
        let word = rest.prefix(while: isWord)
        words.append(String(word))
        rest = rest[word.endIndex...]
      } else {
        let sign = rest.prefix { "=!<>&|".contains($0) }
        let word = sign.isEmpty ? rest.prefix(1) : sign
        words.append(String(word))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }

  private mutating func takes(_ known: String...) -> Bool {
    guard let word = words.first?.uppercased(), known.contains(word) else { return false }
    words.removeFirst()
    return true
  }

  private mutating func either() -> Condition {
    var condition = both()
    while takes("OR", "||") {
      let (first, second) = (condition, both())
      condition = { first($0) || second($0) }
    }
    return condition
  }

  private mutating func both() -> Condition {
    var condition = single()
    while takes("AND", "&&") {
      let (first, second) = (condition, single())
      condition = { first($0) && second($0) }
    }
    return condition
  }

  private mutating func single() -> Condition {
    if takes("NOT", "!") {
      let condition = single()
      return { !condition($0) }
    }
    if takes("(") {
      let condition = either()
      if !takes(")") { isUnderstood = false }
      return condition
    }
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  private mutating func comparison() -> Condition {
    let first = operand()
    guard !words.isEmpty else { return refused() }
    let sign = words.removeFirst().uppercased()
    let second = operand()
    let parts = sign.split { "[]".contains($0) }
    let ignored = parts.count > 1 ? parts[1] : ""
    let name = parts.first.map(String.init) ?? ""
    guard let holds = PredicateValue.comparison(name) else { return refused() }
    return {
      holds(
        PredicateValue(first($0), ignoring: ignored), PredicateValue(second($0), ignoring: ignored))
    }
  }

  private mutating func refused() -> Condition {
    isUnderstood = false
    return { _ in true }
  }

  private mutating func operand() -> Operand {
    guard !words.isEmpty else {
      isUnderstood = false
      return { _ in nil }
    }
    let word = words.removeFirst()
    if word.hasPrefix("%") {
      guard !arguments.isEmpty else {
        isUnderstood = false
        return { _ in nil }
      }
      let argument = arguments.removeFirst()
      guard word.uppercased() == "%K" else { return { _ in argument } }
      return Self.value(of: argument as? String ?? "")
    }
    if let quote = word.first, "'\"".contains(quote) {
      let text = String(word.dropFirst())
      return { _ in text }
    }
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "YES", "TRUE": return { _ in true }
    case "NO", "FALSE": return { _ in false }
    case "SELF": return { $0 }
    default: break
    }
    if let number = Double(word) { return { _ in number } }
    guard word.first?.isLetter == true || word.hasPrefix("_") else {
      isUnderstood = false
      return { _ in nil }
    }
    return Self.value(of: word)
  }

  private static func value(of path: String) -> Operand {
    { object in
      path.split(separator: ".").reduce(object) { found, key in
        if key == "self" || key == "SELF" { return found }
        return (found as? any KeyedObject)?.value(forKey: String(key))
      }
    }
  }
}

/// A value as predicates compare it.
private enum PredicateValue {
  case none
  case text(String)
  case number(Double)
  case list([PredicateValue])
  case object(AnyObject)

  init(_ value: Any?, ignoring marks: Substring) {
    guard let value else {
      self = .none
      return
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      self.init(mirror.children.first?.value, ignoring: marks)
      return
    }
    switch value {
    case let text as String:
      var options: String.CompareOptions = []
      if marks.contains("C") { options.insert(.caseInsensitive) }
      if marks.contains("D") { options.insert(.diacriticInsensitive) }
      self = .text(options.isEmpty ? text : text.folding(options: options, locale: nil))
    case let answer as Bool: self = .number(answer ? 1 : 0)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let date as Date: self = .number(date.timeIntervalSinceReferenceDate)
    case let identifier as UUID: self = .text(identifier.uuidString)
    case is any KeyedObject, is NSManagedObjectID: self = .object(value as AnyObject)
    default:
      let isList = mirror.displayStyle == .collection || mirror.displayStyle == .set
      self =
        isList
        ? .list(mirror.children.map { PredicateValue($0.value, ignoring: marks) })
        : .object(value as AnyObject)
    }
  }

  private func equals(_ other: PredicateValue) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.text(let first), .text(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.object(let first), .object(let second)): first === second
    default: false
    }
  }

  private func precedes(_ other: PredicateValue) -> Bool {
    switch (self, other) {
    case (.text(let first), .text(let second)): first < second
    case (.number(let first), .number(let second)): first < second
    default: false
    }
  }

  private func contains(_ other: PredicateValue) -> Bool {
    switch (self, other) {
    case (.list(let members), _): members.contains { $0.equals(other) }
    case (.text(let text), .text(let part)): text.contains(part)
    default: false
    }
  }

  private func matches(_ other: PredicateValue, _ holds: (String, String) -> Bool) -> Bool {
    guard case (.text(let first), .text(let second)) = (self, other) else { return false }
    return holds(first, second)
  }

  /// What an operator says of two values; nil for one that is not known.
  static func comparison(_ name: String) -> ((PredicateValue, PredicateValue) -> Bool)? {
    switch name {
    case "=", "==": { $0.equals($1) }
    case "!=", "<>": { !$0.equals($1) }
    case "<": { $0.precedes($1) }
    case ">": { $1.precedes($0) }
    case "<=", "=<": { $0.precedes($1) || $0.equals($1) }
    case ">=", "=>": { $1.precedes($0) || $0.equals($1) }
    case "IN": { $1.contains($0) }
    case "CONTAINS": { $0.contains($1) }
    case "BEGINSWITH": { $0.matches($1) { $0.hasPrefix($1) } }
    case "ENDSWITH": { $0.matches($1) { $0.hasSuffix($1) } }
    default: nil
    }
  }
}
