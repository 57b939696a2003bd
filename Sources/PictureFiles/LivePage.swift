import JSON
import PageTexts
package import Wording
import WorldModel

/// The page that follows a prompt, as the files that a browser asks for.
package struct LivePage {
  /// A file of the page.
  package struct File {
    /// Its name, which tells its type.
    package let name: String
    /// What is in it.
    package let text: String
  }

  /// The file that a page without a prompt behind it reads the state from, again and again.
  package static let stateName = "state.json"

  private let language: Language
  private let isReadOnly: Bool

  /// The page with words of a language.
  ///
  /// - Parameter isReadOnly: Whether it has no prompt behind it, and shows what stands beside it.
  package init(in language: Language, isReadOnly: Bool = false) {
    (self.language, self.isReadOnly) = (language, isReadOnly)
  }

  /// All files; the page itself is `index.html`.
  package var files: [File] {
    let styles = [HTMLPage.schemes, PageText.text(of: "film.css"), PageText.text(of: "live.css")]
    return [
      File(name: "index.html", text: html),
      File(name: "page.css", text: styles.joined(separator: "\n")),
    ]
      + ["picture.js", "acts.js", "live.js"].map { File(name: $0, text: PageText.text(of: $0)) }
  }

  private func told(_ message: Message) -> String {
    XMLWriter.escaped(message.text(in: language))
  }

  private func button(_ id: String, _ sign: String, _ message: Message) -> String {
    "<button id=\"\(id)\" title=\"\(told(message))\" aria-label=\"\(told(message))\">\(sign)</button>"
  }

  private var html: String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>diffplay</title>
    <link rel="stylesheet" href="page.css">
    </head>
    <body class="live\(isReadOnly ? " read-only" : "")"\(state)>
    <header><h1>diffplay</h1><p id="status" role="status"></p>
    <div class="tools">
    \(button("undo", "↶", "undo"))\(button("redo", "↷", "redo"))
    \(button("rotate", "⟳", "rotate the device"))\(button("mirror", "⇄", "right to left"))
    \(button("again", "▷", "the last change again, slowly"))
    <label>\(told("device")) <select id="device"><option value="">…</option>\(devices)</select></label>
    \(button("pin", "◉", "keep what is outlined"))\(button("behind", "◪", "the goal behind the screen"))
    \(button("projector", "A⁺", "large type"))
    </div></header>
    <main class="screen-side">
    <div id="stages">
    <svg id="stage" role="group" aria-label="\(told("the screen"))"></svg>
    <figure id="goal-side" hidden><svg id="goal" role="img" aria-label="\(told("the goal"))"></svg>
    <figcaption>\(told("the goal"))</figcaption></figure>
    </div>
    <p id="blank" hidden>\(told("nothing is on screen yet"))</p>
    <p id="caption"></p>
    <fieldset id="overlays"><legend class="unseen">\(told("what explains the layout"))</legend></fieldset>
    </main>
    <section class="told-side">
    <div id="lesson" hidden><h2></h2><pre id="said"></pre></div>
    <div id="answer"><p id="command"></p><pre id="told"></pre></div>
    <div id="inspector" hidden><p id="inspected"></p><div id="bars"></div></div>
    <div id="data"><ul id="snapshot" aria-label="\(told("the snapshot"))"></ul></div>
    </section>
    <p id="spoken" class="unseen" aria-live="polite"></p>
    <script type="application/json" id="words">\(HTMLPage.inScript(words))</script>
    <script src="picture.js"></script>
    <script src="acts.js"></script>
    <script src="live.js"></script>
    </body>
    </html>

    """
  }

  private var state: String { isReadOnly ? " data-state=\"\(Self.stateName)\"" : "" }

  private var devices: String {
    Device.all.map { "<option>\(XMLWriter.escaped($0.name))</option>" }.joined()
  }

  /// The words that the scripts put on the page.
  private var words: JSONValue {
    func word(_ message: Message) -> JSONValue { .string(message.text(in: language)) }
    return [
      "overlays": HTMLPage.overlayWords(in: language),
      "following": word("follows the prompt"), "waiting": word("waiting for the prompt"),
      "gone": word("the prompt has ended"),
      "busy": word("a line is being typed: it comes after it"),
      "pending": word("not applied yet"),
    ]
  }
}
