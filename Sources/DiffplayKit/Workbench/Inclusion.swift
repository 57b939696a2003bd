import CommandLanguage
import Wording

/// Where a workbench stands among files that run each other, whatever brings one into another:
/// `source`, `run`, or `replay` in a session.
///
/// Files may name each other in a circle, or each the next one twice: both limits together make
/// every run end, on a stack of a known size.
struct Inclusion: Sendable {
  /// How deep files may run each other.
  static let deepest = 16

  /// How many files are around the command that runs.
  let depth: Int
  private let budget: CommandBudget

  /// No file: what is typed, or the commands of a file that nothing has included.
  init() { self.init(depth: 0, budget: CommandBudget()) }

  private init(depth: Int, budget: CommandBudget) {
    self.depth = depth
    self.budget = budget
  }

  /// The place inside a file that is named here, in the characters `range` of the entry.
  ///
  /// - Throws: `CommandError` where files are as deep in each other as they may be.
  func entering(at range: Range<Int>?) throws(CommandError) -> Inclusion {
    if depth >= Self.deepest { budget.fault = budget.fault ?? .depth }
    let inner = Inclusion(depth: depth + 1, budget: depth == 0 ? CommandBudget() : budget)
    // A file without commands costs something too.
    try inner.spend(at: range)
    return inner
  }

  /// Counts a command, if it is a file's.
  ///
  /// - Throws: `CommandError` where one command has run as many as it may, or files are too deep in
  ///   each other; from then on always, so that a replay, which goes on after a refusal, ends too.
  func spend(at range: Range<Int>?) throws(CommandError) {
    guard depth > 0 else { return }
    switch budget.spend() {
    case .depth?:
      throw CommandError(
        "files run each other deeper than \(Self.deepest)", at: range, kind: .fileRunsItself)
    case .count?:
      throw CommandError(
        "one command runs more than \(CommandBudget.most) commands of files", at: range,
        fix: "give the files one by one", kind: .fileRunsItself)
    case nil: break
    }
  }
}

/// The commands that one command may still run; all files in it share them.
private final class CommandBudget: @unchecked Sendable {
  /// What has gone beyond its limit.
  enum Fault {
    case depth, count
  }

  static let most = 100_000
  // One thread at a time runs a command, so nothing is locked.
  private var left = most
  var fault: Fault?

  /// Takes a command; answers why there is none to be had.
  func spend() -> Fault? {
    left -= 1
    if left < 0, fault == nil { fault = .count }
    return fault
  }
}
