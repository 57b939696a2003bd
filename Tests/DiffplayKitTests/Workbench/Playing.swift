import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import Sessions
@testable import Wording

extension Playground {
  /// A playground in which `entries` were run, all of them with success.
  static func after(
    _ entries: String..., files: InMemoryFileSystem = InMemoryFileSystem(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Playground {
    var playground = Playground(fileSystem: files)
    for entry in entries {
      for outcome in playground.run(entry) {
        if case .failure(let error) = outcome.result {
          Issue.record("\(entry): \(error.message)", sourceLocation: sourceLocation)
        }
      }
    }
    return playground
  }

  /// What a person reads after `entry`, line by line.
  mutating func text(_ entry: String) -> [String] {
    run(entry).flatMap { $0.lines(in: entry) }.map(\.plain)
  }

  /// The refusal of `entry`; nil when it succeeds.
  mutating func refusal(of entry: String) -> CommandError? {
    guard case .failure(let error)? = run(entry).last?.result else { return nil }
    return error
  }

  /// The JSON lines of `entry`.
  mutating func json(_ entry: String) -> [String] { run(entry).map { $0.json(line: $0.line) } }

  /// Everything that can be seen of the state, without changing it.
  ///
  /// A lesson counts attempts and speaks up after them; it stands beside the state.
  var visibleState: [String] {
    var copy = self
    copy.workbench.recorder = nil
    copy.workbench.lesson = nil
    let queries = [
      "show", "show applied", "diff", "layout", "frames", "draw", "view", "container",
      "layout main",
    ]
    return [
      "\(workbench.world)", "\(workbench.past)", "\(workbench.future)",
      "\(workbench.recorder?.path ?? "off")", "\(workbench.running)", "\(workbench.settings)",
    ] + queries.flatMap { copy.text($0) }
  }
}
