import CommandLanguage
import HostSystem
import Sessions
import Wording

extension Command {
  static let replay = Command(
    verb: "replay", task: .sessions,
    summary: "Replays session files, or folders of them, as tests.",
    discussion: ["`replay --update` on the shell's command line rewrites what they expect."],
    forms: [CommandForm(.list(Parameter("FILE", .file)), body: replaySessions)],
    examples: ["replay Sessions"], related: ["record", "run"], isUndoable: false)

  static let run = Command(
    verb: "run", task: .sessions,
    summary: "Runs the commands of a session file in this world, as `source` does.",
    forms: [CommandForm(.value(Parameter("FILE", .file)), body: runFile)],
    examples: ["run Sessions/seeds/appstore.session"], related: ["source", "replay"])

  static let source = Command(
    verb: "source", task: .sessions,
    summary: "Runs the commands of a file in this world: a plain text or a session.",
    discussion: [
      "What a session expects is not compared; `replay` does that. The first command that fails ends"
        + " the file, and the world is as it was before. `undo` takes the whole file back."
    ],
    forms: [CommandForm(.value(Parameter("FILE", .file)), body: runFile)],
    examples: ["source Sessions/commands/set-up.txt"], related: ["run", "replay", "load"])
}

private func replaySessions(_ match: Match, _ workbench: inout Workbench) throws(CommandError)
  -> Reply
{
  let files = workbench.fileSystem
  var paths: [String] = []
  for token in match.tokens("FILE") {
    do {
      paths += try SessionDiscovery.files(at: [token.text], in: files)
    } catch {
      throw workbench.refusal(error, at: token)
    }
  }
  var sessions: [ReplayedSession] = []
  let inclusion = try workbench.inclusion.entering(at: match.token("FILE")?.range)
  for (index, path) in paths.enumerated() {
    try workbench.work.advance("replaying", done: index, of: paths.count)
    sessions.append(
      ReplayedWorld.replay(
        path, files: files, toolchain: workbench.toolchain, runner: workbench.runner,
        inclusion: inclusion,
        work: workbench.work))
  }
  // What was left out is no result.
  try inclusion.spend(at: match.token("FILE")?.range)
  if workbench.work.isStopped { throw CommandError("interrupted", kind: .interrupted) }
  return Reply(ReplaySummary(sessions).lines)
}

private func runFile(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  guard let token = match.token("FILE") else {
    throw CommandError("FILE is missing", kind: .unfinishedCommand)
  }
  return try workbench.runScript(token)
}
