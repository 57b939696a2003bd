/// The grammar of a command or of a statement in a block, as data.
///
/// Parsing, completion, hints, help and the command reference are all read from it.
package indirect enum Syntax: Sendable {
  /// A word that stands as it is.
  case word(String)
  /// One value.
  case value(Parameter)
  /// One value or more.
  case list(Parameter)
  /// All of these or none.
  case optional([Syntax])
  /// One of these sequences.
  case oneOf([[Syntax]])
  /// Each of these sequences at most once, in any order.
  case anyOrder([[Syntax]])
  /// Braces around statements.
  case block(Block)
}

/// A place in a command where the user names something.
package struct Parameter: Hashable, Sendable {
  /// What may stand there.
  package enum Kind: Hashable, Sendable {
    /// A section that exists, in the working snapshot.
    case section
    /// An identifier for a section that is to be made.
    case newSection
    /// An item that exists, in the working snapshot.
    case item
    /// An identifier for an item that may be new.
    case newItem
    /// An item of the outline that is being edited.
    case outlineItem
    /// A section or an item.
    case element
    case number
    case integer
    /// A width or height, such as `0.5w` or `~44`.
    case dimension
    /// A scale, such as `@2x`.
    case scale
    /// An index path, such as `0-1`.
    case itemPath
    case file
    case choice([String])
    /// A property of a layout, such as `main.section.interGroupSpacing`.
    case property
    case command
    /// A lesson, by its id or number.
    case lesson
    case device
    /// A page of `explain`, by its id or one of its names.
    case concept
    /// A name that a world was given.
    case checkpoint
    /// A name that a world is to be given.
    case newCheckpoint
    case text
  }

  /// The name shown in usage lines, such as `SECTION`; also the key of what was captured.
  package var name: String
  /// What may stand there.
  package var kind: Kind

  /// A parameter that is shown as `name`.
  package init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// What may stand between two braces.
package struct Block: Hashable, Sendable {
  /// What tells it from other blocks.
  package let name: String
  /// The braces as help names them.
  package let title: String
  private let statements: @Sendable () -> [StatementForm]

  /// A block of the statements that `forms` gives; asked when they are needed, for a block may
  /// hold itself.
  package init(_ name: String, title: String, forms: @escaping @Sendable () -> [StatementForm]) {
    self.name = name
    self.title = title
    statements = forms
  }

  /// The statements it may hold.
  package var forms: [StatementForm] { statements() }

  package static func == (one: Block, other: Block) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// One kind of statement inside a block.
package struct StatementForm: Sendable {
  /// What tells it apart from the block's other forms.
  package var name: String
  /// Its grammar, its first word included.
  package var syntax: [Syntax]

  package init(_ name: String, _ syntax: [Syntax]) {
    self.name = name
    self.syntax = syntax
  }
}

extension Syntax: ExpressibleByStringLiteral {
  /// The word that stands as it is.
  package init(stringLiteral word: String) { self = .word(word) }

  /// The ways to write `word`: nouns in either number, `×` for the `x` of a size.
  package static func spellings(of word: String) -> [String] {
    switch word {
    case "items", "item": ["items", "item"]
    case "sections", "section": ["sections", "section"]
    case "x": ["x", "×"]
    default: [word]
    }
  }

  /// Whether `text` is a way to write `word`.
  static func isSpelling(_ text: String, of word: String) -> Bool {
    text == word || spellings(of: word).contains(text)
  }

  /// Every bare word of the grammar, which an identifier must not be unless it is quoted.
  package func collectWords(into words: inout Set<String>) {
    switch self {
    // The `x` of a size stands between numbers, so an identifier may be called x.
    case .word("x"): break
    case .word(let word): words.formUnion(Self.spellings(of: word))
    case .value, .list, .block: break
    case .optional(let syntax):
      for syntax in syntax { syntax.collectWords(into: &words) }
    case .oneOf(let branches), .anyOrder(let branches):
      for syntax in branches.joined() { syntax.collectWords(into: &words) }
    }
  }
}

// MARK: - Usage

extension Syntax {
  /// The usage line of a sequence, as in `append [items] ITEM… [to SECTION]`.
  package static func usage(_ syntax: [Syntax]) -> String {
    syntax.map(\.usage).joined(separator: " ")
  }

  /// The usage line of a form of the command that `verb` begins.
  package static func usage(of verb: String, _ syntax: [Syntax]) -> String {
    syntax.isEmpty ? verb : verb + " " + usage(syntax)
  }

  /// The parameters whose choices a usage line leaves out, each once, with those choices.
  package static func longChoices(_ syntax: [Syntax]) -> [(name: String, words: [String])] {
    var found: [(name: String, words: [String])] = []
    func visit(_ syntax: Syntax) {
      switch syntax {
      case .value(let parameter), .list(let parameter):
        guard case .choice(let words) = parameter.kind, words.count > Parameter.shownChoices,
          !found.contains(where: { $0.words == words })
        else { return }
        found.append((parameter.name, words))
      case .optional(let inner): for syntax in inner { visit(syntax) }
      case .oneOf(let branches), .anyOrder(let branches):
        for syntax in branches.joined() { visit(syntax) }
      case .word, .block: return
      }
    }
    for syntax in syntax { visit(syntax) }
    return found
  }

  private var usage: String {
    switch self {
    case .word(let word): word
    case .value(let parameter): parameter.usage
    case .list(let parameter): parameter.usage + "…"
    case .optional(let syntax): "[" + Self.usage(syntax) + "]"
    case .oneOf(let branches): "(" + branches.map(Self.usage).joined(separator: " | ") + ")"
    case .anyOrder(let branches): branches.map { "[" + Self.usage($0) + "]" }.joined(separator: " ")
    case .block: "{ … }"
    }
  }
}

extension Parameter {
  /// The most choices that a usage line spells out.
  fileprivate static let shownChoices = 3

  fileprivate var usage: String {
    if case .choice(let choices) = kind, choices.count <= Self.shownChoices {
      choices.count == 1 ? choices[0] : "(" + choices.joined(separator: "|") + ")"
    } else {
      name
    }
  }
}

extension Syntax {
  /// The blocks that may be opened in a sequence, those inside them too, each once.
  package static func blocks(in syntax: [Syntax]) -> [Block] {
    var found: [Block] = []
    func visit(_ syntax: Syntax) {
      switch syntax {
      case .block(let block):
        guard !found.contains(block) else { return }
        found.append(block)
        for form in block.forms { form.syntax.forEach(visit) }
      case .optional(let inner): inner.forEach(visit)
      case .oneOf(let branches), .anyOrder(let branches): branches.joined().forEach(visit)
      case .word, .value, .list: return
      }
    }
    syntax.forEach(visit)
    return found
  }
}
