extension Command {
  static let record = Command(
    verb: "record", task: .sessions,
    summary: "Writes commands and answers to a session file.",
    discussion: [
      "The file must be new. The commands that led to the present world are written first, so that"
        + " what was recorded replays green.",
      "`record off` ends it; `record` alone says where it goes.",
    ],
    forms: [
      CommandForm("off", body: stopRecording),
      CommandForm(.optional([.value(Parameter("FILE", .file))]), body: startRecording),
    ],
    examples: ["record lesson.session", "append sections main", "record off"],
    related: ["replay", "run"], isUndoable: false, standsAlone: true)
}

private func startRecording(_ match: Match, _ workbench: inout Workbench) throws(CommandError)
  -> Reply
{
  guard let file = match.token("FILE") else {
    guard let recorder = workbench.recorder else { return Reply("recording: off") }
    return Reply("recording: \(recorder.path)")
  }
  return try workbench.startRecording(to: file)
}

private func stopRecording(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let recorder = workbench.recorder else {
    throw CommandError("nothing is being recorded", kind: .recordingState)
  }
  workbench.recorder = nil
  return Reply("recorded: \(recorder.path)")
}
