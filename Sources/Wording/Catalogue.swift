internal import CatalogueTexts
internal import Synchronization

/// The translations of one language: for each English template its template in that language.
///
/// A catalogue is a file in the format of gettext. A translation names the arguments by number in
/// any order; a Korean one writes a particle that depends on what is before it with both forms, as
/// in `{1}{을/를}`.
struct Catalogue: Sendable {
  /// The translations by their English templates.
  let templates: [String: String]

  /// Reads a catalogue; of two entries for one template the later counts.
  ///
  /// An entry is `msgid` and `msgstr`, each one string literal or several one below the other; the
  /// one without an English text is the head of the file. Every other line is passed over.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(parsing text: String) {
    var templates: [String: String] = [:]
    var (english, translation): (String?, String?)
    func finish() {
      guard let english, let translation, !english.isEmpty else { return }
      templates[english] = translation
    }
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if let words = Self.literal(in: line, behind: "msgid ") {
        finish()
        (english, translation) = (words, nil)
      } else if let words = Self.literal(in: line, behind: "msgstr ") {
        translation = words
      } else if let words = Self.literal(in: line, behind: "") {
        if translation == nil { english? += words } else { translation? += words }
      }
    }
    finish()
    self.templates = templates
  }

  /// The string literal that a line holds behind a word; nil where the line is another.
  private static func literal(in line: Substring.UTF8View, behind word: String) -> String? {
    let quote = UInt8(ascii: "\"")
    guard line.starts(with: word.utf8) else { return nil }
    let literal = line.dropFirst(word.utf8.count)
    guard literal.count > 1, literal.first == quote, literal.last == quote else { return nil }
    let inner = literal.dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(Substring(inner)) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in inner {
      switch byte {
      case UInt8(ascii: "\\") where !isEscaped:
        isEscaped = true
        continue
      case UInt8(ascii: "n") where isEscaped: bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t") where isEscaped: bytes.append(UInt8(ascii: "\t"))
      default: bytes.append(byte)
      }
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The catalogue of `language`, read when it is first asked for; nil in English.
  static func of(_ language: Language) -> Catalogue? {
    embedded[language]?.catalogue
  }

  /// Those of `templates` that some language has no words for, each with its code in front.
  static func lacks(_ templates: some Sequence<String>) -> [String] {
    Language.allCases.dropFirst().flatMap { language in
      let known = of(language)?.templates ?? [:]
      return Set(templates).filter { known[$0] == nil }.map { "\(language.rawValue): \($0)" }
        .sorted()
    }
  }

  /// What the template of `message` is in `language`; nil in English, and where nothing is known.
  static func template(of message: Message, in language: Language) -> String? {
    language == .english ? nil : of(language)?.templates[message.template]
  }

  /// A catalogue that is part of the program, and what was read of it.
  private final class Embedded: Sendable {
    private let text: String
    private let read = Mutex<Catalogue?>(nil)

    init(_ text: String) { self.text = text }

    /// What is read of the text when it is first asked for.
    var catalogue: Catalogue {
      read.withLock { catalogue in
        let known = catalogue ?? Catalogue(parsing: text)
        catalogue = known
        return known
      }
    }
  }

  private static let embedded = Dictionary(
    uniqueKeysWithValues: CatalogueText.all.compactMap { file in
      Language(rawValue: file.language).map { ($0, Embedded(file.text)) }
    })
}
