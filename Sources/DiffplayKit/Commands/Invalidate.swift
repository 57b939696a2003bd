import CommandLanguage
import Wording

extension Command {
  static let invalidate = Command(
    verb: "invalidate", task: .layout,
    summary: "Invalidates the layout: section providers are asked again, all is solved anew.",
    discussion: [
      "An apply and a change of size do so by themselves. It is for a provider in Swift that reads"
        + " what has changed elsewhere: a variable, a setting. What cells have answered stays.",
      "Contents of cells are none of its business: `reconfigure` is.",
    ],
    forms: [CommandForm(body: invalidateLayout)],
    examples: [
      "append sections main", "append a b c", "apply", "layout main grid 2", "invalidate",
    ],
    related: ["layout", "measure", "reconfigure"])
}

private func invalidateLayout(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let answers = try workbench.askLayoutAnew()
  let layout = try workbench.changeScreen(forgettingMeasures: false) { _ in
    ["the layout is invalidated: every section is asked for and solved anew"]
  }
  guard !answers.isEmpty else { return layout }
  return Reply(layout.lines.prefix(1) + answers)
}
