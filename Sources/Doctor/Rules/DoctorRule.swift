package import Wording

/// One thing that surprises, and how it is seen.
package struct DoctorRule: Sendable {
  /// The name of the rule: lower-case words with hyphens.
  package let id: String
  /// How bad it is, unless a complaint says otherwise.
  package let severity: FindingSeverity
  /// What the rule looks for.
  package let summary: Message
  /// Why that surprises.
  package let reason: Message
  /// The page of `explain` about it.
  package let page: String
  /// What there is to complain of.
  let complaints: @Sendable (Examination) -> [Complaint]
}
