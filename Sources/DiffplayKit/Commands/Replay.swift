extension Command {
  static let replay = Command(
    verb: "replay", task: .sessions,
    summary: "Replays session files, or folders of them, as tests.",
    discussion: ["`replay --update` on the shell's command line rewrites what they expect."],
    forms: [CommandForm(.list(Parameter("FILE", .file)), body: replaySessions)],
    examples: ["replay Sessions"], related: ["record", "run"], isUndoable: false)

  static let run = Command(
    verb: "run", task: .sessions,
    summary: "Runs the commands of a session file in this world.",
    forms: [CommandForm(.value(Parameter("FILE", .file)), body: runFile)],
    examples: ["run Sessions/seeds/appstore.session"], related: ["replay"])
}

private func replaySessions(_ match: Match, _ workbench: inout Workbench) throws(CommandError)
  -> Reply
{
  let files = workbench.fileSystem
  var sessions: [ReplayedSession] = []
  for token in match.tokens("FILE") {
    let found: [String]
    do {
      found = try SessionDiscovery.files(at: [token.text], in: files)
    } catch {
      throw CommandError(error, at: token)
    }
    sessions += found.map { ReplayedWorld.replay($0, files: files) }
  }
  let summary = ReplaySummary(sessions)
  let lines = summary.text.split(separator: "\n", omittingEmptySubsequences: false)
  return Reply(lines.map { StyledText(String($0)) })
}

private func runFile(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  guard let token = match.token("FILE") else { throw CommandError("FILE is missing") }
  return try workbench.runSession(token)
}
