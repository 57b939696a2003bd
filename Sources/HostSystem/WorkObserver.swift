package import Wording

/// Who waits for a command that takes long: is told how far the work is, and may stop it.
package protocol WorkObserver: Sendable {
  /// Whether the work is to end soon and change nothing.
  var isStopped: Bool { get }
  /// Hears how far the work is; as often as is convenient, and from any thread.
  func progressed(_ progress: Progress)
}

/// How far a piece of work is: `replaying: 3 of 40`.
package struct Progress: Hashable, Sendable {
  /// What is being done, as a participle: `replaying`.
  package var task: Message
  /// How many things are done.
  package var done: Int
  /// How many there are to do.
  package var total: Int

  /// `done` things of `total`.
  package init(_ task: Message, done: Int, of total: Int) {
    (self.task, self.done, self.total) = (task, done, total)
  }
}

/// Nobody waits: nothing is told and nothing stops.
package struct UnobservedWork: WorkObserver {
  /// The same for all work.
  package init() {}

  /// Never.
  package var isStopped: Bool { false }
  /// Tells nobody.
  package func progressed(_ progress: Progress) {}
}
