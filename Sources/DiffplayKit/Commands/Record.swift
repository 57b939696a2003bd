import CommandLanguage
import Sessions
import TextWidth
import Wording

extension Command {
  static let record = Command(
    verb: "record", task: .sessions,
    summary: "Writes commands and answers to a session file.",
    discussion: [
      "The file must be new. The commands that led to the present world are written first, so that"
        + " what was recorded replays green. `from start` writes all that was entered instead,"
        + " questions and refusals too, as if the recording had begun with the program.",
      "Each command is in the file as soon as it has run. `record` alone says where it goes;"
        + " `record off`, or `record stop`, ends it.",
    ],
    forms: [
      CommandForm(.oneOf([[.word("off")], [.word("stop")]]), body: stopRecording),
      CommandForm(.value(recorded), .word("from"), .word("start"), body: startRecording),
      CommandForm(.optional([.value(recorded)]), body: startRecording),
    ],
    examples: ["record lesson.session", "append sections main", "record", "record off"],
    related: ["replay", "run", "restore"], isUndoable: false, standsAlone: true,
    isRecorded: false)

  private static let recorded = Parameter("FILE", .file)
}

private func startRecording(_ match: Match, _ workbench: inout Workbench) throws(CommandError)
  -> Reply
{
  guard let file = match.token("FILE") else {
    guard let recorder = workbench.recorder else { return Reply("recording: off") }
    let count = Message(counting: recorder.count, "command")
    return Reply("recording: \(recorder.path.singleLine), \(count) so far")
  }
  return try workbench.startRecording(to: file, from: match.has("start") ? .start : .world)
}

private func stopRecording(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let recorder = workbench.recorder else {
    throw CommandError(
      "nothing is being recorded", fix: "`record FILE` begins", kind: .recordingState)
  }
  workbench.recorder = nil
  return Reply(
    "recorded: \(recorder.path.singleLine), \(Message(counting: recorder.count, "command"))")
}
