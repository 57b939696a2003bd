import CommandLanguage
import Wording

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
      "predict", [.value(Parameter("KIND", .choice(Prediction.Claim.kinds)))],
      "A prediction of this kind came true since the task began."
    ) { goal, situation in
      let kind = goal.match.text("KIND") ?? ""
      let isReached = situation.truePredictions.contains(kind)
      return GoalState(
        "prediction", wanted: "\(kind)",
        present: isReached ? "came true" : "none came true yet", isReached: isReached)
    },
  ]
}
