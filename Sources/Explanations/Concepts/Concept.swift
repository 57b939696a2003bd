import ConceptTexts
package import Wording

/// A page of `explain`: one idea of diffable data or compositional layout.
///
/// A page is a session file of `Sessions/explain`: its lines say what stands here, and its commands
/// are the example.
package struct Concept: Sendable {
  /// What a page is about, as the list of pages groups them.
  package enum Theme: String, CaseIterable, Sendable {
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
  package var id = ""
  /// Where the list of pages has it.
  package var theme = Theme.data
  /// What it is about, in a few words.
  package var title = Translated("")
  /// Other words that lead here: names of API, words in output, kinds of errors.
  package var names: [String] = []
  /// The pages to read next.
  package var related: [String] = []
  /// The commands that have to do with it.
  package var commands: [String] = []
  /// The text of its file.
  let file: String

  /// What a page says below its title.
  package struct Body: Sendable {
    /// The explanation, a paragraph each.
    package var text = Translated<[String]>([])
    /// The same in Swift, if there is something to show; one line each.
    package var swift: [String] = []
    /// Commands to run in an empty world; their answers are shown on the page.
    package var example: [String] = []
  }

  /// Every page, in the order in which the list has them; their heads are read when the first is
  /// asked for.
  package static let all: [Concept] = ConceptText.all.compactMap { Concept(head: $0.text) }

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
