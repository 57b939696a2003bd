import CommandLanguage
import CompositionalLayout
import LayoutLanguage
import Wording

extension DoctorRule {
  /// A layout that UIKit refuses ends the app as soon as it is shown.
  static let refusedLayout = DoctorRule(
    id: "refused-layout", severity: .error, summary: "A layout that cannot be laid out.",
    reason: "UIKit raises an exception as soon as such a layout is shown.",
    page: "item-group-section"
  ) { examination in
    examination.refusals.compactMap { refusal in
      // A group without room for one item is told of with its numbers by a rule of its own.
      if case .cannotFitSingleItem = refusal { return nil }
      let told = CommandError(refusal, sections: examination.names)
      return Complaint(message: told.message, mend: told.fix ?? "change what it names")
    }
  }
}
