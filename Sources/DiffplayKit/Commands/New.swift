import CommandLanguage
import Wording
import WorldModel

extension Command {
  static let new = Command(
    verb: "new", aliases: ["clear", "restart"], task: .data,
    summary: "Begins anew: no sections, no layouts, the view as it was at the start.",
    discussion: [
      "`undo` brings everything back. In a lesson it begins the task, or the step, anew as `reset`"
        + " does."
    ],
    forms: [CommandForm(body: beginAnew)],
    examples: ["append sections main", "append a b", "apply", "new", "undo"],
    related: ["reset", "undo", "checkpoint"])
}

private func beginAnew(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  if let reply = workbench.restartLesson() { return reply }
  workbench.world = World()
  workbench.predicted = nil
  return Reply(telling: ["A new world, with nothing in it. `undo` brings the old one back."])
}
