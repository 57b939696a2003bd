package import Wording

/// Something that will surprise.
package struct Finding: Sendable {
  /// The rule that found it.
  package let rule: DoctorRule
  /// How bad it is.
  package let severity: FindingSeverity
  /// What it is about.
  package let subject: FindingSubject
  /// One sentence, with the numbers.
  package let message: Message
  /// What mends it.
  package let mend: Message
  /// The same in Swift, one line each, where a rule knows it.
  package let swift: [String]
  /// The page of `explain`.
  package let page: String

  init(rule: DoctorRule, complaint: Complaint) {
    self.rule = rule
    severity = complaint.severity ?? rule.severity
    subject = complaint.subject
    message = complaint.message
    mend = complaint.mend
    swift = complaint.swift
    page = complaint.page ?? rule.page
  }

  /// Whether it is bad enough for a check to fail.
  package var isFailure: Bool { severity >= .warning }

  /// The finding as it is shown: what, where, and below it the mend and the page.
  package func lines(in language: Language) -> [StyledText] {
    let place = subject.name.isEmpty ? "" : "\(subject.name): "
    var lines = [
      severity.heading.told(in: language) + StyledText(" " + place)
        + message.styled(in: language) + StyledText(" [\(rule.id)]", .dim)
    ]
    let advice: Message = "\(mend); `explain \(page)` tells more"
    lines.append(StyledText("  ") + advice.styled(in: language))
    lines += swift.map { StyledText("      " + $0, .dim) }
    return lines
  }
}
