import CommandLanguage
import JSON
import TextWidth
import Wording
import WorldModel
import WorldWording

extension Command {
  static let history = Command(
    verb: "history", task: .apply,
    summary: "Lists the changes by number, those that were undone too, or the last N.",
    discussion: [
      "The mark `*` is at the change that made the present world. `undo 3` takes three back;"
        + " `back to 2` goes to where change 2 had just been made."
    ],
    forms: [CommandForm(.optional([.value(Parameter("N", .integer))]), body: listChanges)],
    examples: ["append sections main", "append a b", "undo", "history", "back to 2"],
    related: ["undo", "back", "checkpoint"], isUndoable: false)

  static let checkpoint = Command(
    verb: "checkpoint", task: .apply,
    summary: "Gives the present world a name to go back to; alone, lists the names.",
    discussion: ["A name that is there already is given to the present world instead."],
    forms: [
      CommandForm(.value(Parameter("NAME", .newCheckpoint)), body: keepWorld),
      CommandForm(asks: true, body: listCheckpoints),
    ],
    examples: [
      "append sections main", "checkpoint start", "append a b", "apply", "back to start",
    ],
    related: ["back", "save", "undo"])

  static let back = Command(
    verb: "back", task: .apply,
    summary: "Goes back to a checkpoint, or to a change by its number in `history`.",
    discussion: [
      "Going back to a checkpoint is a change of its own, so `undo` returns from there. Going to a"
        + " number walks along the history, as `undo` and `redo` do."
    ],
    forms: [
      CommandForm("to", .value(Parameter("CHANGE", .integer)), asks: true, body: goToChange),
      CommandForm("to", .value(Parameter("NAME", .checkpoint)), body: goToCheckpoint),
    ],
    examples: [
      "append sections main", "checkpoint start", "append a b", "back to start", "back to 1",
    ],
    related: ["checkpoint", "history", "undo"])
}

private func listChanges(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let commands = workbench.past.map(\.command) + workbench.future.reversed().map(\.command)
  guard !commands.isEmpty else { return Reply("no changes yet") }
  let present = workbench.past.count
  let shown = match.text("N").flatMap { Int($0) } ?? workbench.settings.rows(usual: 100)
  guard shown > 0 else {
    throw CommandError("N is at least 1", at: match.token("N")?.range, kind: .badValue)
  }
  let first = max(0, commands.count - shown)
  let digits = "\(commands.count)".count
  var lines: [StyledText] = first == 0 ? [] : ["  … \(first) before"]
  for (index, command) in commands.enumerated().dropFirst(first) {
    let number = "\(index + 1)".padded(toWidth: digits, alignment: .right)
    let mark = index + 1 == present ? "*" : " "
    let undone: Message = index < present ? "" : " (undone)"
    lines.append("\(mark, .heading) \(number)  \(command.firstLine)\(undone, .dim)")
  }
  if present == 0 { lines.insert("\("*", .heading) 0  the start", at: 0) }
  var reply = Reply(lines)
  reply.value = .array(commands.map { .string($0) })
  reply.table = CSVTable(
    ["number", "command", "undone"],
    rows: commands.enumerated().map {
      ["\($0.offset + 1)", $0.element, $0.offset < present ? "no" : "yes"]
    })
  return reply
}

private func keepWorld(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let name = match.text("NAME") else {
    throw CommandError("NAME is missing", kind: .unfinishedCommand)
  }
  var world = workbench.world
  world.checkpoints = [:]
  workbench.world.checkpoints[name] = world
  return Reply("checkpoint: \(Identifier(name).quoted)")
}

private func listCheckpoints(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let names = workbench.world.checkpoints.keys.sorted()
  let words = names.map { Identifier($0).quoted }.joined(separator: " ")
  var reply = Reply(names.isEmpty ? "checkpoints: none" : "checkpoints: \(words)")
  reply.value = .array(names.map { .string($0) })
  return reply
}

private func goToChange(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let token = match.token("CHANGE"), let change = Int(token.text) else {
    throw CommandError("CHANGE is missing", kind: .unfinishedCommand)
  }
  let last = workbench.past.count + workbench.future.count
  guard (0...last).contains(change) else {
    throw CommandError(
      "there is no change \(change)", at: token.range,
      fix: "`history` lists them; 0 is the start", kind: .unknownChange)
  }
  guard change != workbench.past.count else { return Reply("this is where you are") }
  return try workbench.travel(by: change - workbench.past.count)
}

private func goToCheckpoint(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let token = match.token("NAME") else {
    throw CommandError("NAME is missing", kind: .unfinishedCommand)
  }
  let checkpoints = workbench.world.checkpoints
  var world = try workbench.checkpointed(token)
  world.checkpoints = checkpoints
  return try workbench.take(world, saying: "back to \(Identifier(token.text).quoted)")
}

extension Workbench {
  /// The world of a checkpoint.
  func checkpointed(_ token: Token) throws(CommandError) -> World {
    let checkpoints = world.checkpoints
    if let world = checkpoints[token.text] { return world }
    let near = Suggestion.nearest(to: token.text, among: checkpoints.keys.sorted())
    throw CommandError(
      "there is no checkpoint \(Identifier(token.text).quoted)", at: token.range,
      fix: near.map { "did you mean `\(Identifier($0).quoted)`?" }
        ?? "`checkpoint \(Identifier(token.text).quoted)` makes one", kind: .unknownCheckpoint)
  }

  /// Makes `world` the present one, which may be as hostile as a file; shows the frames that change.
  mutating func take(_ world: World, saying words: StyledText) throws(CommandError) -> Reply {
    let before = try scene()
    self.world = world
    predicted = nil
    return Reply(try [words, pendingLine] + changedFrames(since: before))
  }
}
