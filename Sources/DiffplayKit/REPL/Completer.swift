import DiffableDataSource

/// Answers what may stand at the cursor, from the grammar and the world.
struct Completer {
  /// The most candidates worth listing.
  static let limit = 200

  /// The most items that are looked through at each key.
  private static let quickCount = 5000

  private let workbench: Workbench
  private var knowsIdentifiers = true

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// The candidates for the word that ends at `cursor`, a UTF-8 offset in `line`.
  func completions(
    of line: String, cursor: Int
  ) -> (wordStart: Int, candidates: [Completion]) {
    let text = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    let entry = UnfinishedEntry(text)
    let tokens: [Token]
    switch entry.statements.last {
    case .words(let words)?: tokens = words
    case .swift(let range)?:
      let (start, candidates) = SwiftCompleter.completions(
        workbench, entry.bytes, from: range.lowerBound)
      return (start, Array(candidates.prefix(Self.limit)))
    case nil: return (cursor, [])
    }
    let (word, before) = Self.split(tokens, cursor: cursor)
    let typed = String(decoding: text.utf8.dropFirst(word.range.lowerBound), as: UTF8.self)
    let completions = candidates(after: before, word: word).lazy
      .filter { $0.fits(word) }.map { $0.completion(of: word) }.filter { $0.text != typed }
    return (word.range.lowerBound, Array(completions.prefix(Self.limit)))
  }

  /// What the word that ends at `cursor` may be, whole words included; at most two are told.
  ///
  /// Asked for at each key: of very many identifiers it knows none.
  func matches(of line: String, cursor: Int) -> [Completion] {
    let text = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    guard case .words(let tokens)? = UnfinishedEntry(text).statements.last else { return [] }
    let (word, before) = Self.split(tokens, cursor: cursor)
    var completer = self
    completer.knowsIdentifiers = workbench.world.snapshot.numberOfItems <= Self.quickCount
    let completions = completer.candidates(after: before, word: word).lazy
      .filter { $0.fits(word) }.map { $0.completion(of: word) }
    return Array(completions.prefix(2))
  }

  /// The word that ends at `cursor`, an empty one where none does, and the tokens before it.
  private static func split(_ tokens: [Token], cursor: Int) -> (word: Token, before: [Token]) {
    guard let last = tokens.last, last.range.upperBound == cursor,
      last.kind == .word || last.kind == .string
    else { return (Token(kind: .word, text: "", range: cursor..<cursor), tokens) }
    return (last, tokens.dropLast())
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

  private func candidates(after tokens: [Token], word: Token) -> [Candidate] {
    guard let verb = tokens.first else {
      let verbs = CommandTable.all.map { Candidate(text: $0.verb, note: $0.summary) }
      let variables = SwiftCompleter.variables(in: workbench).map {
        Candidate(text: $0.text, note: $0.note)
      }
      return word.text.isEmpty ? verbs : verbs + variables
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
    case .value(let parameter):
      parameter.name == "VALUE" && tokens.first?.text == "set"
        ? propertyValues(tokens, word)
        : candidates(for: parameter.kind, besides: tokens, word: word)
    }
  }

  private func candidates(
    for kind: Parameter.Kind, besides tokens: [Token], word: Token
  ) -> [Candidate] {
    let snapshot = workbench.world.snapshot
    func names(_ identifiers: @autoclosure () -> [Identifier], _ note: String) -> [Candidate] {
      guard knowsIdentifiers else { return [] }
      let used = Set(tokens.map(\.text))
      let free = identifiers().lazy.filter {
        !used.contains($0.name) && $0.name.hasPrefix(word.text)
      }
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

  /// The words that the property named by the last token takes, in Swift's spelling behind a dot.
  ///
  /// Each is tried: a property says itself what it takes.
  private func propertyValues(_ tokens: [Token], _ word: Token) -> [Candidate] {
    guard let path = tokens.last, path.text.contains("."),
      let property = try? LayoutProperty.named(path, on: workbench.world.screen)
    else { return [] }
    let words =
      LayoutGrammar.behaviors + LayoutGrammar.references + LayoutGrammar.alignments
      + ["horizontal", "vertical", "true", "false"]
    var known: Set<String> = []
    let taken = words.filter { word in
      var screen = workbench.world.screen
      let token = Token(kind: .word, text: word, range: path.range)
      return known.insert(word).inserted && (try? property.set(&screen, path, [token])) != nil
    }
    let dot = word.text.hasPrefix(".") ? "." : ""
    return taken.map { Candidate(text: dot + $0) }
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
