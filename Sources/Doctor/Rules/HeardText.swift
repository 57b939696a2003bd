import ConsoleTexts
import Wording

extension DoctorRule {
  /// What the systems themselves said while an import ran: an apply in the provider, a registration
  /// made inside it, a header that nobody makes.
  static let heardText = DoctorRule(
    id: "console-text", severity: .warning,
    summary: "An exception or a warning that was heard.",
    reason: "What an import raised or logged, an app raises or logs too.", page: "apply"
  ) { examination in
    var known: Set<String> = []
    return examination.heard.flatMap { ConsoleText.findings(in: $0) }.compactMap { finding in
      guard let text = finding.text, known.insert(text.id).inserted else { return nil }
      return Complaint(
        message: finding.meaning, mend: finding.cause, swift: finding.mend,
        severity: text.kind == .exception ? .error : .warning, page: text.page)
    }
  }
}
