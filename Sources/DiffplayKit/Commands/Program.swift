extension Command {
  static let swift = Command(
    verb: "swift", task: .program,
    summary: "Switches the echo of each command's Swift spelling on or off.",
    discussion: [
      "Swift itself is always understood: `snapshot.appendItems([\"a\"])` works as it is."
    ],
    forms: [
      CommandForm(.value(Parameter("STATE", .choice(["on", "off"]))), body: switchEcho)
    ],
    examples: ["swift on", "append sections main", "append a b"], related: ["help"])

  static let quit = Command(
    verb: "quit", task: .program, summary: "Ends the program, as Ctrl-D does.",
    forms: [CommandForm(body: leave)], examples: ["quit"], isUndoable: false)
}

private func switchEcho(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  workbench.world.echoesSwift = match.text("STATE") == "on"
  return Reply("swift: \(workbench.world.echoesSwift ? "on" : "off")")
}

private func leave(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  var reply = Reply()
  reply.quits = true
  return reply
}
