import CommandLanguage
import Wording

extension Command {
  static let swift = Command(
    verb: "swift", task: .program,
    summary: "Switches the echo of each command's Swift spelling on or off.",
    discussion: [
      "Layouts are written too: `createLayout()`, with a function for each kind of section."
        + " Only what was not said before is. Of a command that UIKit has no call for it is said"
        + " once.",
      "Swift itself is always understood: `snapshot.appendItems([\"a\"])` works as it is.",
      "The same as `set swift on`.",
    ],
    forms: [switching("swift")],
    examples: ["swift on", "append sections main", "append a b"], related: ["help", "set"])

  static let time = Command(
    verb: "time", task: .program,
    summary: "Switches the time that each command took on or off.",
    discussion: [
      "Sessions never hold it: the same commands give the same answers.",
      "The same as `set time on`.",
    ],
    forms: [switching("time")],
    examples: ["time on", "append sections main", "time off"], related: ["set", "swift"])

  /// The form that switches a setting, as `set` does.
  private static func switching(_ name: String) -> CommandForm {
    CommandForm(.value(Parameter("STATE", .choice(["on", "off"]))), asks: true) {
      match, workbench throws(CommandError) in
      guard let setting = Setting.named(name), let state = match.token("STATE"),
        setting.set(state.text, in: &workbench.settings)
      else { throw CommandError("this is no value of the setting", kind: .badValue) }
      return Reply("\(name): \(state.text)")
    }
  }

  static let quit = Command(
    verb: "quit", aliases: ["exit"], task: .program,
    summary: "Ends the program, as Ctrl-D does.",
    discussion: [
      "`quit lesson` leaves a lesson; your own world is as it was.", "`exit` does the same.",
    ],
    forms: [CommandForm("lesson", asks: true, body: leaveLesson), CommandForm(body: leave)],
    examples: ["quit"], related: ["lesson"], isUndoable: false)
}

private func leave(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  var reply = Reply()
  reply.quits = true
  return reply
}

private func leaveLesson(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard workbench.lesson != nil else {
    throw CommandError("no lesson is being taken", fix: "`quit` alone ends the program")
  }
  workbench.leaveLesson()
  return Reply(telling: ["You are back in your own world."])
}
