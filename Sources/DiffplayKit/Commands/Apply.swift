import CommandLanguage
import Wording

extension Command {
  static let apply = Command(
    verb: "apply", task: .apply,
    summary: "Shows the working snapshot on the screen: the diff, the frames.",
    discussion: [
      "The first apply reloads: there is nothing to compare with. Later ones compare identifiers;"
        + " `using reload data` never compares.",
      "Deletes and the first place of a move count before the update; inserts, the second place of a"
        + " move, reloads and reconfigures after it.",
    ],
    forms: [
      CommandForm("unanimated", swift: "dataSource.apply(snapshot, animatingDifferences: false)") {
        match, workbench throws(CommandError) in try workbench.apply(.unanimated)
      },
      CommandForm(
        "using", "reload", "data", swift: "dataSource.applySnapshotUsingReloadData(snapshot)"
      ) { match, workbench throws(CommandError) in try workbench.apply(.usingReloadData) },
      CommandForm(swift: "dataSource.apply(snapshot)") {
        match, workbench throws(CommandError) in try workbench.apply(.animated)
      },
    ],
    examples: ["append sections main", "append a b c", "apply", "move c before a", "apply"],
    slips: [
      "animated": "`apply` alone is animated", "without": "write `apply unanimated`",
      "reload": "write `apply using reload data`",
    ],
    related: ["diff", "frames", "undo"])

  static let diff = Command(
    verb: "diff", task: .apply,
    summary: "Shows the operations that an apply would make now.",
    forms: [
      CommandForm("--explain") {
        _, workbench throws(CommandError) in workbench.showDifference(explains: true)
      },
      CommandForm { _, workbench throws(CommandError) in workbench.showDifference() },
    ],
    examples: [
      "append sections main", "append a b c", "apply", "move c before a", "diff", "diff --explain",
    ],
    related: ["why", "apply", "reset"], isUndoable: false)
}
