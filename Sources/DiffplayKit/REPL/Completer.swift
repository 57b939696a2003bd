import DiffableDataSource

/// Answers what may stand at the cursor, from the grammar and the world.
struct Completer {
  /// The most candidates worth listing.
  static let limit = 200

  private let workbench: Workbench

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// The candidates for the word that ends at `cursor`, a UTF-8 offset in `line`.
  func completions(
    of line: String, cursor: Int
  ) -> (wordStart: Int, candidates: [Completion]) {
    let text = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    var tokens = Self.lastStatement(of: Lexer.tokens(ofUnfinished: text))
    var word = Token(kind: .word, text: "", range: cursor..<cursor)
    if let last = tokens.last, last.range.upperBound == text.utf8.count,
      last.kind == .word || last.kind == .string
    {
      word = last
      tokens.removeLast()
    }
    let typed = String(decoding: text.utf8.dropFirst(word.range.lowerBound), as: UTF8.self)
    let completions = candidates(after: tokens, word: word).lazy
      .filter { $0.fits(word) }.map { $0.completion(of: word) }.filter { $0.text != typed }
    return (word.range.lowerBound, Array(completions.prefix(Self.limit)))
  }

  /// Something that may stand at the cursor.
  private struct Candidate: Hashable {
    /// What it means, without quotes.
    var text: String
    var note = ""
    /// Whether it may be quoted: a word of the grammar may not.
    var isValue = false

    /// Whether it begins with what was typed.
    func fits(_ word: Token) -> Bool {
      (isValue || word.kind == .word) && text.hasPrefix(word.text)
    }

    /// As the language writes it, in quotes where `word` has them.
    func completion(of word: Token) -> Completion {
      guard isValue else { return Completion(text, note: note) }
      let spelling = word.kind == .string ? Identifier.quote(text) : Identifier(text).quoted
      return Completion(spelling, note: note)
    }
  }

  /// The tokens behind the last separator outside braces.
  private static func lastStatement(of tokens: [Token]) -> [Token] {
    var depth = 0
    var start = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .openBrace: depth += 1
      case .closeBrace: depth = max(0, depth - 1)
      case .separator: if depth == 0 { start = index + 1 }
      case .word, .string: break
      }
    }
    return Array(tokens[start...])
  }

  private func candidates(after tokens: [Token], word: Token) -> [Candidate] {
    guard let verb = tokens.first else {
      return CommandTable.all.map { Candidate(text: $0.verb, note: $0.summary) }
    }
    guard let command = CommandTable.command(verb.text) else { return [] }
    var candidates: [Candidate] = []
    var known: Set<Candidate> = []
    for form in command.forms {
      var matcher = SyntaxMatcher(tokens: tokens, reserved: command.reservedWords)
      matcher.explore(form.syntax, from: 1)
      guard matcher.farthest == tokens.count else { continue }
      for expectation in matcher.expected {
        for candidate in self.candidates(for: expectation, besides: tokens, word: word)
        where known.insert(candidate).inserted {
          candidates.append(candidate)
        }
      }
    }
    return candidates
  }

  private func candidates(
    for expectation: SyntaxMatcher.Expectation, besides tokens: [Token], word: Token
  ) -> [Candidate] {
    switch expectation {
    case .word(let word): [Candidate(text: word)]
    case .openBrace: [Candidate(text: "{")]
    case .closeBrace: [Candidate(text: "}")]
    case .end: []
    case .value(let parameter): candidates(for: parameter.kind, besides: tokens, word: word)
    }
  }

  private func candidates(
    for kind: Parameter.Kind, besides tokens: [Token], word: Token
  ) -> [Candidate] {
    let snapshot = workbench.world.snapshot
    func names(_ identifiers: [Identifier], _ note: String) -> [Candidate] {
      let used = Set(tokens.map(\.text))
      let free = identifiers.lazy.filter { !used.contains($0.name) && $0.name.hasPrefix(word.text) }
      return free.prefix(Self.limit).map { Candidate(text: $0.name, note: note, isValue: true) }
    }
    switch kind {
    case .section: return names(snapshot.sectionIdentifiers, "section")
    case .newSection where tokens.first?.text == "layout":
      return names(snapshot.sectionIdentifiers, "section")
    case .item: return names(snapshot.itemIdentifiers, "item")
    case .outlineItem:
      return names(workbench.world.outlines[Workbench.outlineName]?.items ?? [], "item")
    case .element:
      let world = workbench.world
      return names(world.applied.sectionIdentifiers, "section")
        + names(world.applied.itemIdentifiers, "item")
    case .choice(let choices): return choices.map { Candidate(text: $0) }
    case .command: return CommandTable.all.map { Candidate(text: $0.verb, note: $0.summary) }
    case .device: return Device.all.map { Candidate(text: $0.name, note: "device", isValue: true) }
    case .property: return properties
    case .file: return files(word)
    case .newSection, .newItem, .number, .integer, .dimension, .scale, .itemPath, .text: return []
    }
  }

  /// The properties that `set` knows, for each section.
  private var properties: [Candidate] {
    LayoutProperty.all.flatMap { property -> [Candidate] in
      guard property.path.hasPrefix("SECTION") else {
        return [Candidate(text: property.path, isValue: true)]
      }
      return workbench.world.snapshot.sectionIdentifiers.map {
        Candidate(text: $0.name + property.path.dropFirst("SECTION".count), isValue: true)
      }
    }
  }

  /// The files and folders that go on what was typed.
  private func files(_ word: Token) -> [Candidate] {
    let folder = word.text.lastIndex(of: "/").map { String(word.text[...$0]) } ?? ""
    let names = (try? workbench.fileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.first != "." }.map { name in
      let isFolder = workbench.fileSystem.isFolder(folder + name) == true
      let text = folder + name + (isFolder ? "/" : "")
      return Candidate(text: text, note: isFolder ? "folder" : "file", isValue: true)
    }
  }
}
