import CommandLanguage
import SwiftImport
import Wording

extension Command {
  static let `import` = Command(
    verb: "import", task: .sessions,
    summary: "Brings in what Swift files for iOS define: layouts, a screen, a snapshot.",
    discussion: [
      "The files are compiled with the Swift toolchain that is installed, against UIKit's own names,"
        + " and run apart from the playground for at most 10 seconds. A view controller with a"
        + " collection view becomes the screen, with its sections, items and layouts.",
      "Functions and properties that give an NSCollectionLayoutSection or a compositional layout"
        + " become layouts by name: those that name a section are taken for it, the others by"
        + " `layout SECTION from NAME`. An environment and a section index are supplied.",
      "A folder is a project: its first screen is shown as iOS finds it, and its screens and layouts"
        + " are listed. What a file needs is looked for in the files around it.",
      "`screen` shows another of the screens than the first. `with` says what parameters are that"
        + " nothing else tells, and how many placeholders each section takes where a screen's items"
        + " are not given: `columns: 3, placeholders: 6`. Values are written as in"
        + " Swift, those of layouts too: `compact: false, itemWidth: .absolute(90)`.",
    ],
    forms: [
      CommandForm(
        .list(Parameter("FILE", .file)),
        .optional(["screen", .value(Parameter("NAME", .text))]),
        .optional(["with", .list(Parameter("VALUE", .text))]), body: importFiles)
    ],
    examples: [
      "import Layouts.swift", "import Model.swift HomeViewController.swift",
      "import App screen CartViewController", "import Layouts.swift with columns: 3",
    ],
    related: ["export", "layout"])
}

/// The values may stand before the screen, too.
private func importFiles(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let parts = match.tokens("FILE").split(maxSplits: 1, omittingEmptySubsequences: false) {
    $0.isWord("with")
  }
  let values = try ImportValues(parts.dropFirst().flatMap(\.self) + match.tokens("VALUE"))
  return try workbench.importSwift(
    Array(parts[0]), showing: match.tokens("NAME").first, with: values)
}
