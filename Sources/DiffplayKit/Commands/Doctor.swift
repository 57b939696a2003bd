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
        + " findings as JSON; `doctor sarif` as a log that services for checks read."
    ],
    forms: [
      CommandForm(.optional([]), asks: true, body: examine),
      CommandForm("sarif", asks: true, body: examineForServices),
    ],
    examples: ["append sections main", "append a b", "apply", "layout main grid 2", "doctor"],
    related: ["why", "explain", "frames"], isUndoable: false)
}

private func examine(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let findings = Doctor.findings(in: workbench.world)
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
  let log = Doctor.findings(in: workbench.world).sarif(version: Workbench.version)
  var reply = Reply(JSONPrinter.pretty(log).split(separator: "\n").map { StyledText(String($0)) })
  reply.value = log
  return reply
}
