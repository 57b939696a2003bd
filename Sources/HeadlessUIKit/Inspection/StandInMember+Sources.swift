import Foundation

// A data source that code gave what is not given, and that it reaches by that alone.
extension StandInMember {
  /// Has a data source apply a snapshot, if these are such.
  func show(_ snapshot: Any, by source: Any?) {
    guard Thread.isMainThread else { return }
    nonisolated(unsafe) let (snapshot, source) = (snapshot, source)
    MainActor.assumeIsolated {
      (source as? any SnapshotTakingDataSource)?.take(snapshot)
    }
  }

  /// The snapshot of a data source, where that is called for; nil for anything else.
  func called<Value>(on source: Any?) -> Value? {
    guard name == "snapshot", Thread.isMainThread else { return nil }
    nonisolated(unsafe) let source = source
    nonisolated(unsafe) var snapshot: Value?
    MainActor.assumeIsolated {
      snapshot = (source as? any SnapshotTakingDataSource)?.shown as? Value
    }
    return snapshot
  }
}

extension SnapshotTakingDataSource {
  fileprivate var shown: Any { snapshot() }

  fileprivate func take(_ snapshot: Any) {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    if let snapshot = snapshot as? Snapshot {
      apply(snapshot, animatingDifferences: false, completion: nil)
    }
  }
}
