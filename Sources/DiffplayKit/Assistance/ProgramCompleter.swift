import SwiftInterpreter
import SwiftReading
import Wording
import WorldModel

/// Answers what may stand at the cursor of a program, from its declarations and UIKit's.
struct ProgramCompleter {
  private let interpreter: Interpreter?
  /// What entries have declared.
  private let declared: Set<String>
  /// The program's text up to the cursor.
  private let source: String
  /// The word that ends at the cursor; none behind a space or a sign.
  let word: String

  /// At the end of `bytes`, in the Swift that begins at `start`.
  init(_ workbench: Workbench, _ bytes: [UInt8], from start: Int) {
    let program =
      workbench.world.program?.state as? SwiftProgram ?? (try? SwiftProgram.empty.get())
    interpreter = program?.interpreter
    declared = program?.names ?? []
    source = String(decoding: bytes[start...], as: UTF8.self)
    word = Self.lastName(of: source)
  }

  private static func lastName(of text: String) -> String {
    let characters = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let name = String(characters.reversed())
    return name.first?.isNumber == true ? "" : name
  }

  /// What may stand in the word's place, names that begin like it.
  ///
  /// Where nothing is typed and no type says what is wanted, only what the
  /// blocks around it and entries have declared.
  var candidates: [Completion] {
    guard let interpreter, SwiftCaret(in: source, at: source.utf8.count) != nil else { return [] }
    var names = interpreter.completions(in: source, at: source.utf8.count)
    if word.isEmpty, !source.hasSuffix(".") {
      let labels = names.filter { $0.name.hasSuffix(":") }
      let near = names.filter { $0.isLocal || $0.isExpected || declared.contains($0.name) }
      names = labels.isEmpty ? near : labels
    }
    var found: [Completion] = []
    for name in names {
      let completion = Self.completion(of: name)
      if let known = found.firstIndex(where: { $0.text == completion.text }) {
        found[known].note = Self.joined(found[known].note, completion.note)
      } else {
        found.append(completion)
      }
    }
    guard isAtName else { return found }
    return found + keywords.filter { keyword in !found.contains { $0.text == keyword.text } }
  }

  /// Whether the word is no member.
  private var isAtName: Bool { !source.dropLast(word.count).hasSuffix(".") }

  /// Keywords that begin like the word.
  private var keywords: [Completion] {
    guard !word.isEmpty else { return [] }
    return SwiftSource.keywords.filter { $0.hasPrefix(word) }.sorted().map { Completion($0) }
  }

  private static func joined(_ first: Message, _ second: Message) -> Message {
    let (first, second) = (first.english, second.english)
    return Message(verbatim: first == second || first.isEmpty ? second : first + " " + second)
  }

  /// A name as it is written, up to where what is one's own begins.
  private static func completion(of name: Interpreter.Name) -> Completion {
    let note = Message(verbatim: name.signature)
    if name.name.hasSuffix(":") {
      return Completion(name.name + " ", note: note, isUnfinished: true)
    }
    guard name.signature.hasPrefix("(") else {
      return Completion(name.name, note: note, isUnfinished: true)
    }
    if name.signature.hasPrefix("()") {
      return Completion(name.name + "()", note: note, isUnfinished: true)
    }
    let label = lastName(of: String(name.signature.prefix { $0 != ":" }))
    let isLabel = name.signature.hasPrefix("(" + label + ":") && label != "_"
    return Completion(
      name.name + "(" + (isLabel ? label + ": " : ""), note: note, isUnfinished: true)
  }

  /// The rest of the word, where it can be one only, or the parameters that the call still takes.
  var hint: Hint? {
    guard let interpreter else { return nil }
    if !word.isEmpty {
      let candidates = candidates
      guard candidates.count == 1, candidates[0].text.hasPrefix(word) else { return nil }
      let insertion = String(candidates[0].text.dropFirst(word.count))
      return insertion.isEmpty ? nil : Hint(insertion: insertion)
    }
    let isAtValue = source.last { $0 != " " } == ":"
    let usages = interpreter.parameters(in: source, at: source.utf8.count).map { parameters in
      parameters.enumerated().map { index, parameter in
        let isBare = parameter.name == "_" || isAtValue && index == 0
        return isBare ? parameter.signature : "\(parameter.name): \(parameter.signature)"
      }.joined(separator: ", ") + ")"
    }
    return usages.isEmpty ? nil : Hint(usage: usages.joined(separator: " | "))
  }

  /// Whether a question mark here asks, and is no part of the program: not in a string or comment,
  /// and behind nothing that could be optional, or a condition.
  ///
  /// - Parameter names: What may stand in the word's place.
  func isAsked(_ names: [Completion]) -> Bool {
    let stretches = SwiftStretch.all(in: source)
    guard let last = stretches.last else { return true }
    let bytes = Array(source.utf8)
    let text = String(decoding: bytes[last.range], as: UTF8.self)
    let isDirectlyBefore = last.range.upperBound == bytes.count
    if isDirectlyBefore {
      // `as?`, `try?`, `init?(coder:)`, and `case let value?`, whose name is new.
      if ["as", "try", "init"].contains(text) { return false }
      let before = stretches.dropLast().last.map {
        String(decoding: bytes[$0.range], as: UTF8.self)
      }
      if last.kind == .name, before == "let" || before == "var" { return false }
    }
    switch last.kind {
    case .comment, .string, .number: return false
    case .sign: return ![")", "]", "}", "?", "!"].contains(text.suffix(1))
    case .keyword:
      return !["self", "Self", "super", "true", "false", "nil"].contains(text)
    case .name:
      let isWhole = names.contains { name in
        name.text == text || name.text.hasPrefix(text + "(") || name.text.hasPrefix(text + ".")
      }
      return isDirectlyBefore && !isWhole && !names.isEmpty
    }
  }
}
