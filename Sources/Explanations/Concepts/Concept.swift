package import Wording

/// A page of `explain`: one idea of diffable data or compositional layout.
///
/// A new page is a `Concept` in one of the lists beside this file; both languages stand in it.
package struct Concept: Sendable {
  /// What a page is about, as the list of pages groups them.
  package enum Theme: CaseIterable, Sendable {
    case data, identity, changes, outlines, sizes, arrangement, scrolling, surroundings

    /// The heading of its pages.
    package var title: Message {
      switch self {
      case .data: "Data"
      case .identity: "Identity"
      case .changes: "Apply and differences"
      case .outlines: "Outlines and reordering"
      case .sizes: "Sizes"
      case .arrangement: "Groups and space"
      case .scrolling: "Sections that scroll sideways"
      case .surroundings: "Headers, badges, devices"
      }
    }
  }

  /// The word behind `explain`.
  package let id: String
  /// Where the list of pages has it.
  package let theme: Theme
  /// What it is about, in a few words.
  package let title: Bilingual
  /// The explanation, a paragraph each.
  package let text: [Bilingual]
  /// The same in Swift, if there is something to show; one line each.
  package var swift: [String] = []
  /// Commands to run in an empty world; their answers are shown on the page.
  package let example: [String]
  /// Whether a command of the example is refused on purpose.
  package var showsRefusal = false
  /// Other words that lead here: names of API, words in output, kinds of errors.
  package var names: [String] = []
  /// The pages to read next.
  package var related: [String] = []
  /// The commands that have to do with it.
  package var commands: [String] = []

  /// Every page, in the order in which the list has them.
  package static let all: [Concept] =
    dataPages + providerPages + modelPages + identityPages + changePages + outlinePages
    + sizePages + arrangementPages + scrollingPages + layoutLifePages + surroundingPages
    + listPages

  /// The page that `word` leads to: its id, one of its names in any case, or a name with a call's
  /// arguments, a number or the path to a property around it.
  package static func named(_ word: String) -> Concept? {
    let key = key(of: word)
    if let concept = byName[key] ?? byName[key.filter { !$0.isNumber }] { return concept }
    let members = word.split(separator: ".").dropFirst()
    return members.lazy.compactMap { byName[Self.key(of: String($0))] }.first
  }

  /// The first page that tells of the command `verb`.
  static func about(command verb: String) -> Concept? { all.first { $0.commands.contains(verb) } }

  private static let byName: [String: Concept] = {
    var pages: [String: Concept] = [:]
    for concept in all { pages[key(of: concept.id)] = concept }
    for concept in all {
      for name in concept.names + (terms[concept.id] ?? []) where pages[key(of: name)] == nil {
        pages[key(of: name)] = concept
      }
    }
    return pages
  }()

  /// The word without case, leading dot, arguments and hyphens; a word of signs as it is.
  private static func key(of word: String) -> String {
    let bare = word.prefix { $0 != "(" }
    let key = bare.lowercased().filter { $0.isLetter || $0.isNumber }
    return key.isEmpty ? word : key
  }
}

/// A text that stands in every language of the program.
package struct Bilingual: Hashable, Sendable {
  /// The words in English.
  package let english: String
  /// The words in Korean.
  package let korean: String

  /// A text and its translation; line breaks become spaces.
  package init(_ english: String, _ korean: String) {
    self.english = english.replacing("\n", with: " ")
    self.korean = korean.replacing("\n", with: " ")
  }

  /// The words in `language`.
  package func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
