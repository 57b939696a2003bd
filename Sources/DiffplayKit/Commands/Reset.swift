extension Command {
  static let reset = Command(
    verb: "reset", task: .data,
    summary: "Makes the working snapshot a copy of what is applied, dropping pending edits.",
    forms: [CommandForm(swift: "snapshot = dataSource.snapshot()", body: dropEdits)],
    examples: ["append sections main", "append a b", "apply", "delete a", "reset"],
    related: ["undo", "diff"])
}

private func dropEdits(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  workbench.resetSnapshot()
}
