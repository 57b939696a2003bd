import DiffableDataSource
import InMemoryFileSystem
import Testing

@testable import DiffplayKit
@testable import HostSystem
@testable import WorldModel

/// Work that is stopped leaves what was done before it, wherever it is stopped.
@Suite struct StoppingTests {
  /// A person who stops the work when it has posted so often.
  private struct Stopper: WorkRunner {
    /// Who waits for the work.
    final class Observer: WorkObserver, @unchecked Sendable {
      var isStopped = false
      func progressed(_ progress: Progress) {}
    }

    var posts: Int
    /// Whether the work is left alone instead of being asked to end.
    var abandons: Bool

    func run<Message: Sendable>(
      _ work: @escaping @Sendable (any WorkObserver, (Message) -> Void) -> Void,
      receive: (Message) -> Void
    ) -> Bool {
      let observer = Observer()
      var messages: [Message] = []
      withoutActuallyEscaping(receive) { _ in
        work(observer) { message in
          messages.append(message)
          if messages.count == posts, !abandons { observer.isStopped = true }
        }
      }
      for message in abandons ? Array(messages.prefix(posts)) : messages { receive(message) }
      return !abandons
    }
  }

  private static let entry = "append a; append b; append c; append d"

  @Test(arguments: 0...3, [true, false])
  func whatWasDoneStays(_ done: Int, abandons: Bool) throws {
    guard done > 0 || abandons else { return }
    let files = InMemoryFileSystem([:])
    let playground = Playground.after("record r", "append sections main", files: files)
    var lines: [String] = []
    let repl = REPL(
      playground: playground, mode: .init(), write: { text, _ in lines.append(text) },
      writeError: { lines.append($0) })
    repl.runner = Stopper(posts: done, abandons: abandons)
    _ = repl.run(Self.entry, file: "-", line: 1)
    let items = ["a", "b", "c", "d"].prefix(done)
    #expect(repl.playground.workbench.world.snapshot.itemIdentifiers.map(\.name) == Array(items))
    #expect(lines.count == done + 1)
    let kept = done == 0 ? "nothing has changed" : "what was done before it stays"
    #expect(lines.last == "interrupted: \(kept)")
    let recorded = try files.text(of: "r").split(separator: "\n").filter { $0.hasPrefix("> ") }
    #expect(recorded == ["> append sections main"] + items.map { "> append \($0)" })
  }

  @Test func workThatEndsIsAsWithoutARunner() throws {
    let files = InMemoryFileSystem([:])
    let playground = Playground.after("record r", "append sections main", files: files)
    var lines: [String] = []
    let repl = REPL(
      playground: playground, mode: .init(), write: { text, _ in lines.append(text) },
      writeError: { lines.append($0) })
    repl.runner = Stopper(posts: 99, abandons: false)
    #expect(repl.run("append a; move a before a; append b", file: "-", line: 1) == .failed)
    #expect(lines.count == 2)
    #expect(try files.text(of: "r").contains("> append a; move a before a; append b\n"))
  }
}
