import CommandLanguage
import Wording

extension Command {
  static let edit = Command(
    verb: "edit", task: .program,
    summary: "Opens the last block in your editor and runs what you save.",
    discussion: [
      "The editor is the one that VISUAL or EDITOR names. The block is the last entry of several"
        + " lines, or the last entry if there was none. What you leave unchanged is not run again."
    ],
    forms: [CommandForm(asks: true, body: refuseToEdit)], examples: ["edit"],
    related: ["layout", "help"], isUndoable: false, standsAlone: true)

  /// Whether an entry is `edit` and nothing else.
  static func isEdit(_ entry: String) -> Bool {
    guard case .words(let tokens)? = try? Lexer.statements(of: entry).first else { return false }
    return tokens.count == 1 && tokens[0].isWord(edit.verb)
  }
}

/// The loop edits where a person is; elsewhere there is nobody to do it.
private func refuseToEdit(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  throw CommandError("`edit` needs a person at a terminal")
}
