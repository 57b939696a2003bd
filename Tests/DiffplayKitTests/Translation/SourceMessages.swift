import Foundation
import TestSupport

@testable import Wording

/// The messages that the sources write, as templates.
///
/// A literal is a message where it stands in the arguments of a refusal, or in the braces or behind
/// the `=` of something whose type is `Message`.
struct SourceMessages {
  /// The templates of every string literal, message or not.
  private(set) var literals: Set<String> = []
  /// The templates of messages, with the file they stand in.
  private(set) var messages: [(file: String, template: String)] = []

  /// The modules that say nothing to the person at the prompt, or what UIKit says.
  private static let silent: Set = [
    "CompositionalLayout", "ConstraintSolver", "DiffableDataSource", "HeadlessCollectionView",
    "HeadlessUIKit", "ImportedPackages", "ImportProbe", "ImportRecords", "IndexPaths",
    "TextMetrics", "UIKit",
  ]

  /// Reads the sources of the playground and the program.
  ///
  /// What is said to those who write lessons is English, as the format of their files is.
  init() throws {
    let sources = Fixtures.packageRoot.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    for module in modules.sorted() where !Self.silent.contains(module) {
      let root = sources.appending(path: module)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".swift") && !name.contains("Korean/") {
        let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
        add(Source(text), file: "\(module)/\(name)")
      }
    }
  }

  private mutating func add(_ source: Source, file: String) {
    literals.formUnion(source.literals.map(\.template) + source.joinedTemplates)
    for range in source.messageRanges {
      for literal in source.literals where range.contains(literal.start) && !literal.isInner {
        if !source.isVerbatim(literal) { messages.append((file, literal.template)) }
      }
    }
  }
}

/// One source file, cut into code and string literals.
private struct Source {
  struct Literal {
    var start: Int
    var end: Int
    var template: String
    /// Whether it stands in the interpolation of another.
    var isInner: Bool
  }

  private let text: [Character]
  private(set) var literals: [Literal] = []
  /// The code with every literal and comment blanked, so that only its own brackets count.
  private var code: [Character]

  init(_ text: String) {
    self.text = Array(text)
    code = self.text
    var position = 0
    while position < self.text.count { position = step(at: position, depth: 0) }
  }

  /// Reads what begins at `position`, and gives where it ends.
  private mutating func step(at position: Int, depth: Int) -> Int {
    if starts("//", position) {
      var end = position
      while end < text.count, text[end] != "\n" {
        code[end] = " "
        end += 1
      }
      return end
    }
    guard text[position] == "\"" || (text[position] == "#" && isRawQuote(position)) else {
      return position + 1
    }
    return literal(at: position, depth: depth)
  }

  private func isRawQuote(_ position: Int) -> Bool {
    position + 1 < text.count && text[position + 1] == "\""
  }

  private func starts(_ prefix: String, _ position: Int) -> Bool {
    let end = position + prefix.count
    return end <= text.count && text[position..<end].elementsEqual(prefix)
  }

  private mutating func literal(at start: Int, depth: Int) -> Int {
    var position = start
    let hash = text[position] == "#" ? "#" : ""
    position += hash.count
    let quote = starts("\"\"\"", position) ? "\"\"\"" : "\""
    position += quote.count
    let (escape, close) = ("\\" + hash, quote + hash)
    var raw = ""
    var slots = 0
    while position < text.count, !starts(close, position) {
      if starts(escape + "(", position) {
        slots += 1
        raw += "{\(slots)}"
        position = interpolation(at: position + escape.count + 1, depth: depth)
      } else if starts(escape, position) {
        let escaped = text[position + escape.count]
        raw += escaped == "\n" ? "\u{2}" : ["n": "\n", "t": "\t"][escaped] ?? String(escaped)
        position += escape.count + 1
      } else {
        raw.append(text[position])
        position += 1
      }
    }
    position = min(text.count, position + close.count)
    for index in start..<position { code[index] = " " }
    let template = quote.count == 3 ? Self.unindented(raw) : raw
    literals.append(
      Literal(start: start, end: position, template: template, isInner: depth > 0))
    return position
  }

