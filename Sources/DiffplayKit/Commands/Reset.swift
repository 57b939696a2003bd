import CommandLanguage
import Wording

extension Command {
  static let reset = Command(
    verb: "reset", task: .data,
    summary: "Drops the pending edits: back to what is applied.",
    discussion: ["In a lesson `reset` alone begins the task, or the step, anew."],
    forms: [
      CommandForm("snapshot", swift: "snapshot = dataSource.snapshot()", body: dropEdits),
      CommandForm(body: beginAnew),
    ],
    examples: ["append sections main", "append a b", "apply", "delete a", "reset"],
    related: ["new", "undo", "diff"])
}

private func dropEdits(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  workbench.resetSnapshot()
}

private func beginAnew(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  workbench.restartLesson() ?? workbench.resetSnapshot()
}

extension Workbench {
  /// Begins the task of the lesson anew, or the step that is being played; nil outside lessons.
  mutating func restartLesson() -> Reply? {
    guard let state = lesson else { return nil }
    restartLessonPart()
    return Reply(telling: [
      state.isAtTask ? "The task begins anew." : "This step of the lesson begins anew."
    ])
  }
}
