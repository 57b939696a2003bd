/// A walk through the failures of a replay, one by one.
///
/// The walk only knows where it stands. Its owner shows what is asked, writes what is accepted, and
/// replays a file that changed.
package struct SessionReview: Hashable, Sendable {
  /// What a person answers.
  package enum Answer: Hashable, Sendable, CaseIterable {
    /// What was printed becomes what is expected.
    case accept
    /// The file stays as it is.
    case keep
    /// The file is opened in an editor, and the question asked again.
    case edit
    /// This and everything behind it in the file is accepted.
    case acceptFile
    /// This and everything behind it in all files is accepted.
    case acceptAll
    /// The walk ends; what was accepted stays accepted.
    case quit
    /// The answers are explained.
    case help
  }

  /// One failure to decide about.
  package struct Question: Hashable, Sendable {
    /// The session it is part of.
    package var session: ReplayedSession
    /// The index of the step that differs; nil when the session fails as a whole.
    package var step: Int?

    /// Whether there is an output to accept.
    package var canBeAccepted: Bool { step != nil }

    /// The steps that an answer accepts: this one, or all from it to the end of the file.
    package func accepted(toEnd: Bool) -> Range<Int> {
      guard let step else { return 0..<0 }
      return step..<(toEnd ? session.steps.count : step + 1)
    }
  }

  /// The sessions as they were replayed last.
  package private(set) var sessions: [ReplayedSession]
  /// How many differences were accepted.
  package private(set) var accepted = 0
  /// How many failures were left as they are.
  package private(set) var kept = 0
  /// Where the walk stands: a session, and the first of its steps that was not looked at.
  private var session = 0
  private var step = 0

  /// The walk through `sessions` from the first failure on.
  package init(_ sessions: [ReplayedSession]) {
    self.sessions = sessions
    settle()
  }

  /// What is to be decided now; nil at the end.
  package var question: Question? {
    guard session < sessions.count else { return nil }
    let current = sessions[session]
    return Question(session: current, step: current.verdict == .differs ? step : nil)
  }

  /// How many questions are left, this one included.
  package var remaining: Int {
    sessions[session...].enumerated().reduce(0) { count, element in
      let first = element.offset == 0 ? step : 0
      return count + Self.questions(in: element.element, from: first).count
    }
  }

  /// Goes on to the next question; the file stays as it is.
  package mutating func keep() {
    kept += 1
    step += 1
    settle()
  }

  /// Goes on behind the accepted part of the session, which was written and is replayed anew.
  package mutating func accept(toEnd: Bool = false, replayed: ReplayedSession) {
    accepted += toEnd ? Self.questions(in: sessions[session], from: step).count : 1
    sessions[session] = replayed
    step = toEnd ? replayed.steps.count : step + 1
    settle()
  }

  /// Asks again, of a session that was edited and is replayed anew.
  package mutating func edit(replayed: ReplayedSession) {
    sessions[session] = replayed
    if replayed.verdict != .differs { step = 0 }
    settle()
  }

  /// Moves on to the next thing to ask about.
  private mutating func settle() {
    while session < sessions.count {
      if let next = Self.questions(in: sessions[session], from: step).first {
        step = next
        return
      }
      session += 1
      step = 0
    }
  }

  /// The steps to ask about, by index; a session that fails as a whole counts as its step 0.
  private static func questions(in session: ReplayedSession, from step: Int) -> [Int] {
    guard session.verdict == .differs else { return session.isFailure && step == 0 ? [0] : [] }
    return session.steps.indices.filter { $0 >= step && session.steps[$0].difference != nil }
  }
}
