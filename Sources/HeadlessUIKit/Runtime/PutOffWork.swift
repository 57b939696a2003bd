public import Foundation
import Synchronization

/// Work that imported code puts off for a moment, as it does to show how data would come from a network.
///
/// Nobody waits for a program that is asked once: what is put off for no more than `longest` seconds
/// comes ten times as soon, in the order in which it would, and is counted until it is done. What is done
/// again and again, and what controllers put off, comes as ever.
public enum PutOffWork {
  private static let haste = 10
  private static let longest = 5.0
  private static let count = Mutex(0)

  /// How much is put off that comes soon and is not done.
  package static var pending: Int { count.withLock { $0 } }

  private static func begin() { count.withLock { $0 += 1 } }
  private static func end() { count.withLock { $0 -= 1 } }

  /// Does work at a time, or sooner.
  public static func run(
    at deadline: DispatchTime, on queue: DispatchQueue, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let sooner = sooner(deadline) else {
      return queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }
    begin()
    queue.asyncAfter(deadline: sooner, qos: qos, flags: flags) {
      work()
      end()
    }
  }

  /// The same of work that may be called off, which nothing tells: it is not counted.
  public static func run(
    at deadline: DispatchTime, on queue: DispatchQueue, _ item: DispatchWorkItem
  ) {
    queue.asyncAfter(deadline: sooner(deadline) ?? deadline, execute: item)
  }

  /// Lets a task sleep, or no longer than a tenth of that.
  ///
  /// - Throws: `CancellationError` where the task is called off meanwhile.
  public static func sleep(nanoseconds: UInt64) async throws {
    guard Double(nanoseconds) <= longest * 1e9 else {
      return try await Task.sleep(nanoseconds: nanoseconds)
    }
    begin()
    defer { end() }
    try await Task.sleep(nanoseconds: nanoseconds / UInt64(haste))
  }

  /// The same on a clock.
  ///
  /// - Throws: What the clock throws where the task is called off meanwhile.
  public static func sleep<Time: Clock>(
    for duration: Time.Duration, tolerance: Time.Duration?, clock: Time
  ) async throws {
    guard let known = duration as? Duration, known <= .seconds(longest) else {
      return try await Task.sleep(for: duration, tolerance: tolerance, clock: clock)
    }
    begin()
    defer { end() }
    try await Task.sleep(for: duration / haste, tolerance: tolerance, clock: clock)
  }

  /// Does work when it is to be done, as what puts itself off again.
  public static func runRepeatedly(
    at deadline: DispatchTime, on queue: DispatchQueue, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, _ work: @escaping @Sendable @convention(block) () -> Void
  ) { queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work) }

  /// Lets a task sleep that does so again and again.
  ///
  /// - Throws: `CancellationError` where the task is called off meanwhile.
  public static func sleepRepeatedly(nanoseconds: UInt64) async throws {
    try await Task.sleep(nanoseconds: nanoseconds)
  }

  /// The same on a clock.
  ///
  /// - Throws: What the clock throws where the task is called off meanwhile.
  public static func sleepRepeatedly<Time: Clock>(
    for duration: Time.Duration, tolerance: Time.Duration?, clock: Time
  ) async throws { try await Task.sleep(for: duration, tolerance: tolerance, clock: clock) }

  /// A tenth of the way to a time; nil for what is too far away, or now.
  private static func sooner(_ deadline: DispatchTime) -> DispatchTime? {
    let now = DispatchTime.now()
    guard deadline > now, deadline != .distantFuture else { return nil }
    let rest = deadline.uptimeNanoseconds - now.uptimeNanoseconds
    guard Double(rest) <= longest * 1e9 else { return nil }
    return now + .nanoseconds(Int(rest) / haste)
  }
}
