import CommandLanguage
import Wording
import WorldModel

extension Command {
  static let undo = Command(
    verb: "undo", task: .apply,
    summary: "Takes back the last change of any kind, or the last N.",
    forms: [CommandForm(.optional([.value(Parameter("N", .integer))]), body: takeBack)],
    examples: ["append sections main", "append a b", "undo", "redo"],
    related: ["redo", "history", "checkpoint"], isUndoable: false)

  static let redo = Command(
    verb: "redo", task: .apply,
    summary: "Brings back what an undo took, or N of them.",
    forms: [CommandForm(.optional([.value(Parameter("N", .integer))]), body: bringBack)],
    examples: ["append sections main", "undo", "redo"],
    related: ["undo", "history"], isUndoable: false)
}

private func takeBack(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let count = try match.steps(available: workbench.past.count, nothing: "there is nothing to undo")
  return try workbench.travel(by: -count)
}

private func bringBack(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let count = try match.steps(
    available: workbench.future.count, nothing: "there is nothing to redo")
  return try workbench.travel(by: count)
}

extension Workbench {
  /// Goes along the changes: takes the last ones back, or brings undone ones back.
  ///
  /// - Parameter steps: How many; undone ones when it is negative.
  mutating func travel(by steps: Int) throws(CommandError) -> Reply {
    let before = try scene()
    try checkIsKept(past.count + steps)
    var lines: [StyledText] = []
    var kept: World? = world
    for _ in 0..<steps.magnitude {
      guard let change = steps < 0 ? past.popLast() : future.popLast() else { break }
      let reverse = Change(command: change.command, before: kept)
      if steps < 0 { future.append(reverse) } else { past.append(reverse) }
      kept = change.before
      let command = change.command.firstLine
      lines.append(steps < 0 ? "undid: \(command)" : "redid: \(command)")
    }
    if let kept { world = kept }
    predicted = nil
    return Reply(try lines + [pendingLine] + changedFrames(since: before))
  }

  /// Refuses to go to where a change led whose world is not kept any more.
  private func checkIsKept(_ change: Int) throws(CommandError) {
    func isKept(_ change: Int) -> Bool {
      if change == past.count { return true }
      let ahead = change - past.count
      return (ahead < 0 ? past[change] : future[future.count - ahead]).before != nil
    }
    guard !isKept(change) else { return }
    let nearest = (0..<change).last(where: isKept) ?? 0
    throw CommandError(
      "change \(change) is so long ago that its world is not kept",
      fix: "`back to \(nearest)` goes to the last before it that is",
      kind: .unknownChange)
  }

  /// The frames that changed since `before`; nothing when none did.
  func changedFrames(since before: Scene) throws(CommandError) -> [StyledText] {
    let after = try scene()
    guard before.solution != after.solution || before.snapshot != after.snapshot else { return [] }
    return try sceneChangeLines(since: before)
  }
}

extension Match {
  /// How many steps were asked for: the number given, or one.
  fileprivate func steps(available: Int, nothing: Message) throws(CommandError) -> Int {
    guard available > 0 else { throw CommandError(nothing, kind: .unknownChange) }
    guard let token = token("N") else { return 1 }
    let count = Int(token.text) ?? 0
    guard (1...available).contains(count) else {
      throw CommandError(
        available == 1 ? "there is 1 step" : "there are \(available) steps", at: token.range,
        fix: available == 1 ? "write 1" : "write 1 to \(available)", kind: .unknownChange)
    }
    return count
  }
}
