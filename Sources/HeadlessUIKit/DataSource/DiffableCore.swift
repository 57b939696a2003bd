import DiffableDataSource
import Foundation

/// What the data sources of collection and table views have in common.
@MainActor
final class DiffableCore<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  typealias State = DataSourceState<SectionID, ItemID>
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

  private(set) weak var view: (any BatchUpdating)?
  var state = State()
  private var isApplying = false
  nonisolated private let sides = ApplySides()

  init(view: any BatchUpdating) { self.view = view }

  nonisolated func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    onMain(completion) { state throws(DataSourceError) in
      try state.apply(snapshot.base, animatingDifferences: animatingDifferences)
    }
  }

  nonisolated func applyUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)?) {
    onMain(completion) { state throws(DataSourceError) in
      try state.applySnapshotUsingReloadData(snapshot.base)
    }
  }

  /// Applies something, from a background queue later on the main one.
  nonisolated func onMain(
    _ completion: (() -> Void)?,
    _ change:
      @escaping @Sendable (
        inout State
      ) throws(DataSourceError) -> ApplyResult<SectionID, ItemID>
  ) {
    nonisolated(unsafe) let completion = completion
    if ApplySides.isOnMain {
      MainActor.assumeIsolated {
        let description = view?.description ?? "nil"
        guard sides.begin(view: description) else { return }
        update(change) { $0.show($1) }
        completion?()
      }
      return
    }
    guard sides.begin(view: "<...>") else { return }
    DispatchQueue.main.async {
      self.sides.endBackground()
      self.update(change) { $0.show($1) }
      completion?()
    }
  }

  /// Changes the state and brings the view up to date; a refusal changes nothing.
  func update<Change>(
    _ change: (inout State) throws(DataSourceError) -> Change,
    show: (any BatchUpdating, Change) -> Void
  ) {
    guard !isApplying else {
      raise(ProviderError.appliedWhileApplying.raisedReason)
      return
    }
    isApplying = true
    defer { isApplying = false }
    view?.commitCounts()
    raising { () throws(DataSourceError) in
      let change = try change(&state)
      if let view { show(view, change) }
    }
  }
}

/// Which queues a data source is applied to from: UIKit wants it to be always the same.
final class ApplySides: @unchecked Sendable {
  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main queue, which on Linux has any thread once a program
  /// waits for it.
  static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true
  }

  private let lock = NSLock()
  private var outstanding = 0
  private var usedMain = false
  private var usedBackground = false

  /// Takes in that something is applied from the current queue.
  ///
  /// - Returns: Whether it may go on: not on main while background applies are outstanding.
  func begin(view: String) -> Bool {
    let isMain = Self.isOnMain
    let (collides, mixes) = lock.withLock {
      if isMain, outstanding > 0 { return (true, false) }
      let mixes = isMain ? usedBackground && !usedMain : usedMain && !usedBackground
      if isMain { usedMain = true } else { usedBackground = true }
      if !isMain { outstanding += 1 }
      return (false, mixes)
    }
    let advice = """
      Please always submit updates either always on the main queue or always off the main queue \
      - view=\(view)
      """
    if collides {
      raise(
        "Deadlock detected: calling this method on the main queue with outstanding async updates "
          + "is not permitted and will deadlock. " + advice)
    }
    if mixes {
      log(
        "Warning: applying updates in a non-thread confined manner is dangerous and can lead to "
          + "deadlocks. " + advice)
    }
    return !collides
  }

  /// Takes in that the work of a background queue has reached the main one.
  func endBackground() { lock.withLock { outstanding -= 1 } }
}
