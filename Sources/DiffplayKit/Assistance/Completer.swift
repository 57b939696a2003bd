import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import Explanations
import HostSystem
import LayoutLanguage
import Lessons
import Wording
import WorldModel
import WorldWording

/// Answers what may stand at the cursor, from the grammar and the world.
struct Completer {
  /// The most candidates worth listing.
  static let limit = Completion.limit

  /// The most items that are looked through at each key.
  private static let quickCount = 5000

  private let workbench: Workbench
  private var knowsIdentifiers = true
  /// Whether candidates are explained.
  private var explains = true

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
    completer.explains = false
    completer.knowsIdentifiers = workbench.world.snapshot.numberOfItems <= Self.quickCount
    let completions = completer.candidates(after: before, word: word).lazy
      .filter { $0.fits(word) }.map { $0.completion(of: word) }
    return Array(completions.prefix(2))
  }

  /// The word that ends at `cursor`, an empty one where none does, and the tokens before it.
  static func split(_ tokens: [Token], cursor: Int) -> (word: Token, before: [Token]) {
    guard let last = tokens.last, last.range.upperBound == cursor,
      last.kind == .word || last.kind == .string
    else { return (Token(kind: .word, text: "", range: cursor..<cursor), tokens) }
    return (last, tokens.dropLast())
  }

  /// Something that may stand at the cursor.
  struct Candidate: Hashable {
    /// What it means, without quotes.
    var text: String
    var note: Message = ""
    /// Whether it may be quoted: a word of the grammar may not.
    var isValue = false
    /// Whether what follows stands right behind it.
    var isUnfinished = false

    /// Whether it begins with what was typed.
    func fits(_ word: Token) -> Bool {
      (isValue || word.kind == .word) && text.hasPrefix(word.text)
    }

    /// As the language writes it, in quotes where `word` has them.
    func completion(of word: Token) -> Completion {
      guard isValue else { return Completion(text, note: note, isUnfinished: isUnfinished) }
      let spelling = word.kind == .string ? Identifier.quote(text) : Identifier(text).quoted
      guard isUnfinished, spelling.hasSuffix("\"") else {
        return Completion(spelling, note: note, isUnfinished: isUnfinished)
      }
      // An open string goes on.
      return Completion(String(spelling.dropLast()), note: note, isUnfinished: true)
    }
  }

  func candidates(after tokens: [Token], word: Token) -> [Candidate] {
    guard let verb = tokens.first else {
      let verbs = commands
      let variables = SwiftCompleter.variables(in: workbench).map {
        Candidate(text: $0.text, note: $0.note)
      }
      return word.text.isEmpty ? verbs : verbs + variables + beginnings(with: word.text)
    }
    // A word of two forms is listed once, as the first explains it.
    var known: Set<String> = []
    return Self.expectations(after: tokens, of: verb).flatMap { expectation in
      candidates(for: expectation, besides: tokens, word: word).filter {
        known.insert($0.text).inserted
      }
    }
  }

  private static let declaring: Set = [
    "class", "enum", "extension", "func", "let", "struct", "var",
  ]

  /// Names and keywords with which an entry in Swift may begin.
  private func beginnings(with word: String) -> [Candidate] {
    let program = ProgramCompleter(workbench, Array(word.utf8), from: 0)
    return program.candidates.filter { candidate in
      let name = candidate.text.prefix { $0 != "(" }
      return name.first?.isUppercase == true || workbench.world.declares(String(name))
        || Self.declaring.contains(String(name))
    }.map { Candidate(text: $0.text, note: $0.note, isUnfinished: $0.isUnfinished) }
  }

  /// What the forms of a verb expect behind whole tokens, each once.
  static func expectations(
    after tokens: [Token], of verb: Token
  ) -> [SyntaxMatcher.Expectation] {
    guard let command = CommandTable.command(verb.text) else { return [] }
    var expectations: [SyntaxMatcher.Expectation] = []
    for form in command.forms {
      var matcher = SyntaxMatcher(tokens: tokens, reserved: command.reservedWords)
      matcher.explore(form.syntax, from: 1)
      guard matcher.farthest == tokens.count else { continue }
      expectations += matcher.expected.filter { !expectations.contains($0) }
    }
    return expectations
  }

  func candidates(
    for expectation: SyntaxMatcher.Expectation, besides tokens: [Token], word: Token
  ) -> [Candidate] {
    switch expectation {
    case .word(let word): [Candidate(text: word, note: usage(after: tokens, word))]
    case .openBrace: [Candidate(text: "{", note: "opens a block")]
    case .closeBrace: [Candidate(text: "}", note: "ends the block")]
    case .end: []
    case .value(let parameter):
      parameter == Parameter("VALUE", .text) && tokens.first?.text == "set"
        ? propertyValues(tokens, word)
        : candidates(for: parameter, besides: tokens, word: word)
    }
  }

  /// What the grammar wants behind `word`, which is no more than a proposal yet.
  private func usage(after tokens: [Token], _ word: String) -> Message {
    guard explains else { return "" }
    let end = tokens.last?.range.upperBound ?? 0
    let proposal = Token(kind: .word, text: word, range: end..<end)
    return Message(verbatim: Hinter(workbench).usage(after: tokens + [proposal]))
  }

  private func candidates(
    for parameter: Parameter, besides tokens: [Token], word: Token
  ) -> [Candidate] {
    switch parameter.kind {
    case .section, .newSection, .item, .outlineItem, .element:
      return names(for: parameter.kind, besides: tokens, word: word)
    case .choice(let choices):
      return choices.map { choice in
        let summary = LayoutPreset(rawValue: choice)?.summary ?? Setting.named(choice)?.summary
        return Candidate(text: choice, note: summary ?? usage(after: tokens, choice))
      }
    case .command:
      return commands + HelpTopic.all.map { Candidate(text: $0.name, note: $0.summary) }
    case .device: return Device.all.map { Candidate(text: $0.name, note: "device", isValue: true) }
    case .concept:
      return Concept.all.map {
        Candidate(
          text: $0.id, note: Message(verbatim: $0.title.words(in: workbench.settings.language)))
      }
    case .lesson:
      return workbench.lessonCourse.all.map {
        Candidate(
          text: $0.id, note: Message(verbatim: $0.title.line(in: workbench.settings.language)))
      }
    case .property: return properties(word)
    case .checkpoint, .newCheckpoint:
      return workbench.world.checkpoints.keys.sorted().map {
        Candidate(text: $0, note: "checkpoint", isValue: true)
      }
    case .file where tokens.first?.text == "layout":
      return workbench.world.importedLayouts.map {
        Candidate(text: $0.name, note: "imported", isValue: true)
      } + files(word)
    case .file: return files(word)
    case .newItem, .number, .integer, .dimension, .scale, .itemPath, .text: return []
    }
  }

  /// The identifiers of the world that may stand where a kind of identifier is wanted.
  private func names(
    for kind: Parameter.Kind, besides tokens: [Token], word: Token
  ) -> [Candidate] {
    guard knowsIdentifiers else { return [] }
    let used = Set(tokens.map(\.text))
    func names(_ identifiers: [Identifier], _ note: Message) -> [Candidate] {
      var found: [Candidate] = []
      for identifier in identifiers
      where identifier.name.hasPrefix(word.text) && !used.contains(identifier.name) {
        found.append(Candidate(text: identifier.name, note: note, isValue: true))
        if found.count == Self.limit { break }
      }
      return found
    }
    let world = workbench.world
    return switch kind {
    case .section: names(world.snapshot.sectionIdentifiers, "section")
    case .newSection where tokens.first?.text == "layout":
      names(world.snapshot.sectionIdentifiers, "section")
    case .item: names(world.snapshot.itemIdentifiers, "item")
    case .outlineItem: names(world.outlines[World.outlineName]?.items ?? [], "item")
    case .element where tokens.first?.text == "show":
      names(world.snapshot.sectionIdentifiers, "section")
        + names(world.snapshot.itemIdentifiers, "item")
    case .element:
      names(world.applied.sectionIdentifiers, "section")
        + names(world.applied.itemIdentifiers, "item")
    default: []
    }
  }

  /// All verbs, with what they do.
  private var commands: [Candidate] {
    CommandTable.all.map {
      Candidate(text: $0.verb, note: $0.summary)
    }
  }

  /// The properties that `set` knows, for each section and each kind of its headers; part by part,
  /// as folders are.
  private func properties(_ word: Token) -> [Candidate] {
    var known: Set<String> = []
    var found: [Candidate] = []
    for (path, form) in propertyPaths where path.hasPrefix(word.text) {
      let rest = path.dropFirst(word.text.count)
      let part = rest.firstIndex(of: ".").map { rest[...$0] } ?? rest
      let text = word.text + part
      guard known.insert(text).inserted else { continue }
      let isUnfinished = part.last == "."
      let note = Message(verbatim: isUnfinished ? "" : form)
      found.append(Candidate(text: text, note: note, isValue: true, isUnfinished: isUnfinished))
    }
    return found
  }

  /// The properties that there are, each with the form of its value.
  private var propertyPaths: [(path: String, form: String)] {
    let world = workbench.world
    let ofSections = world.snapshot.sectionIdentifiers.flatMap { section in
      let kinds = world.screen.layout(of: section).section.elementKinds
      return Self.paths(below: "SECTION", of: section.name, kinds: kinds)
    }
    let kinds = world.screen.configuration.boundarySupplementaryItems.map(\.elementKind)
    return ofSections + Self.paths(below: "configuration", of: "configuration", kinds: kinds)
  }

  /// The properties of what the table calls `root` and the world `name`.
  private static func paths(
    below root: String, of name: String, kinds: [String]
  ) -> [(path: String, form: String)] {
    LayoutProperty.all.flatMap { property -> [(path: String, form: String)] in
      guard property.path.hasPrefix(root + ".") else { return [] }
      let rest = property.path.dropFirst(root.count)
      guard rest.hasPrefix(".KIND") else { return [(name + rest, property.form)] }
      return kinds.map { ("\(name).\($0)\(rest.dropFirst(".KIND".count))", property.form) }
    }
  }

  /// The words that the property named by the last token takes, in Swift's spelling behind a dot.
  ///
  /// Each is tried: a property says itself what it takes.
  private func propertyValues(_ tokens: [Token], _ word: Token) -> [Candidate] {
    guard let path = tokens.last,
      let property = LayoutProperty(setBy: tokens, on: workbench.world.screen)
    else { return [] }
    let words =
      LayoutGrammar.behaviors + LayoutGrammar.references + LayoutGrammar.alignments
      + LayoutGrammar.decelerationRates + LayoutGrammar.bounces
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
