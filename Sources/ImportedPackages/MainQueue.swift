import Foundation

/// The main queue, as a scheduler that Combine and RxSwift deliver on.
enum MainQueue {
  /// Whether Combine delivers on a scheduler in a later turn of the main thread.
  static func isMain(_ scheduler: Any) -> Bool {
    let scheduler = scheduler as AnyObject
    return scheduler === DispatchQueue.main || scheduler === RunLoop.main
      || scheduler === OperationQueue.main
  }

  /// Calls `body` in a later turn, after what was put off before.
  static func later(_ body: @escaping () -> Void) {
    let delivery = Delivery(body: body)
    RunLoop.main.perform { delivery.body() }
  }

  /// What is delivered: all of it happens on the main thread.
  private struct Delivery: @unchecked Sendable { let body: () -> Void }
}
