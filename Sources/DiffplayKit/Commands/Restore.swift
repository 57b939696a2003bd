import CommandLanguage
import Wording

extension Command {
  static let restore = Command(
    verb: "restore", task: .sessions,
    summary: "Brings back what the last prompt on this computer was told.",
    discussion: [
      "At a terminal each command is kept as it is entered, so that nothing is lost when the program"
        + " or its terminal is closed. `restore` runs those commands again; `undo` goes back through"
        + " them one by one. Files are not written again.",
      "`set journal off`, or `--journal off` on the command line, keeps nothing.",
    ],
    forms: [CommandForm(body: restoreJournal)],
    examples: ["restore"], related: ["undo", "record", "run"], isUndoable: false,
    standsAlone: true, isRecorded: false)
}

private func restoreJournal(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  try workbench.restore()
}
