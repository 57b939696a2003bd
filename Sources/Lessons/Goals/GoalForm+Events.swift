import CommandLanguage
import Wording
import WorldModel
import WorldWording

extension GoalForm {
  /// What happened since the task began.
  static let otherGoals: [GoalForm] = [
    GoalForm(
      "error", [.value(Parameter("KIND_OF_ERROR", .text))],
      "Something of this kind was refused since the task began."
    ) { goal, situation in
      let kind = goal.match.text("KIND_OF_ERROR").flatMap(RefusalKind.init)
      let isReached = kind.map(situation.refusals.contains) ?? false
      return GoalState(
        "a refusal", wanted: "\(goal.match.text("KIND_OF_ERROR") ?? "")",
        present: isReached ? "provoked" : "not provoked yet", isReached: isReached)
    },
    GoalForm(
      "used", [.value(Parameter("VERB", .command))],
      "A command with this verb ran since the task began."
    ) { goal, situation in
      let verb = goal.match.text("VERB") ?? ""
      let isReached = situation.verbs.contains(verb)
      return GoalState(
        "use of `\(verb)`", wanted: "`\(verb)`", present: isReached ? "used" : "not used yet",
        isReached: isReached)
    },
    GoalForm(
      "predict",
      [
        .value(Parameter("KIND", .choice(Prediction.Claim.kinds))),
        .optional([.value(Parameter("OF", .newItem))]),
      ],
      "A prediction of this kind came true since the task began: of this item or section, if named."
    ) { goal, situation in
      let isReached = goal.isReached(by: situation.truePredictions)
      let wanted = [goal.match.text("KIND"), goal.match.names("OF").first?.quoted].compactMap(
        \.self)
      return GoalState(
        "prediction", wanted: "\(wanted.joined(separator: " "))",
        present: isReached ? "came true" : "none came true yet", isReached: isReached)
    },
  ]
}

extension Goal {
  /// Whether one of the predictions that came true is what a goal `predict` asks for.
  package func isReached(by predictions: Set<Prediction.Claim>) -> Bool {
    predictions.contains { claim in
      guard claim.kind == match.text("KIND") else { return false }
      guard let wanted = match.names("OF").first else { return true }
      return switch claim {
      case .operation(_, let names): names.contains(wanted)
      case .nothing: false
      case .frame(let name, _), .rest(let name, _): name == wanted
      }
    }
  }
}
