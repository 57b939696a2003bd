import Foundation

/// The requests that code makes for what its screens show: none is answered here.
package enum AwaitedRequests {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var hosts: Set<String> = []
  nonisolated(unsafe) private static var isAskedForViews = false

  /// Whether somebody wants to know of them.
  nonisolated(unsafe) package static var isWanted = false

  /// Whether a view is made now, or a task goes on that it began: the pictures that it asks for are no
  /// items.
  private static let isOfView = TaskLocal(wrappedValue: false)

  /// What makes a view gives.
  static func ofView<View>(_ make: () -> View?) -> View? {
    guard isWanted else { return make() }
    lock.withLock { isAskedForViews = true }
    return isOfView.withValue(true, operation: make)
  }

  /// Begins a screen: what was asked for before is none of its items.
  package static func begin() {
    lock.withLock {
      hosts = []
      isAskedForViews = false
    }
  }

  /// Notes a request for what is at `url`, unless that is for a picture of a view's.
  ///
  /// Of what is asked for beside the main thread, nobody knows whether a view does once there are some.
  package static func note(_ url: URL?) {
    if let url, pictures.contains(url.pathExtension.lowercased()) { return }
    guard !isOfView.get() else { return }
    lock.withLock {
      guard Thread.isMainThread || !isAskedForViews else { return }
      hosts.insert(url?.host ?? "")
    }
  }

  /// What pictures' names end in.
  private static let pictures: Set = ["gif", "heic", "jpeg", "jpg", "png", "svg", "webp"]

  /// The hosts that were asked since a screen began; an empty name for those that nobody knows.
  package static var noted: Set<String> { lock.withLock { hosts } }
}
