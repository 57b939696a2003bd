import Wording
import WorldModel
import WorldWording

/// Prints the errata from their tables, as docs/fidelity.md ends with them.
package enum ErrataReference {
  /// The section in Markdown.
  package static var markdown: String {
    var lines = [
      "## Errata", "",
      "In what releases of UIKit differ from what is recorded, and what `set system` does about it."
        + " These tables are printed from the program's own: `make docs` writes them anew.",
    ]
    for (title, errata) in [
      ("The data source", Erratum.ofDataSource), ("Layouts", Erratum.ofLayout),
      ("The collection view", Erratum.ofCollectionView),
    ] {
      lines += [
        "", "### \(title)", "", "| when | what | known from | confidence |",
        "| --- | --- | --- | --- |",
      ]
      lines += errata.map {
        "| \($0.span.english) | \($0.documentation) | \($0.evidence) | \($0.confidence.rawValue) |"
      }
    }
    lines += [
      "", "### What came later", "",
      "Commands and single calls in Swift that name it are refused before.", "",
      "| what | since |", "| --- | --- |",
    ]
    lines += SystemAPI.allCases.map { "| `\($0.rawValue)` | \($0.since.title) |" }
    return lines.joined(separator: "\n") + "\n"
  }
}
