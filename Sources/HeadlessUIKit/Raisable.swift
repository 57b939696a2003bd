import CompositionalLayout
import DiffableDataSource

/// A refusal of an engine that is raised as an exception.
protocol Raisable: Error {
  /// UIKit's text, or the engine's own where UIKit raises nothing.
  var raisedReason: String { get }
}

extension SnapshotError: Raisable {
  var raisedReason: String { uikitReason }
}

extension SectionSnapshotError: Raisable {
  var raisedReason: String { uikitReason ?? description }
}

extension DataSourceError: Raisable {
  var raisedReason: String { uikitReason ?? description }
}

extension LayoutError: Raisable {
  var raisedReason: String { uikitReason }
}
