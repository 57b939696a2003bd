package import CommandLanguage
import SwiftExport
import TextWidth
import Wording

/// What parameters of a user's functions are, by name, as it was said when the files were imported.
package struct ImportValues: Hashable {
  /// Literals of Swift, by the parameter's label or name.
  private var literals: [String: Literal] = [:]
  /// How many placeholders each section of a screen takes that comes without items; nil where that
  /// is not said.
  private(set) var placeholders: Int?
  /// Where each name was typed.
  private var ranges: [String: Range<Int>] = [:]

  private struct Literal: Hashable {
    var text: String
    var kind: Kind
  }

  private enum Kind: Hashable {
    case whole, fraction, truth, text
    case shape(SaidShape)
  }

  /// No values.
  package init() {}

  /// The values in `columns: 3, title: "New"`.
  ///
  /// - Throws: `CommandError` for what is no name and a number, `true`, `false`, a text or a value of
  ///   UIKit's for layouts.
  package init(_ tokens: [Token]) throws(CommandError) {
    var rest = tokens[...]
    while let name = rest.popFirst() {
      guard name.kind == .word, name.text.hasSuffix(":"),
        SwiftSource.name(String(name.text.dropLast())) == name.text.dropLast()
      else {
        let isName = SwiftSource.name(name.text) == name.text
        let value = isName ? rest.first : nil
        throw CommandError(
          "\(name.text.singleLine) is no parameter", at: name.range,
          fix: value.map { "did you mean `\(name.text): \($0.text.singleLine)`?" }
            ?? "such as `with columns: 3, title: \"New\"`")
      }
      ranges[String(name.text.dropLast())] = name.range
      var count = 0
      if let shape = SaidShape(rest, count: &count) {
        rest = rest.dropFirst(count)
        literals[String(name.text.dropLast())] = Literal(text: shape.text, kind: .shape(shape))
        continue
      }
      guard let value = rest.popFirst() else {
        throw CommandError("the value of \(name.text.dropLast()) is missing", at: name.range)
      }
      if name.text == Self.placeholdersName {
        placeholders = try Self.count(value)
      } else {
        literals[String(name.text.dropLast())] = try Self.literal(value)
      }
      if rest.first?.isWord(",") == true { rest.removeFirst() }
    }
  }

  private static let placeholdersName = "placeholders:"
  private static let mostPlaceholders = 100

  private static func count(_ token: Token) throws(CommandError) -> Int {
    let text = token.text.hasSuffix(",") ? String(token.text.dropLast()) : token.text
    guard let number = Int(text), (0...mostPlaceholders).contains(number) else {
      throw CommandError(
        "\(token.text.singleLine) is no number from 0 to \(mostPlaceholders)", at: token.range)
    }
    return number
  }

  private static func literal(_ token: Token) throws(CommandError) -> Literal {
    var text = token.text
    if token.kind == .word, text.hasSuffix(",") { text.removeLast() }
    if token.kind == .string, !text.contains(where: { "\"\\".contains($0) || $0.isNewline }) {
      return Literal(text: "\"\(text)\"", kind: .text)
    }
    if token.kind == .word {
      if text == "true" || text == "false" { return Literal(text: text, kind: .truth) }
      if let number = number(text) {
        return Literal(text: number.text, kind: number.isWhole ? .whole : .fraction)
      }
    }
    throw CommandError(
      "\(token.text.singleLine) is no number, no text, nor true or false", at: token.range)
  }

  /// A number as Swift writes it, which persons write in more ways: `.5`, `5.`, `+5`; nil for what is
  /// none, or no end of one.
  static func number(_ text: some StringProtocol) -> (text: String, isWhole: Bool)? {
    if let whole = Int(text) { return ("\(whole)", true) }
    guard let number = Double(text), number.isFinite else { return nil }
    return ("\(number)", false)
  }

  /// Whether a value of a type can be said.
  static func canSay(_ type: String) -> Bool { isPlain(type) || SaidShape.spells(type) }

  /// Whether a type is that of numbers, truths or texts.
  static func isPlain(_ type: String) -> Bool { !kinds(of: type).isEmpty }

  private static func kinds(of type: String) -> [Kind] {
    switch type {
    case "Int", "UInt": [.whole]
    case "CGFloat", "Double", "Float": [.whole, .fraction]
    case "Bool": [.truth]
    case "String": [.text]
    default: []
    }
  }

  /// What stands for a parameter; nil where nothing was said, or what cannot be of its type.
  func literal(label: String?, name: String, type: String) -> String? {
    let said = label.flatMap { literals[$0] } ?? literals[name]
    guard let said else { return nil }
    if case .shape(let shape) = said.kind { return shape.isValue(of: type) ? said.text : nil }
    return Self.kinds(of: type).contains(said.kind) ? said.text : nil
  }

  /// What was said to be true or false, by name.
  var truths: [String: Bool] {
    literals.filter { $0.value.kind == .truth }.mapValues { $0.text == "true" }
  }

  /// Why something was said in vain: the first name that stands nowhere in the files' `texts`, with one
  /// that does and is like it; nil where all stand there.
  package func refusal(in texts: [String]) -> CommandError? {
    let names = ranges.filter { literals[$0.key] != nil }.sorted {
      $0.value.lowerBound < $1.value.lowerBound
    }
    guard !names.isEmpty else { return nil }
    let known = Set(texts.flatMap { DefinitionFinder.names(in: $0[...]) }).map(String.init)
    guard let unknown = names.first(where: { !known.contains($0.key) }) else { return nil }
    let like = Suggestion.nearest(to: unknown.key, among: known.sorted())
    return CommandError(
      "the files name no `\(unknown.key)`", at: unknown.value,
      fix: like.map { "did you mean `\($0)`?" })
  }

  /// All that was said, in the order of names, to tell one import from another.
  var inputs: [String] {
    literals.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
  }
}
