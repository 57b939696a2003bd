import CommandLanguage
import HostSystem
import PictureFiles
import TextWidth
import Wording
import WorldModel
import WorldWording

extension Command {
  static let page = Command(
    verb: "page", task: .program,
    summary: "Opens a page in the browser that follows everything typed, and can be played with.",
    discussion: [
      "Every act on the page is a command, shown here as if it had been typed: a click on a view"
        + " asks `why frame`, a drag is `reorder`, the wheel `scroll`, the corner of the device"
        + " `container`.",
      "Only browsers of this machine that know the address can see it. It ends with the prompt.",
      "`page --folder DIR` keeps the page as files instead, for a class: pupils read along wherever a"
        + " web server shows that folder, and can do nothing.",
    ],
    forms: [
      CommandForm("off", asks: true, body: closePage),
      CommandForm("--folder", .value(Parameter("DIR", .file)), asks: true, body: keepPage),
      CommandForm(asks: true, body: openPage),
    ],
    examples: ["page", "page --folder class", "page off"], related: ["draw", "export"],
    isUndoable: false,
    standsAlone: true, isRecorded: false)
}

private func openPage(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  try asking(.open, workbench)
}

private func closePage(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  if workbench.pageFolder != nil {
    workbench.pageFolder = nil
    return Reply("page: its files are kept no more")
  }
  return try asking(.close, workbench)
}

private func keepPage(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  guard let folder = match.token("DIR") else { return Reply() }
  guard workbench.fileSystem.isFolder(folder.text) == true else {
    throw CommandError(
      "there is no folder \(Identifier.quote(folder.text))", at: folder.range,
      fix: "make it first, where a web server shows it", kind: .unreadableFile)
  }
  guard workbench.settings.writesFiles else { return Reply("page: \(folder.text.singleLine)") }
  do throws(FileError) {
    for file in LivePage(in: workbench.settings.language, isReadOnly: true).files {
      try workbench.fileSystem.write(file.text, to: "\(folder.text)/\(file.name)")
    }
  } catch {
    throw CommandError(error, at: folder)
  }
  workbench.pageFolder = folder.text
  var reply = Reply("page: \(folder.text.singleLine)/index.html, anew after each command")
  reply.page = .keep
  return reply
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
