extension Command {
  static let export = Command(
    verb: "export", task: .sessions,
    summary: "Writes what is on screen as a layout document (JSON).",
    forms: [CommandForm("layout", .value(Parameter("FILE", .file)), body: exportLayout)],
    examples: ["append sections main", "append a b", "apply", "export layout screen.json"],
    related: ["layout"], isUndoable: false)
}

private func exportLayout(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let file = match.token("FILE") else {
    throw CommandError("FILE is missing", kind: .unfinishedCommand)
  }
  let document = workbench.layoutDocument()
  do {
    let text = try JSONPrinter.pretty(JSONValueEncoder().encode(document)) + "\n"
    try workbench.fileSystem.write(text, to: file.text)
  } catch let error as FileError {
    throw CommandError(error, at: file)
  } catch {
    throw CommandError(
      "the layout cannot be written: \(String(describing: error))", at: file.range,
      kind: .unreadableFile)
  }
  return Reply("exported: \(file.text)")
}
