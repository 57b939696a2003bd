package import CommandLanguage
import Wording
package import WorldModel

/// What became of one statement of an entry.
package struct Outcome: Sendable {
  /// The statement as it was written.
  package var source: String
  /// The line of the entry it begins in, from 1.
  package var line: Int
  /// Where it begins in the entry, in UTF-8 bytes.
  var offset: Int
  /// The answer, or the refusal.
  package var result: Result<Reply, CommandError>
  /// The world afterwards.
  package var world: World
  /// The settings afterwards, which say how the answer is written.
  var settings: Workbench.Settings
  /// What the lesson says to it, while one is taken.
  package var lesson: LessonNotice?
  /// What the program has to add to the answer.
  var notes: [StyledText] = []

  /// Whether it is a refusal.
  package var isFailure: Bool { if case .failure = result { true } else { false } }

  /// Whether it is part of a session, and not about the recording or the program itself.
  package var isRecorded = true
}
