internal import CatalogueTexts

/// A language in which the program speaks to a person: English, and each that has a catalogue.
///
/// Commands, identifiers and UIKit's own texts are the same in all.
package struct Language: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// Its code: two letters of ISO 639-1.
  package let rawValue: String

  /// The language with a code; nil where it is not spoken here.
  package init?(rawValue: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = language
  }

  private init(code: String) { rawValue = code }

  /// The language that messages are written in.
  package static let english = Language(code: "en")
  /// The language of those for whom the program was written first.
  package static let korean = Language(code: "ko")
  /// Every language, English first.
  package static let allCases =
    [english] + CatalogueText.all.map { Language(code: $0.language) }

  /// The territories whose Chinese is written in traditional characters, which no catalogue has.
  private static let traditional: Set = ["tw", "hk", "mo", "hant"]

  /// The language that a locale such as `ko_KR.UTF-8` names; nil when it names another.
  package init?(locale: String) {
    let parts = locale.lowercased().prefix { $0 != "." && $0 != "@" }
      .split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let code = parts.first else { return nil }
    if code == "zh", !Self.traditional.isDisjoint(with: parts) { return nil }
    self.init(rawValue: code)
  }

  /// The language of messages that the environment of a process asks for.
  ///
  /// `LC_ALL` counts before `LC_MESSAGES`, and that before `LANG`; a language that is not spoken
  /// here is answered in English.
  ///
  /// - Parameter variable: The value of an environment variable; nil where it is not set.
  package static func ofEnvironment(_ variable: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }
}

/// Something written in English, and in other languages as far as somebody translated it.
package struct Translated<Words: Hashable & Sendable>: Hashable, Sendable {
  /// The words in English.
  package var english: Words
  /// The words in other languages.
  package var others: [Language: Words]

  /// Words and their translations.
  package init(_ english: Words, _ others: [Language: Words] = [:]) {
    self.english = english
    self.others = others
  }

  /// The words in `language`, in English where nobody translated them.
  package func words(in language: Language) -> Words { others[language] ?? english }

  /// The words in every language that has them.
  package var all: [Words] { [english] + others.values }
}
