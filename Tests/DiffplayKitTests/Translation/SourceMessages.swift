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
    "HeadlessUIKit", "HostedViews", "ImportedPackages", "ImportProbe", "ImportRecords",
    "IndexPaths", "TextMetrics", "UIKit",
  ]

  /// Reads the sources of the playground and the program.
  ///
  /// What is said to those who write lessons is English, as the format of their files is.
  init() throws {
    let sources = Fixtures.packageRoot.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    for module in modules.sorted()
    where !Self.silent.contains(module) || module == Self.derivations {
      let root = sources.appending(path: module)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
        if module == Self.derivations {
          addNames(Source(text))
        } else {
          add(Source(text), file: "\(module)/\(name)")
        }
      }
    }
  }

  /// The engine whose derivations are told: it names numbers, of either side.
  private static let derivations = "CompositionalLayout"

  private mutating func addNames(_ source: Source) {
    for name in source.literals.map(\.template) {
      // A number or a side may be put behind it.
      let next = Template(name).pieces.count { if case .argument = $0 { true } else { false } } + 1
      literals.formUnion([name, name + "{\(next)}", Message(calculation: name).template])
      for side in ["width", "height", "x", "y"] {
        literals.formUnion([name + side, name + " \(side)", name.replacing("{1}", with: side)])
        literals.insert(
          name.replacing("{1}", with: "{0}").replacing("{2}", with: side)
            .replacing("{0}", with: "{1}"))
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

  /// Bytes, which are compared the fastest: syntax is ASCII.
  private let text: [UInt8]
  private(set) var literals: [Literal] = []
  /// The code with every literal and comment blanked, so that only its own brackets count.
  private var code: [UInt8]

  init(_ text: String) {
    self.text = Array(text.utf8)
    code = self.text
    var position = 0
    while position < self.text.count { position = step(at: position, depth: 0) }
  }

  /// Reads what begins at `position`, and gives where it ends.
  private mutating func step(at position: Int, depth: Int) -> Int {
    if starts("//", position) {
      var end = position
      while end < text.count, text[end] != Self.newline {
        code[end] = Self.space
        end += 1
      }
      return end
    }
    guard text[position] == Self.quote || (text[position] == Self.hash && isRawQuote(position))
    else {
      return position + 1
    }
    return literal(at: position, depth: depth)
  }

  private func isRawQuote(_ position: Int) -> Bool {
    position + 1 < text.count && text[position + 1] == Self.quote
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")

  private func starts(_ prefix: String, _ position: Int) -> Bool {
    Self.stands(prefix, in: text, at: position)
  }

  /// Whether a word stands at a place of some bytes.
  private static func stands(_ word: String, in bytes: [UInt8], at start: Int) -> Bool {
    var position = start
    for byte in word.utf8 {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private mutating func literal(at start: Int, depth: Int) -> Int {
    var position = start
    let hash = text[position] == Self.hash ? "#" : ""
    position += hash.count
    let quote = starts("\"\"\"", position) ? "\"\"\"" : "\""
    position += quote.count
    let (escape, close) = ("\\" + hash, quote + hash)
    var raw: [UInt8] = []
    var slots = 0
    while position < text.count, !starts(close, position) {
      if starts(escape + "(", position) {
        slots += 1
        raw += "{\(slots)}".utf8
        position = interpolation(at: position + escape.count + 1, depth: depth)
      } else if starts(escape, position) {
        let escaped = text[position + escape.count]
        switch escaped {
        case Self.newline: raw.append(2)
        case UInt8(ascii: "n"): raw.append(Self.newline)
        case UInt8(ascii: "t"): raw.append(UInt8(ascii: "\t"))
        default: raw.append(escaped)
        }
        position += escape.count + 1
      } else {
        raw.append(text[position])
        position += 1
      }
    }
    position = min(text.count, position + close.count)
    for index in start..<position { code[index] = Self.space }
    let words = String(decoding: raw, as: UTF8.self)
    let template = quote.count == 3 ? Self.unindented(words) : words
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
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
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
        code[last.end..<literal.start].filter({ !Self.isSpace($0) }).elementsEqual("+".utf8)
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
      ["CommandError(", "failure(", "refusal(tokens,", "say("]
      .flatMap { ranges(after: $0, open: UInt8(ascii: "("), close: UInt8(ascii: ")")) }
    let bodies = ["-> Message {", "-> Message? {", ": Message {", ": Message? {", "[Message] {"]
    return calls
      + bodies.flatMap { ranges(after: $0, open: UInt8(ascii: "{"), close: UInt8(ascii: "}")) }
  }

  private func ranges(after prefix: String, open: UInt8, close: UInt8) -> [Range<Int>] {
    code.indices.compactMap { start in
      guard Self.stands(prefix, in: code, at: start) else { return nil }
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

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == newline || byte == UInt8(ascii: "\t")
  }

  private func text(_ range: ClosedRange<Int>) -> String {
    String(decoding: code[range], as: UTF8.self)
  }

  /// Whether a literal is UIKit's text, or part of an expression that is no message.
  func isVerbatim(_ literal: Literal) -> Bool {
    var before = literal.start - 1
    while before >= 0, Self.isSpace(code[before]) || code[before] == UInt8(ascii: "+") {
      before -= 1
    }
    let words = text(max(0, before - 24)...max(0, before))
    let ends = [
      "uikit:", "separator:", "[", "token(", "verbatim:", "number(", "text(", "insets(", "case (",
      "(prefix", "==", "contains(",
    ]
    return ends.contains { words.hasSuffix($0) }
      || words.contains(/\bcase[\s,]*$/)
      || before > 0 && text(max(0, before - 48)...before).isCounting
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
