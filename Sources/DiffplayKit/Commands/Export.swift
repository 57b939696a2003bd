import CommandLanguage
import HostSystem
import JSON
import PictureFiles
import PictureModel
import SwiftExport
import TextWidth
import Wording

extension Command {
  static let export = Command(
    verb: "export", task: .sessions,
    summary:
      "Writes the screen as a picture, its layout as a document, or the world as Swift code.",
    discussion: [
      "`export svg` draws the screen to scale, in light and dark colours: `--all` the whole"
        + " content, `--overlay` with sections, groups, insets, spacings and what is estimated,"
        + " `--animation` with the movement of the last apply. `export picture` gives what it is"
        + " drawn from as JSON, `export png` the same picture through a program that is installed.",
      "`export html` writes the session so far as a film, one page that needs nothing beside it: it is"
        + " played, stepped through and searched, and a click derives a frame.",
      "The Swift code is a view controller for iOS with its section and item types, its layouts,"
        + " its snapshot and its outlines; without FILE it is shown. `import` reads it back.",
    ],
    forms: [
      CommandForm("layout", .value(Parameter("FILE", .file)), body: exportLayout),
      CommandForm(
        "svg",
        .anyOrder([
          ["--all"], ["--overlay"], ["--animation"], [.value(Parameter("FILE", .file))],
        ]),
        body: exportSVG),
      CommandForm(
        "picture", .anyOrder([["--all"], ["--overlay"], [.value(Parameter("FILE", .file))]]),
        body: exportPicture),
      CommandForm(
        "png",
        .anyOrder([["--all"], ["--overlay"]]), .value(Parameter("FILE", .file)), body: exportPNG),
      CommandForm("html", .value(Parameter("FILE", .file)), body: exportHTML),
      CommandForm("swift", .optional([.value(Parameter("FILE", .file))]), body: exportSwift),
    ],
    examples: [
      "append sections main", "append a b", "apply", "export layout screen.json",
      "export svg screen.svg",
      "export swift",
    ],
    related: ["layout", "draw"], isUndoable: false)
}

private func exportLayout(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let document = workbench.layoutDocument()
  let text: String
  do {
    text = try JSONPrinter.pretty(JSONValueEncoder().encode(document)) + "\n"
  } catch {
    throw CommandError(
      "the layout cannot be written: \(String(describing: error))",
      at: match.token("FILE")?.range, kind: .unreadableFile)
  }
  return try workbench.export(text, to: match.token("FILE"))
}

private func exportSwift(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let printer = SwiftScreenPrinter(workbench.world) else {
    throw CommandError("there is no section to write", fix: "`append sections main` makes one")
  }
  guard let file = match.token("FILE") else { return Reply(printer.lines.map { StyledText($0) }) }
  return try workbench.export(printer.lines.joined(separator: "\n") + "\n", to: file)
}

private func exportSVG(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let picture = try workbench.picture(match)
  let motion = match.has("--animation") ? try workbench.lastMotion() : nil
  let text = SVGPicture(
    picture, motion: motion, title: workbench.pictureTitle(isMoving: motion != nil),
    in: workbench.settings.language
  ).text
  guard let file = match.token("FILE") else {
    return Reply(text.split(separator: "\n").map { StyledText(String($0)) })
  }
  return try workbench.export(text, to: file)
}

private func exportPNG(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let file = match.token("FILE") else {
    throw CommandError("FILE is missing", kind: .unfinishedCommand)
  }
  let drawing = SVGPicture(
    try workbench.picture(match), title: workbench.pictureTitle(isMoving: false),
    in: workbench.settings.language)
  return try workbench.writePNG(drawing.text, size: drawing.size, to: file)
}

private func exportHTML(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let count = Message(counting: workbench.shots.latest.count, "command")
  let language = workbench.settings.language
  let film = workbench.film(title: ("a session of \(count)" as Message).text(in: language))
  guard !film.steps.isEmpty else {
    throw CommandError(
      "nothing was entered yet", fix: "a film shows commands", kind: .nothingToExplain)
  }
  var reply = try workbench.export(
    FilmPage(film, in: language).html, to: match.token("FILE"))
  if film.omitted > 0 {
    let left = Message(counting: film.omitted, "command")
    reply.lines.append("the film begins after the first \(left)")
  }
  return reply
}

private func exportPicture(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let json = try workbench.picture(match).json(in: workbench.settings.language)
  let text = JSONPrinter.pretty(json)
  guard let file = match.token("FILE") else {
    var reply = Reply(text.split(separator: "\n").map { StyledText(String($0)) })
    reply.value = json
    return reply
  }
  return try workbench.export(text + "\n", to: file)
}

extension Workbench {
  /// Writes `text` to the file that was named, unless files are not written.
  fileprivate func export(_ text: String, to file: Token?) throws(CommandError) -> Reply {
    guard let file else { throw CommandError("FILE is missing", kind: .unfinishedCommand) }
    do {
      try fileSystem.write(text, to: file.text)
    } catch {
      throw CommandError(error, at: file)
    }
    return Reply("exported: \(file.text.singleLine)")
  }
}
