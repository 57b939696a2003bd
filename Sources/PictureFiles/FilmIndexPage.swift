package import Wording

/// Writes the page that leads to the films of a folder.
package struct FilmIndexPage {
  /// A film.
  package struct Entry: Hashable, Sendable {
    /// The film's page, beside the index.
    package var page: String
    /// The session file.
    package var session: String
    /// How many commands it has.
    package var commands: Int

    /// The film of a session.
    package init(page: String, session: String, commands: Int) {
      (self.page, self.session, self.commands) = (page, session, commands)
    }
  }

  private let title: String
  private let entries: [Entry]
  private let language: Language

  /// An index of `entries`, in their order.
  package init(title: String, entries: [Entry], in language: Language = .english) {
    self.title = title
    self.entries = entries
    self.language = language
  }

  /// The page; the same films give the same bytes.
  package var html: String {
    let rows = entries.map { entry in
      let count = Message(counting: entry.commands, "command").text(in: language)
      return "<li><a href=\"\(Self.address(of: entry.page))\">\(XMLWriter.escaped(entry.session))"
        + "</a> <small>\(XMLWriter.escaped(count))</small></li>"
    }
    let style = """
      body { font: 16px/1.6 -apple-system, "Noto Sans", Arial, sans-serif; max-width: 46em;
        margin: 2em auto; padding: 0 1em; background: var(--page); color: var(--ink) }
      a { color: var(--k0) }
      small { color: var(--quiet) }
      """
    return """
      \(HTMLPage.head(title: title, language: language, style: style))
      <body>
      <h1>\(XMLWriter.escaped(title))</h1>
      <ul>
      \(rows.joined(separator: "\n"))
      </ul>
      </body>
      </html>

      """
  }

  /// A file's name as the address of a link.
  private static func address(of name: String) -> String {
    name.utf8.reduce(into: "./") { address, byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 0x80 && (character.isLetter || character.isNumber || "-_.".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      address += isPlain ? String(character) : "%\(digits.count == 1 ? "0" : "")\(digits)"
    }
  }
}
