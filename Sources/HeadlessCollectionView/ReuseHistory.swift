/// What a view was asked for, one use after the other.
///
/// Copies share what they have in common, and of a long history only the end is kept, so that a
/// ledger can be kept for every moment.
struct ReuseHistory<Subject: Hashable & Sendable>: Sendable {
  /// How many uses are kept at least.
  static var kept: Int { 16 }

  /// One use, and those before it, back to the last multiple of `kept`.
  private final class Use: Sendable {
    let subject: Subject
    let before: Use?

    init(_ subject: Subject, after before: Use?) {
      self.subject = subject
      self.before = before
    }
  }

  /// How many uses there were.
  private(set) var count = 0
  private var newest: Use?
  private var older: Use?

  /// Adds a use at the end.
  mutating func append(_ subject: Subject) {
    if count % Self.kept == 0 { (older, newest) = (newest, nil) }
    newest = Use(subject, after: newest)
    count += 1
  }

  /// What the view was asked for last.
  var last: Subject? { newest?.subject }

  /// The uses that are kept, in order.
  var subjects: [Subject] {
    var subjects: [Subject] = []
    for end in [newest, older] {
      var next = end
      while let use = next {
        subjects.append(use.subject)
        next = use.before
      }
    }
    return subjects.reversed()
  }
}

extension ReuseHistory {
  /// The history of `count` uses that ended with `subjects`; `nil` when they cannot.
  init?(_ subjects: [Subject], count: Int) {
    guard !subjects.isEmpty, subjects.count <= 2 * Self.kept, count >= subjects.count else {
      return nil
    }
    self.count = count - subjects.count
    for subject in subjects { append(subject) }
  }
}

extension ReuseHistory: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.subjects == right.subjects
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(last)
  }
}
