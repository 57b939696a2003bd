package import Wording

/// One thing that surprises, and how it is seen.
package struct DoctorRule: Sendable {
  /// How bad it is.
  package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Works, with a consequence that is easily overlooked.
    case note
    /// Hardly what was meant.
    case warning
    /// Ends the app, or shows nothing.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The name of the rule: lower-case words with hyphens.
  package let id: String
  /// How bad it is, unless a complaint says otherwise.
  package let severity: Severity
  /// What the rule looks for.
  package let summary: Message
  /// Why that surprises.
  package let reason: Message
  /// The page of `explain` about it.
  package let page: String
  /// What there is to complain of.
  let complaints: @Sendable (Examination) -> [Complaint]
}

/// What a rule has to say of one subject.
struct Complaint: Sendable {
  var subject = FindingSubject()
  /// One sentence, with the numbers.
  var message: Message
  /// What mends it.
  var mend: Message
  /// The same in Swift, where a rule knows it.
  var swift: [String] = []
  /// How bad it is, where it depends.
  var severity: DoctorRule.Severity?
  /// The page, where it depends.
  var page: String?
}
