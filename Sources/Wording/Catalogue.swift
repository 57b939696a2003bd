/// The translations: for each English template its template in another language.
///
/// A catalogue is a text. An entry is two lines, the English template and its translation, and a
/// blank line parts it from the next. A translation names the arguments by number in any order, and
/// writes a particle that depends on what is before it with both forms, as in `{1}{을/를}`.
enum Catalogue {
  /// What the template of `message` is in `language`; nil in English, and where nothing is known.
  static func template(of message: Message, in language: Language) -> String? {
    switch language {
    case .english: nil
    case .korean: korean[message.template]
    }
  }

  /// The Korean templates, read when the first is asked for.
  static let korean = entries(of: Korean.texts.joined(separator: "\n\n"))

  /// The entries of a catalogue's text; a later one replaces an earlier one.
  static func entries(of text: String) -> [String: String] {
    let lines = text.split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count - 1, by: 2).reduce(into: [:]) { entries, index in
      entries[lines[index]] = lines[index + 1]
    }
  }
}
