import CommandLanguage
import WorldModel

/// Tells the meanings of a line's words while it is being typed.
struct Highlighter {
  private let workbench: Workbench

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// The stretches of `line` that mean something, in order; `cursor` is an offset in UTF-8 bytes.
  ///
  /// The word that ends at the cursor is still being typed: it is no error before it cannot become
  /// anything.
  func highlights(of line: String, cursor: Int) -> [Highlight] {
    let entry = UnfinishedEntry(line)
    var found: [Highlight] = []
    for statement in entry.statements {
      switch statement {
      case .words(let tokens): highlight(tokens, cursor: cursor, into: &found)
      case .swift(let range):
        found += SwiftHighlighter(workbench, entry.bytes, range, cursor: cursor).highlights
      }
    }
    found += Self.comments(in: entry)
    let brackets = BracketPairs(entry.bytes).pair(at: cursor)
    found.removeAll { highlight in brackets.contains { highlight.range.contains($0) } }
    found += brackets.map { Highlight($0..<$0 + 1, .bracket) }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func highlight(_ tokens: [Token], cursor: Int, into found: inout [Highlight]) {
    guard let verb = tokens.first else { return }
    guard verb.kind == .word, let command = CommandTable.command(verb.text) else {
      if verb.range.upperBound != cursor || !canBecomeVerb(verb), !declared.contains(verb.text) {
        found.append(Highlight(verb.range, .unknown))
      }
      return
    }
    found.append(Highlight(verb.range, .verb))
    let reserved = command.reservedWords
    var remainders = HintRemainder.all(of: command, after: [])
    var beginsStatement = false
    for token in tokens.dropFirst() {
      let wasEmpty = remainders.isEmpty
      remainders = remainders.flatMap { $0.after(token, reserved: reserved) }
      // The first token that doesn't fit is the one to look at.
      if remainders.isEmpty, !wasEmpty, token.range.upperBound != cursor {
        found.append(Highlight(token.range, .unknown))
      } else if let kind = Self.kind(of: token, beginsStatement: beginsStatement) {
        found.append(Highlight(token.range, kind))
      }
      beginsStatement = token.kind != .word && token.kind != .string
    }
  }

  private func canBecomeVerb(_ word: Token) -> Bool {
    let known = CommandTable.verbs + SwiftStatement.variables + SwiftStatement.keywords + outlines
    return word.kind == .word
      && (word.text.first?.isUppercase == true
        || (known + declared).contains { $0.hasPrefix(word.text) })
  }

  /// What entries in Swift have declared.
  private var declared: Set<String> { workbench.world.declaredNames }

  private var outlines: [String] { workbench.world.outlines.keys.map(\.self) }

  private static func kind(of token: Token, beginsStatement: Bool) -> Highlight.Kind? {
    switch token.kind {
    case .string: .string
    case .word where beginsStatement: .verb
    case .word:
      DimensionWord(token.text) != nil || ScaleWord.scale(token.text) != nil ? .number : nil
    case .openBrace, .closeBrace, .separator: nil
    }
  }

  /// What stands between tokens and is no blank: comments.
  private static func comments(in entry: UnfinishedEntry) -> [Highlight] {
    var covered: [Range<Int>] = []
    for statement in entry.statements {
      switch statement {
      case .words(let tokens): covered += tokens.map(\.range)
      case .swift(let range): covered.append(range)
      }
    }
    covered.append(entry.bytes.count..<entry.bytes.count)
    var found: [Highlight] = []
    var start = 0
    for range in covered {
      let gap = entry.bytes[start..<max(start, range.lowerBound)]
      if let mark = gap.firstIndex(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "/") }) {
        found.append(Highlight(mark..<gap.endIndex, .comment))
      }
      start = max(start, range.upperBound)
    }
    return found
  }
}

/// The brackets of a text outside its strings, each with its partner.
struct BracketPairs {
  private var partners: [Int: Int] = [:]

  init(_ bytes: [UInt8]) {
    var open: [Int] = []
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        guard let string = Lexer.string(in: bytes, at: position) else { return }
        position = string.end
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(position)
      case UInt8(ascii: ")"): close(position, UInt8(ascii: "("), bytes, &open)
      case UInt8(ascii: "]"): close(position, UInt8(ascii: "["), bytes, &open)
      case UInt8(ascii: "}"): close(position, UInt8(ascii: "{"), bytes, &open)
      default: break
      }
      position += 1
    }
  }

  private mutating func close(
    _ position: Int, _ opening: UInt8, _ bytes: [UInt8], _ open: inout [Int]
  ) {
    guard let last = open.last, bytes[last] == opening else { return }
    open.removeLast()
    partners[last] = position
    partners[position] = last
  }

  /// The bracket under the cursor and its partner, or those of the bracket just before; or none.
  func pair(at cursor: Int) -> [Int] {
    for place in [cursor, cursor - 1] {
      if let partner = partners[place] { return [min(place, partner), max(place, partner)] }
    }
    return []
  }
}
