import CommandLanguage
import Doctor
import JSON
import Wording

extension Command {
  static let doctor = Command(
    verb: "doctor", task: .layout,
    summary: "Looks for what will surprise: in layouts, in identity, in the view and its model.",
    discussion: [
      "It judges what stands and what was applied, never source text. `set output json` gives the"
        + " findings as JSON; `doctor sarif` as a log that services for checks read.",
      "With a file it judges a layout document, or Swift code, which is compiled and run apart; the"
        + " world stays as it is. What a command brings on screen that is a warning is told under it, once.",
    ],
    forms: [
      CommandForm(
        "sarif", .optional([.value(Parameter("FILE", .file))]), asks: true,
        body: examineForServices),
      CommandForm(.optional([.value(Parameter("FILE", .file))]), asks: true, body: examine),
    ],
    examples: ["append sections main", "append a b", "apply", "layout main grid 2", "doctor"],
    related: ["why", "explain", "frames"], isUndoable: false)
}

private func examine(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let findings = try findings(match, workbench)
  var reply = Reply(inEach: { language in
    findings.isEmpty
      ? [("nothing surprises here" as Message).styled(in: language)]
      : findings.flatMap { $0.lines(in: language) }
  })
  reply.value = findings.json
  reply.table = CSVTable(
    ["rule", "severity", "subject", "message", "mend"],
    rows: findings.map {
      [$0.rule.id, $0.severity.rawValue, $0.subject.name, $0.message.english, $0.mend.english]
    })
  return reply
}

private func examineForServices(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let examined = (match.token("FILE")?.text, try findings(match, workbench))
  let log = Doctor.sarif(of: [examined], version: Workbench.version)
  var reply = Reply(JSONPrinter.pretty(log).split(separator: "\n").map { StyledText(String($0)) })
  reply.value = log
  return reply
}

/// What will surprise in the file that is named, else in the world.
private func findings(
  _ match: Match, _ workbench: Workbench
) throws(CommandError) -> [Finding] {
  guard let file = match.token("FILE") else {
    return Doctor.findings(in: workbench.world, heard: workbench.heard)
  }
  return try workbench.findings(inFile: file)
}
