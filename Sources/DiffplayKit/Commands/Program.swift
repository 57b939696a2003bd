extension Command {
  static let swift = Command(
    verb: "swift", task: .program,
    summary: "Switches the echo of each command's Swift spelling on or off.",
    discussion: [
      "Swift itself is always understood: `snapshot.appendItems([\"a\"])` works as it is.",
      "The same as `set swift on`.",
    ],
    forms: [
      CommandForm(.value(Parameter("STATE", .choice(["on", "off"]))), asks: true, body: switchEcho)
    ],
    examples: ["swift on", "append sections main", "append a b"], related: ["help", "set"])

  static let quit = Command(
    verb: "quit", aliases: ["exit"], task: .program,
    summary: "Ends the program, as Ctrl-D does.",
    discussion: [
      "`quit lesson` leaves a lesson; your own world is as it was.", "`exit` does the same.",
    ],
    forms: [CommandForm("lesson", asks: true, body: leaveLesson), CommandForm(body: leave)],
    examples: ["quit"], related: ["lesson"], isUndoable: false)
}

private func switchEcho(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  workbench.settings.echoesSwift = match.text("STATE") == "on"
  return Reply("swift: \(workbench.settings.echoesSwift ? "on" : "off")")
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
