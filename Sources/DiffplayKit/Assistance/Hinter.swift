import CommandLanguage
import LayoutLanguage
import TextWidth
import WorldModel

/// Tells from the grammar and the world how a line is likely to go on.
struct Hinter {
  private let workbench: Workbench

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// The rest of the statement that `line` ends in; nil where there is nothing to say.
  ///
  /// - Parameter room: The columns there are: of several forms that don't fit, only the next words
  ///   are told.
  func hint(after line: String, room: Int) -> Hint? {
    let entry = UnfinishedEntry(line)
    switch entry.statements.last {
    case .words(let tokens)?: return hint(after: tokens, of: line, room: room)
    case .swift(let range)?:
      return SwiftCompleter(workbench, entry.bytes, from: range.lowerBound).hint
        ?? ProgramCompleter(workbench, entry.bytes, from: range.lowerBound).hint
    case nil: return nil
    }
  }

  private func hint(after tokens: [Token], of line: String, room: Int) -> Hint? {
    guard let last = tokens.last else { return nil }
    let end = line.utf8.count
    guard last.range.upperBound == end, last.kind == .word else {
      return hint(after: tokens, gap: last.range.upperBound == end ? " " : "", room: room)
    }
    let words = Completer(workbench).matches(of: line, cursor: end)
    guard words.count == 1, let whole = words.first?.text, whole.hasPrefix(last.text) else {
      let isBegun = tokens.count == 1 && CommandTable.command(last.text) == nil
      return isBegun ? nil : hint(after: tokens, gap: " ", room: room)
    }
    let insertion = String(whole.dropFirst(last.text.count))
    var completed = tokens
    completed[completed.count - 1].text = whole
    let rest = hint(after: completed, gap: " ", room: room - insertion.displayWidth)
    let hint = Hint(insertion: insertion, usage: rest?.usage ?? "")
    return hint.text.isEmpty ? nil : hint
  }

  /// What the grammar wants after whole tokens.
  private func hint(after tokens: [Token], gap: String, room: Int) -> Hint? {
    guard let verb = tokens.first, verb.kind == .word,
      let command = CommandTable.command(verb.text)
    else { return nil }
    if tokens.count == 2, verb.text == "set", tokens[1].text.contains(".") {
      let property = LayoutProperty(setBy: tokens, on: workbench.world.screen)
      return property.map { Hint(usage: gap + $0.form) }
    }
    let remainders = HintRemainder.all(of: command, after: tokens.dropFirst())
    let usage = Self.usage(of: remainders, room: room - gap.utf8.count)
    return usage.isEmpty ? nil : Hint(usage: gap + usage)
  }

  /// The ways to go on behind whole tokens.
  func usage(after tokens: [Token]) -> String {
    guard let verb = tokens.first, let command = CommandTable.command(verb.text) else { return "" }
    return Self.usage(of: HintRemainder.all(of: command, after: tokens.dropFirst()), room: .max)
  }

  /// The ways to go on, or their next words where all of them are too long.
  private static func usage(of remainders: [HintRemainder], room: Int) -> String {
    let usages = remainders.map(\.usage).uniqued
    let whole = joined(usages)
    guard usages.count > 1, whole.displayWidth > room else { return whole }
    return joined(remainders.map(\.head).uniqued)
  }

  /// Alternatives in one text, in brackets where none is needed.
  private static func joined(_ alternatives: [String]) -> String {
    let choices = alternatives.filter { !$0.isEmpty }
    let text = choices.joined(separator: " | ")
    let isOptional = choices.count < alternatives.count && !choices.isEmpty
    return isOptional && !(choices.count == 1 && text.first == "[") ? "[\(text)]" : text
  }
}

extension [String] {
  /// The strings in order, each once.
  fileprivate var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
