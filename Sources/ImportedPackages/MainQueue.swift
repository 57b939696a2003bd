import Foundation

/// The main queue, as a scheduler that Combine and RxSwift deliver on.
enum MainQueue {
  /// Whether Combine delivers on a scheduler in a later turn of the main thread.
  static func isMain(_ scheduler: Any) -> Bool {
    // The main queue is another object each time that it is asked for.
    if let queue = scheduler as? DispatchQueue { return queue.label == DispatchQueue.main.label }
    let scheduler = scheduler as AnyObject
    return scheduler === RunLoop.main || scheduler === OperationQueue.main
  }

  /// Calls `body` in a later turn, after what was put off before.
  static func later(_ body: @escaping () -> Void) {
    let delivery = Delivery(body: body)
    RunLoop.main.perform { delivery.body() }
  }

  /// What is delivered: all of it happens on the main thread.
  private struct Delivery: @unchecked Sendable { let body: () -> Void }
}
