import PageTexts
package import PictureModel
import TextWidth
package import Wording

/// Writes screens side by side as one page that needs nothing beside it: what was and what is.
package struct ComparisonPage {
  /// Two screens, and what differs between them in words.
  package struct Pair {
    /// What is compared.
    package var heading: String
    /// What the two are called, and their screens; nil where there is none.
    package var left: (name: String, picture: Picture?)
    package var right: (name: String, picture: Picture?)
    /// What differs, line by line; a line that begins with `-`, `+`, `>` or `~` is marked so.
    package var lines: [String]

    /// A pair with what differs in it.
    package init(
      heading: String, left: (name: String, picture: Picture?),
      right: (name: String, picture: Picture?), lines: [String]
    ) {
      self.heading = heading
      self.left = left
      self.right = right
      self.lines = lines
    }
  }

  private let title: String
  private let pairs: [Pair]
  private let lead: String
  private let language: Language

  /// A page of `pairs`, with a line above them that says what there is; of several it lists which.
  package init(
    title: String, pairs: [Pair], lead: String = "", in language: Language = .english
  ) {
    self.title = title
    self.pairs = pairs
    self.lead = lead
    self.language = language
  }

  /// The page; the same pairs give the same bytes.
  package var html: String {
    let sections = pairs.indices.map { section(of: pairs[$0], number: $0) }
    let first = lead.isEmpty ? "" : "<p class=\"lead\">\(XMLWriter.escaped(lead))</p>\n"
    return """
      \(HTMLPage.head(
        title: title, language: language, style: PageText.text(of: "comparison.css")))
      <body>
      <h1>\(XMLWriter.escaped(title))</h1>
      \(first)\(contents)\(sections.joined())</body>
      </html>

      """
  }

  /// What leads to each of several pairs.
  private var contents: String {
    guard pairs.count > 1 else { return "" }
    let entries = pairs.enumerated().map { number, pair in
      "<li><a href=\"#pair\(number)\">\(XMLWriter.escaped(pair.heading))</a></li>\n"
    }
    return "<nav>\n<ol>\n\(entries.joined())</ol>\n</nav>\n"
  }

  private func section(of pair: Pair, number: Int) -> String {
    let sides = [(pair.left, "l"), (pair.right, "r")].map { side, letter in
      figure(side.name, side.picture, prefix: "\(letter)\(number)-")
    }
    let hasPictures = pair.left.picture != nil || pair.right.picture != nil
    let lines = pair.lines.map(Self.line).joined()
    let heading =
      pair.heading == title ? "" : "<h2>\(XMLWriter.escaped(pair.heading))</h2>\n"
    let words = lines.isEmpty ? "" : "<pre>\(lines)</pre>\n"
    return """
      <section id="pair\(number)">
      \(heading)<div class="pair">
      \(hasPictures ? "<div class=\"sides\">\n\(sides.joined())</div>\n" : "")\(words)</div>
      </section>

      """
  }

  private func figure(_ name: String, _ picture: Picture?, prefix: String) -> String {
    let drawing = picture.map {
      SVGPicture($0, title: Message(verbatim: name), in: language, prefix: prefix).text
    }
    let none: Message = "nothing is on screen yet"
    let shown = drawing ?? "<p class=\"none\">\(XMLWriter.escaped(none.text(in: language)))</p>"
    return "<figure>\n<figcaption>\(XMLWriter.escaped(name))</figcaption>\n\(shown)</figure>\n"
  }

  private static func line(_ line: String) -> String {
    let kind =
      switch line.first(where: { $0 != " " }) {
      case "-": "gone"
      case "+": "new"
      case ">", "~": "other"
      default: ""
      }
    let text = XMLWriter.escaped(line)
    return kind.isEmpty ? "\(text)\n" : "<span class=\"\(kind)\">\(text)</span>\n"
  }
}
