import CommandLanguage
import SwiftExport
import Wording
import WorldModel
import WorldWording

extension Command {
  static let model = Command(
    verb: "model", task: .view,
    summary:
      "Sets the arrays of a controller that keeps a view in step by hand.",
    discussion: [
      "Sections are separated by `|`: `model a b | c`. The first model is shown at once, as by the first layout;"
        + " a later one changes only the controller's side: tell the view with `batch`, or see them come apart."
    ],
    forms: [
      CommandForm(.list(Parameter("ITEM", .newItem)), body: setModel),
      CommandForm(asks: true, body: showView),
    ],
    examples: ["model FOO BAR BIF", "model FOO BIF", "view"], related: ["batch", "view"])

  static let view = Command(
    verb: "view", task: .view,
    summary: "Shows what that view has on screen, or makes it ask again.",
    forms: [
      CommandForm("reload", swift: "collectionView.reloadData()", body: reloadView),
      CommandForm(asks: true, body: showView),
    ],
    examples: ["model FOO BAR", "model FOO", "view", "view reload"], related: ["model", "batch"])
}

private func setModel(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  workbench.world.handmade.model = try match.modelSections()
  if workbench.world.handmade.shown == nil {
    workbench.world.handmade.shown = workbench.world.handmade.model
  }
  return Reply(workbench.world.handmade.lines).calling(.setModel)
}

private func showView(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  Reply(workbench.world.handmade.lines)
}

private func reloadView(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  workbench.world.handmade.shown = workbench.world.handmade.model
  return Reply(workbench.world.handmade.lines).calling(.reloadView)
}
