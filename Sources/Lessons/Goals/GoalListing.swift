package import JSON
import TextWidth
package import Wording

/// Goals as a person reads them: which are reached, and what differs where one is not.
package struct GoalListing {
  private let states: [GoalState]
  private let suitsScreenReader: Bool

  package init(_ states: [GoalState], suitsScreenReader: Bool) {
    self.states = states
    self.suitsScreenReader = suitsScreenReader
  }

  /// A row for each goal.
  package func lines(in language: Language, width: Int) -> [StyledText] {
    states.flatMap { state -> [StyledText] in
      let (subject, wanted, present) = (
        state.subject.text(in: language), state.wanted.text(in: language),
        state.present.text(in: language)
      )
      let words: Message =
        state.isReached
        ? "\(subject): \(wanted)" : "\(subject): \(wanted) wanted, now \(present)"
      let mark: Message = state.isReached ? "reached:" : "not yet:"
      let lead = suitsScreenReader ? mark.text(in: language) : state.isReached ? "✓" : "✗"
      let lines = words.text(in: language).wrapped(toWidth: width - lead.displayWidth - 1)
      return lines.enumerated().map { index, line in
        guard index == 0 else { return StyledText("  " + line) }
        return StyledText(lead, state.isReached ? .added : .error) + StyledText(" " + line)
      }
    }
  }

  /// The goals as data.
  package var json: JSONValue {
    .array(
      states.map { state in
        [
          "subject": .string(state.subject.english), "wanted": .string(state.wanted.english),
          "present": .string(state.present.english), "isReached": .bool(state.isReached),
        ]
      })
  }
}
