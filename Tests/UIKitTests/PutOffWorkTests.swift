import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Work that imported code puts off comes sooner, in its order, and is counted.
@Suite(.serialized) struct PutOffWorkTests {
  /// What was done, in its order.
  private final class Done: Sendable {
    private let names = Mutex<[String]>([])
    var all: [String] { names.withLock { $0 } }
    func add(_ name: String) { names.withLock { $0.append(name) } }
  }

  @Test func workComesInItsOrder() async throws {
    let (done, queue) = (Done(), DispatchQueue(label: "put off"))
    for (name, seconds) in [("late", 3.0), ("soon", 1.0)] {
      PutOffWork.run(at: .now() + seconds, on: queue, .unspecified, []) {
        done.add(PutOffWork.pending > 0 ? name : "not counted")
      }
    }
    while PutOffWork.pending > 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(done.all == ["soon", "late"])
  }

  @Test func whatIsFarAwayIsNotWaitedFor() {
    let queue = DispatchQueue(label: "far away")
    PutOffWork.run(at: .now() + 60, on: queue, .unspecified, []) {}
    PutOffWork.run(at: .distantFuture, on: queue, .unspecified, []) {}
    PutOffWork.run(at: .distantFuture, on: queue, DispatchWorkItem {})
    #expect(PutOffWork.pending == 0)
  }

  @Test func tasksThatAreCalledOffAreNotCounted() async throws {
    let task = Task { try await PutOffWork.sleep(nanoseconds: 5_000_000_000) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(PutOffWork.pending == 0)
    let far = Task { try await PutOffWork.sleep(nanoseconds: .max) }
    far.cancel()
    await #expect(throws: CancellationError.self) { try await far.value }
  }

  @Test(arguments: [Duration.zero, .milliseconds(20), .seconds(-1)])
  func sleepsOnClocksEnd(duration: Duration) async throws {
    try await PutOffWork.sleep(for: duration, tolerance: nil, clock: ContinuousClock())
    #expect(PutOffWork.pending == 0)
  }
}
