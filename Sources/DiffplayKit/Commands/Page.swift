import CommandLanguage
import Wording

extension Command {
  static let page = Command(
    verb: "page", task: .program,
    summary: "Opens a page in the browser that follows everything typed, and can be played with.",
    discussion: [
      "Every act on the page is a command, shown here as if it had been typed: a click on a view"
        + " asks `why frame`, a drag is `reorder`, the wheel `scroll`, the corner of the device"
        + " `container`.",
      "Only browsers of this machine that know the address can see it. It ends with the prompt.",
    ],
    forms: [
      CommandForm("off", asks: true, body: closePage), CommandForm(asks: true, body: openPage),
    ],
    examples: ["page", "page off"], related: ["draw", "export"], isUndoable: false,
    standsAlone: true, isRecorded: false)
}

private func openPage(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  try asking(.open, workbench)
}

private func closePage(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  try asking(.close, workbench)
}

/// The loop does what is asked, where there is somebody to see it.
private func asking(
  _ request: PageRequest, _ workbench: Workbench
) throws(CommandError) -> Reply {
  guard workbench.canShowPage else {
    throw CommandError(
      "`page` needs a person at a terminal",
      fix: "`export html FILE` writes the session as a page of its own")
  }
  var reply = Reply()
  reply.page = request
  return reply
}
