import JSON
import PageTexts
package import PictureModel
import TextWidth
package import Wording

/// Writes a film as one page that needs nothing beside it and no network.
package struct FilmPage {
  private let film: Film
  private let language: Language

  /// A page that shows `film`.
  package init(_ film: Film, in language: Language = .english) {
    self.film = film
    self.language = language
  }

  /// The page; the same film gives the same bytes.
  package var html: String {
    func told(_ message: Message) -> String { XMLWriter.escaped(message.text(in: language)) }
    return """
      \(HTMLPage.head(title: film.title, language: language, style: PageText.text(of: "film.css")))
      <body>
      <header><h1>\(XMLWriter.escaped(film.title))</h1></header>
      <main class="screen-side">
      <svg id="stage" role="group" aria-label="\(told("the screen"))"></svg>
      <p id="blank" hidden>\(told("nothing is on screen yet"))</p>
      <p id="caption"></p>
      <fieldset id="overlays"><legend class="unseen">\(told("what explains the layout"))</legend></fieldset>
      </main>
      <section class="told-side">
      <ol id="transcript" aria-label="\(told("the commands"))"></ol>
      <div id="inspector" hidden><p id="inspected"></p><pre id="derivation"></pre></div>
      <div id="data"><ul id="snapshot" aria-label="\(told("the snapshot"))"></ul></div>
      </section>
      <footer>
      <button id="back" aria-label="\(told("back a command"))">|◀</button>
      <button id="play" aria-label="\(told("play"))">▶</button>
      <button id="forward" aria-label="\(told("on a command"))">▶|</button>
      <div class="scrubbing"><input id="scrubber" type="range" min="0" step="0.01" \
      aria-label="\(told("the place in the film"))"><div id="marks" aria-hidden="true"></div></div>
      <span id="count"></span>
      <select id="speed" aria-label="\(told("the speed"))">\(speeds)</select>
      </footer>
      <p id="told" class="unseen" aria-live="polite"></p>
      <script type="application/json" id="film">\(HTMLPage.inScript(film.json(in: language)))</script>
      <script type="application/json" id="words">\(HTMLPage.inScript(words))</script>
      <script>
      \(PageText.text(of: "picture.js"))
      </script>
      <script>
      \(PageText.text(of: "film.js"))
      </script>
      </body>
      </html>

      """
  }

  private var speeds: String {
    [("0.25", "×¼"), ("0.5", "×½"), ("1", "×1"), ("2", "×2"), ("4", "×4")].map { value, name in
      "<option value=\"\(value)\"\(value == "1" ? " selected" : "")>\(name)</option>"
    }.joined()
  }

  /// The words that the script puts on the page.
  private var words: JSONValue {
    func told(_ message: Message) -> JSONValue { .string(message.text(in: language)) }
    return [
      "play": told("play"), "pause": told("pause"),
      "overlays": HTMLPage.overlayWords(in: language),
    ]
  }
}

/// What all pages have in common.
enum HTMLPage {
  /// The beginning of a page, up to its body, with the colours of both schemes.
  ///
  /// Its policy lets the page load nothing and send nothing.
  static func head(title: String, language: Language, style: String) -> String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(XMLWriter.escaped(title))</title>
    <style>
    \(schemes)
    \(style)
    </style>
    </head>
    """
  }

  /// The colours of both schemes, as rules.
  static var schemes: String {
    """
    \(colors(.light))
    @media (prefers-color-scheme: dark) {
    \(colors(.dark))
    }
    \(tints)
    """
  }

  /// What the kinds of overlays are called.
  static func overlayWords(in language: Language) -> JSONValue {
    func told(_ message: Message) -> JSONValue { .string(message.text(in: language)) }
    return [
      "section": told("sections"), "group": told("groups"), "item": told("items"),
      "inset": told("insets"), "spacing": told("spacings"), "estimate": told("estimates"),
      "viewport": told("scrolled rows"), "stop": told("stops"),
    ]
  }

  /// JSON that may stand in a script: nothing in it ends that.
  static func inScript(_ value: JSONValue) -> String {
    JSONPrinter.compact(value).replacing("<", with: "\\u003c").replacing("&", with: "\\u0026")
  }

  private static func colors(_ palette: Palette) -> String {
    var rules = [
      "--page: \(palette.page)", "--screen: \(palette.screen)", "--bezel: \(palette.bezel)",
      "--quiet: \(palette.caption)", "--mark: \(palette.mark)",
      "--ink: \(palette.neutral.text)", "--panel: \(palette.neutral.fill)",
      "--line: \(palette.neutral.strong)",
    ]
    for (name, tint) in names(palette) {
      rules += [
        "--f\(name): \(tint.fill)", "--s\(name): \(tint.strong)", "--k\(name): \(tint.stroke)",
        "--t\(name): \(tint.text)",
      ]
    }
    return ":root { \(rules.joined(separator: "; ")) }"
  }

  private static func names(_ palette: Palette) -> [(String, Palette.Tint)] {
    palette.tints.enumerated().map { ("\($0)", $1) } + [("n", palette.neutral)]
  }

  /// What a view of a section is coloured with.
  private static var tints: String {
    names(.light).map { name, _ in
      """
      .c\(name) .surface { fill: var(--f\(name)); stroke: var(--k\(name)) }
      .c\(name).boundary .surface, .c\(name).supplementary .surface { fill: var(--s\(name)) }
      .c\(name) text { fill: var(--t\(name)) }
      .over.c\(name) { stroke: var(--k\(name)) }
      .plate.c\(name) rect { stroke: var(--k\(name)) }
      """
    }.joined(separator: "\n")
  }
}
