import Foundation

/// What one who observes is delivered on the main thread, in the order in which it comes, until that is
/// over.
///
/// It comes on any thread, and so may the end.
final class MainDeliveries: @unchecked Sendable {
  private let lock = NSLock()
  private let isAlwaysLater: Bool
  private var isOver = false
  /// How many deliveries wait for a later turn.
  private var waiting = 0

  init(by scheduler: MainScheduler) { isAlwaysLater = scheduler === MainScheduler.asyncInstance }

  /// Calls `body` on the main thread: now, if that is this one and nothing waits that came before, or in
  /// a later turn.
  func deliver(_ body: @escaping () -> Void) {
    let isLater = lock.withLock {
      let isLater = isAlwaysLater || waiting > 0 || !Thread.isMainThread
      if isLater { waiting += 1 }
      return isLater
    }
    guard isLater else { return callUnlessOver(body) }
    MainQueue.later {
      self.callUnlessOver(body)
      self.lock.withLock { self.waiting -= 1 }
    }
  }

  private func callUnlessOver(_ body: () -> Void) {
    if !lock.withLock({ isOver }) { body() }
  }

  /// Has nothing be delivered any more.
  func end() { lock.withLock { isOver = true } }
}
