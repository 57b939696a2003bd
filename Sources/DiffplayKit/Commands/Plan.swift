import CommandLanguage
import DiffableDataSource
import LayoutLanguage
import Pictures
import Wording
import WorldModel

extension Command {
  static let plan = Command(
    verb: "plan", task: .apply,
    summary: "Shows what the last apply animates: where everything on screen starts and ends.",
    discussion: [
      "What is inserted fades in at its place, what is deleted fades out at its own, as UIKit does"
        + " unless the layout says otherwise. What stays in the data travels, also onto the screen"
        + " and off it; a reloaded cell fades out and another fades in.",
      "Frames are those on screen, scrolled and pinned. What is off screen before and after is not"
        + " part of it. Where an apply is not animated, or reloads the data, all is at its end at"
        + " once.",
    ],
    forms: [CommandForm(body: showPlan)],
    examples: [
      "append sections main", "append a b c", "apply", "move c before a; delete b; append d",
      "apply", "plan",
    ],
    related: ["apply", "frames", "cells"], isUndoable: false)
}

private func showPlan(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let animation: AppliedAnimation?
  do {
    animation = try AppliedAnimation(of: workbench.world)
  } catch {
    throw CommandError(error, sections: workbench.world.applied.sectionIdentifiers)
  }
  guard let animation else {
    throw CommandError(
      "there is no apply to plan", fix: "`apply` shows the working snapshot",
      kind: .nothingToExplain)
  }
  let listing = PlanListing(animation)
  let settings = workbench.settings
  let limit = settings.rows(usual: PlanListing.usualRows)
  var reply =
    settings.suitsScreenReader
    ? Reply(listing.sentences(limit: limit))
    : Reply(inEach: { listing.lines(fitting: settings.width, limit: limit, in: $0) })
  reply.value = listing.json
  reply.table = listing.table
  return reply
}
