extension Command {
  static let undo = Command(
    verb: "undo", task: .apply,
    summary: "Takes back the last change of any kind, or the last N.",
    forms: [CommandForm(.optional([.value(Parameter("N", .integer))]), body: takeBack)],
    examples: ["append sections main", "append a b", "undo", "redo"],
    related: ["redo"], isUndoable: false)

  static let redo = Command(
    verb: "redo", task: .apply,
    summary: "Brings back what an undo took, or N of them.",
    forms: [CommandForm(.optional([.value(Parameter("N", .integer))]), body: bringBack)],
    examples: ["append sections main", "undo", "redo"],
    related: ["undo"], isUndoable: false)
}

private func takeBack(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let count = try match.steps(available: workbench.past.count, nothing: "there is nothing to undo")
  let before = try workbench.scene()
  var lines: [StyledText] = []
  for _ in 0..<count {
    guard let change = workbench.past.popLast() else { break }
    workbench.future.append(Workbench.Change(command: change.command, before: workbench.world))
    workbench.world = change.before
    lines.append("undid: \(change.command.firstLine)")
  }
  return Reply(try lines + [workbench.pendingLine] + workbench.changedFrames(since: before))
}

private func bringBack(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let count = try match.steps(
    available: workbench.future.count, nothing: "there is nothing to redo")
  let before = try workbench.scene()
  var lines: [StyledText] = []
  for _ in 0..<count {
    guard let change = workbench.future.popLast() else { break }
    workbench.past.append(Workbench.Change(command: change.command, before: workbench.world))
    workbench.world = change.before
    lines.append("redid: \(change.command.firstLine)")
  }
  return Reply(try lines + [workbench.pendingLine] + workbench.changedFrames(since: before))
}

extension Workbench {
  /// The frames that changed since `before`; nothing when none did.
  fileprivate func changedFrames(since before: Scene) throws(CommandError) -> [StyledText] {
    let after = try scene()
    guard before.solution != after.solution || before.snapshot != after.snapshot else { return [] }
    return try sceneChangeLines(since: before)
  }
}

extension Match {
  /// How many steps were asked for: the number given, or one.
  fileprivate func steps(available: Int, nothing: Message) throws(CommandError) -> Int {
    guard available > 0 else { throw CommandError(nothing) }
    guard let token = token("N") else { return 1 }
    let count = Int(token.text) ?? 0
    guard (1...available).contains(count) else {
      throw CommandError(
        available == 1 ? "there is 1 step" : "there are \(available) steps", at: token.range,
        fix: available == 1 ? "write 1" : "write 1 to \(available)")
    }
    return count
  }
}

extension String {
  /// The first line, with `…` for more.
  var firstLine: String {
    guard let end = firstIndex(where: \.isNewline) else { return self }
    return self[..<end] + " …"
  }
}
