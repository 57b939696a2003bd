import CommandLanguage
import HostSystem
import JSON
import SwiftExport
import Wording

extension Command {
  static let export = Command(
    verb: "export", task: .sessions,
    summary: "Writes the layout of the screen as a document (JSON), or the world as Swift code.",
    discussion: [
      "The Swift code is a view controller for iOS with its section and item types, its layouts,"
        + " its snapshot and its outlines; without FILE it is shown. `import` reads it back."
    ],
    forms: [
      CommandForm("layout", .value(Parameter("FILE", .file)), body: exportLayout),
      CommandForm("swift", .optional([.value(Parameter("FILE", .file))]), body: exportSwift),
    ],
    examples: [
      "append sections main", "append a b", "apply", "export layout screen.json", "export swift",
    ],
    related: ["layout"], isUndoable: false)
}

private func exportLayout(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let document = workbench.layoutDocument()
  let text: String
  do {
    text = try JSONPrinter.pretty(JSONValueEncoder().encode(document)) + "\n"
  } catch {
    throw CommandError(
      "the layout cannot be written: \(String(describing: error))",
      at: match.token("FILE")?.range, kind: .unreadableFile)
  }
  return try workbench.export(text, to: match.token("FILE"))
}

private func exportSwift(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let printer = SwiftScreenPrinter(workbench.world) else {
    throw CommandError("there is no section to write", fix: "`append sections main` makes one")
  }
  guard let file = match.token("FILE") else { return Reply(printer.lines.map { StyledText($0) }) }
  return try workbench.export(printer.lines.joined(separator: "\n") + "\n", to: file)
}

extension Workbench {
  /// Writes `text` to the file that was named, unless files are not written.
  fileprivate func export(_ text: String, to file: Token?) throws(CommandError) -> Reply {
    guard let file else { throw CommandError("FILE is missing", kind: .unfinishedCommand) }
    do {
      try fileSystem.write(text, to: file.text)
    } catch {
      throw CommandError(error, at: file)
    }
    return Reply("exported: \(file.text)")
  }
}
