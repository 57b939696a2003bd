import Wording
import WorldModel

extension DoctorRule {
  /// A view that is updated by hand crashes at the first update after its model went ahead.
  static let outOfStep = DoctorRule(
    id: "out-of-step", severity: .warning,
    summary: "A view by hand whose model has gone ahead of it.",
    reason: """
      Such a view keeps the counts it was told. An update that does not account for the difference \
      ends the app, and none at all shows what is no longer there.
      """,
    page: "batch-updates"
  ) { examination in
    guard let handmade = examination.world?.handmade, !handmade.isInStep,
      let shown = handmade.shown
    else { return [] }
    let model = handmade.model.map(\.count)
    let message: Message =
      model == shown.map(\.count)
      ? "the view and the model both have \("\(model)"), but not the same items in the same order"
      : "the view shows \("\(shown.map(\.count))"), and the model has \("\(model)")"
    return [Complaint(message: message, mend: "tell the view with `batch`, or `view reload`")]
  }
}
