import DiffableDataSource

extension Command {
  static let why = Command(
    verb: "why", task: .apply,
    summary: "Derives what happens to an item or a section in a diff.",
    discussion: [
      "It answers for the pending diff, or for the last apply when nothing is pending.",
      "The table shows the new order, each element's place before, and the longest increasing"
        + " subsequence of those places: what is in it stays, the rest moves.",
    ],
    forms: [
      CommandForm(
        .optional([.value(Parameter("OPERATION", .choice(operations)))]),
        .value(Parameter("NAME", .element)), body: deriveOperation)
    ],
    examples: [
      "append sections main", "append a b c d", "apply", "move d before a", "why d", "apply",
      "why move d",
    ],
    related: ["diff", "apply"], isUndoable: false)

  private static let operations = ["move", "insert", "delete", "reload", "reconfigure"]
}

private func deriveOperation(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let token = match.token("NAME") else { throw CommandError("NAME is missing") }
  guard let (title, difference) = workbench.latestDifference else {
    throw CommandError(
      "there is no diff yet", fix: "edit the snapshot after an apply, then ask again")
  }
  let name = Identifier(token.text)
  let item = difference.final.item(named: name) ?? difference.initial.item(named: name)
  let lines = DifferenceExplanation(difference).lines(of: item ?? name)
  guard !lines.isEmpty else { throw workbench.notOnScreen(token) }
  return Reply([StyledText(title, .dim)] + lines)
}

extension Workbench {
  /// The pending difference, or that of the last apply, with what to call it; nil before any.
  var latestDifference: (String, SnapshotDifference<Identifier, Identifier>)? {
    let pending = world.snapshot.difference(from: world.applied)
    if world.dataSource.hasApplied, !pending.isEmpty { return ("in the pending diff", pending) }
    return world.lastDifference.map { ("in the last apply", $0) }
  }
}
