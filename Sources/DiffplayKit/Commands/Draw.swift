import CommandLanguage
import LayoutLanguage
import Pictures
import Wording
import WorldModel

extension Command {
  static let draw = Command(
    verb: "draw", task: .layout,
    summary: "Draws what the view shows now, in box-drawing characters.",
    discussion: [
      "Thin boxes are items, thick ones headers and footers, dashed ones backgrounds and badges."
        + " A dotted edge says that a box goes on outside the screen.",
      "At a terminal the picture is as high as the screen at most, unless COLUMNS says how wide it is.",
    ],
    forms: [CommandForm(.optional([.value(Parameter("COLUMNS", .integer))]), body: drawScreen)],
    examples: ["append sections main", "append a{1..6}", "apply", "layout main grid 3", "draw"],
    related: ["frames", "scroll", "container"], isUndoable: false)
}

private func drawScreen(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply
{
  var columns = min(FrameDrawing.usualColumns, workbench.settings.width)
  var rows = workbench.settings.screenRows
  if let token = match.token("COLUMNS"), let wanted = Int(token.text) {
    guard FrameDrawing.columnRange.contains(wanted) else {
      let range = FrameDrawing.columnRange
      throw CommandError(
        "a picture has \(range.lowerBound) to \(range.upperBound) columns", at: token.range,
        kind: .badValue)
    }
    columns = wanted
    rows = nil
  }
  let scene = try workbench.scene()
  let drawing = FrameDrawing(
    scene, contents: workbench.world.contents, showsContents: workbench.settings.showsContents)
  if workbench.settings.suitsScreenReader { return Reply(drawing.sentences + scene.notes) }
  let notes = scene.notes
  // Below the picture stand its caption, the notes and the next prompt.
  let picture = drawing.lines(columns: columns, rows: rows.map { $0 - notes.count - 2 })
  return Reply(picture + notes)
}
