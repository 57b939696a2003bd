extension Command {
  static let reset = Command(
    verb: "reset", task: .data,
    summary: "Drops the pending edits: back to what is applied.",
    forms: [CommandForm(swift: "snapshot = dataSource.snapshot()", body: dropEdits)],
    examples: ["append sections main", "append a b", "apply", "delete a", "reset"],
    related: ["undo", "diff"])
}

private func dropEdits(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  workbench.resetSnapshot()
}
