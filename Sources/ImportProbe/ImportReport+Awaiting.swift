import Foundation
import HeadlessUIKit
import ImportRecords

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Is told of each request that a session begins, and takes none.
private final class RequestNoting: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    AwaitedRequests.note(request.url)
    return false
  }
}

// Screens that show some of their sections' items and wait for a request for others.
extension ImportReport {
  /// Has the requests noted that sessions make from now on.
  func noteRequests() {
    AwaitedRequests.isWanted = true
    _ = URLProtocol.registerClass(RequestNoting.self)
  }

  /// Keeps what was asked for since the last call as what a screen waits for; the app's first screen may
  /// have been loaded before any appeared.
  func keepRequests(of controller: UIViewController? = nil) {
    if let controller = controller ?? appearing ?? firstScreen {
      awaited[ObjectIdentifier(controller), default: []].formUnion(AwaitedRequests.noted)
    }
    AwaitedRequests.begin()
  }

  /// The hosts that a screen waits for an answer of, as far as they are known; nil where it waits for
  /// none, or none of its sections is empty beside others.
  func awaitedHosts(of controller: UIViewController, in view: any ItemsView) -> [String]? {
    guard view.showsItems, view.itemCounts.contains(0) else { return nil }
    var hosts = awaited[ObjectIdentifier(controller)] ?? []
    if controller === appearing { hosts.formUnion(AwaitedRequests.noted) }
    return hosts.isEmpty ? nil : hosts.filter { !$0.isEmpty }.sorted()
  }
}
