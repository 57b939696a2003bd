/// Who waits for a command that takes long: is told how far the work is, and may stop it.
public protocol WorkObserver: Sendable {
  /// Whether the work is to end soon and change nothing.
  var isStopped: Bool { get }
  /// Hears how far the work is; as often as is convenient, and from any thread.
  func progressed(_ progress: Progress)
}

/// How far a piece of work is: `replaying: 3 of 40`.
public struct Progress: Hashable, Sendable {
  /// What is being done, as a participle: `replaying`.
  public var task: Message
  /// How many things are done.
  public var done: Int
  /// How many there are to do.
  public var total: Int

  /// `done` things of `total`.
  public init(_ task: Message, done: Int, of total: Int) {
    (self.task, self.done, self.total) = (task, done, total)
  }
}

/// Nobody waits: nothing is told and nothing stops.
public struct UnobservedWork: WorkObserver {
  /// The same for all work.
  public init() {}

  /// Never.
  public var isStopped: Bool { false }
  /// Tells nobody.
  public func progressed(_ progress: Progress) {}
}

extension WorkObserver {
  /// Tells how far the work is, and refuses to go on where it was stopped.
  func advance(_ task: Message, done: Int, of total: Int) throws(CommandError) {
    if isStopped { throw CommandError("interrupted", kind: .interrupted) }
    progressed(Progress(task, done: done, of: total))
  }
}