  /// Passes over the code of an interpolation; gives where its bracket closes.
  private mutating func interpolation(at start: Int, depth: Int) -> Int {
    var position = start
    var open = 1
    while position < text.count {
      switch text[position] {
      case "(": open += 1
      case ")": open -= 1
      default: break
      }
      if open == 0 { return position + 1 }
      position = step(at: position, depth: depth + 1)
    }
    return position
  }

  private static func unindented(_ raw: String) -> String {
    var lines = raw.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let indent = lines.popLast()?.count ?? 0
    let body = lines.dropFirst().map { String($0.dropFirst(indent)) }.joined(separator: "\n")
    // A line that ends in a backslash goes on in the next, without that line's indent.
    let pieces = body.split(separator: "\u{2}", omittingEmptySubsequences: false)
    return pieces.enumerated().map { index, piece in
      index == 0 ? String(piece) : String(piece.dropFirst(indent))
    }.joined()
  }

  /// The templates of messages that are written in several literals with `+` between them.
  var joinedTemplates: [String] {
    var templates: [String] = []
    var joined: (message: Message, end: Int)?
    for literal in literals.filter({ !$0.isInner }).sorted(by: { $0.start < $1.start }) {
      let piece = Self.message(literal.template)
      if let last = joined,
        code[last.end..<literal.start].filter({ !$0.isWhitespace }).elementsEqual("+")
      {
        joined = (last.message + piece, literal.end)
        templates.append((last.message + piece).template)
      } else {
        joined = (piece, literal.end)
      }
    }
    return templates
  }

  /// A message with a template and some argument at each of its places.
  private static func message(_ template: String) -> Message {
    Template(template).pieces.reduce("") { message, piece in
      switch piece {
      case .words(let words): message + Message(stringLiteral: words)
      case .argument: message + Message(verbatim: "x")
      case .particle(let pair): message + Message(stringLiteral: pair.description)
      }
    }
  }

  /// Where literals are messages.
  var messageRanges: [Range<Int>] {
    let calls =
      ranges(after: "CommandError(", open: "(", close: ")")
      + ranges(after: "failure(", open: "(", close: ")")
      + ranges(after: "refusal(tokens,", open: "(", close: ")")
      + ranges(after: "say(", open: "(", close: ")")
    let bodies = ["-> Message {", "-> Message? {", ": Message {", ": Message? {", "[Message] {"]
    return calls + bodies.flatMap { ranges(after: $0, open: "{", close: "}") }
  }

  private func ranges(after prefix: String, open: Character, close: Character) -> [Range<Int>] {
    code.indices.compactMap { start in
      guard end(of: prefix, at: start) else { return nil }
      var depth = 1
      var position = start + prefix.count
      while position < code.count, depth > 0 {
        if code[position] == open { depth += 1 }
        if code[position] == close { depth -= 1 }
        position += 1
      }
      return start..<position
    }
  }

  private func end(of prefix: String, at start: Int) -> Bool {
    let end = start + prefix.count
    return end <= code.count && code[start..<end].elementsEqual(prefix)
  }

  /// Whether a literal is UIKit's text, or part of an expression that is no message.
  func isVerbatim(_ literal: Literal) -> Bool {
    var before = literal.start - 1
    while before >= 0, code[before].isWhitespace || code[before] == "+" { before -= 1 }
    let words = String(code[max(0, before - 24)...max(0, before)])
    let ends = [
      "uikit:", "separator:", "[", "token(", "verbatim:", "number(", "text(", "insets(", "case (",
      "(prefix", "==", "contains(",
    ]
    return ends.contains { words.hasSuffix($0) }
      || words.contains(/\bcase[\s,]*$/)
      || before > 0 && String(code[max(0, before - 48)...before]).isCounting
  }
}

extension String {
  /// Whether it ends where a noun stands that is counted: `Message(counting: count, `.
  fileprivate var isCounting: Bool {
    guard let start = lastRange(of: "counting:") else { return false }
    return hasSuffix(",") && self[start.upperBound...].allSatisfy { !"()".contains($0) }
  }

  private func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
