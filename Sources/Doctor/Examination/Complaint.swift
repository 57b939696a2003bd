import Wording

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
  var severity: FindingSeverity?
  /// The page, where it depends.
  var page: String?
}
