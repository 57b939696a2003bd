import DiffableDataSource

#if os(Linux)
  public import Foundation
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// What applying a snapshot did: the operations on places, the cells that were asked for, and what is
/// then to be read on screen.
public struct ApplyReport: Hashable, Sendable {
  /// A line for each batch, as `performBatchUpdates` would be told it, and one for reconfiguring.
  ///
  /// Places of deletes, reloads and the sources of moves count before the update, the others after it.
  /// The batches are those of this library's own difference, on every system.
  public var operations: [String]
  /// The items for which the provider was asked for a cell, in order; nil on a Mac, where a data
  /// source does not tell.
  public var cellRequests: [IndexPath]?
  /// What the cells on screen say, from first to last, each as `0-2: Espresso`.
  public var texts: [String]
}

extension ApplyReport {
  /// The report as lines of a file.
  var text: String {
    var lines = operations.map { "operation  \($0)" }
    if operations.isEmpty { lines.append("operation  nothing") }
    if let cellRequests {
      let places = cellRequests.map(\.place)
      lines.append("requests   \(places.isEmpty ? "none" : places.joined(separator: ", "))")
    }
    lines += texts.map { "on screen  \($0.onOneLine)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines that are only in what was recorded or only in the report; nil where all are the same.
  func difference(from recorded: String) -> [String]? {
    func lines(_ text: String) -> [String] {
      text.split { $0.isNewline }.filter { line in
        !line.hasPrefix("#") && (cellRequests != nil || !line.hasPrefix("requests "))
      }
      .map(String.init)
    }
    let (before, after) = (lines(recorded), lines(text))
    if before == after { return nil }
    let difference = after.difference(from: before)
    return (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(_, let line, _): "  - \(line)"
      case .insert(_, let line, _): "  + \(line)"
      }
    }
  }
}

/// Applies a snapshot and reports what that did.
///
/// ```swift
/// let report = reportApplying(snapshot, to: source, in: view)
/// #expect(report.operations == ["move item [0, 2] → [0, 0]"])
/// #expect(report.cellRequests?.isEmpty != false)
/// ```
///
/// - Parameters:
///   - snapshot: What is to be shown.
///   - dataSource: The data source that shows it.
///   - view: The view that it is for, laid out before and after.
///   - animated: Whether differences are animated; without, they are the same operations here.
/// - Complexity: O(*n* log *n*) for *n* items, O(*n*) where little moves.
@MainActor public func reportApplying<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
  to dataSource: UICollectionViewDiffableDataSource<Section, Item>, in view: UICollectionView,
  animated: Bool = true
) -> ApplyReport {
  view.layoutIfNeeded()
  let before = Snapshot(dataSource.snapshot())
  #if os(Linux)
    _ = view.simulatedReport()
  #endif
  let difference = Snapshot(snapshot).difference(from: before)
  dataSource.apply(snapshot, animatingDifferences: animated)
  view.layoutIfNeeded()
  var operations = difference.batches.map { "\($0)" }
  let reconfigured = difference.reconfiguredItems.map { "\($0)" }
  if !reconfigured.isEmpty {
    operations.append("reconfigure \(reconfigured.joined(separator: ", "))")
  }
  var report = ApplyReport(operations: operations, cellRequests: nil, texts: [])
  #if os(Linux)
    let seen = view.simulatedReport()
    report.cellRequests = seen.requested + seen.reconfigured
  #endif
  report.texts = view.indexPathsForVisibleItems.sorted().compactMap { path in
    view.cellForItem(at: path).map { "\(path.place): \($0.shownText)" }
  }
  return report
}

/// Expects that applying a snapshot does what was recorded: the same operations, the same requests
/// for cells, the same texts on screen.
///
/// The record stands beside the test as that of a layout does, and is made in the same way. On a Mac
/// the line of requests is passed over.
///
/// - Parameters:
///   - snapshot: What is to be shown.
///   - dataSource: The data source that shows it.
///   - view: The view that it is for.
///   - animated: Whether differences are animated.
///   - name: What the record is called; without a name, as the test's function is.
///   - fileID: The file of the call, which failures name.
///   - filePath: The path of that file, beside which records are kept.
///   - line: The line of the call.
///   - column: The column of the call.
///   - function: The function of the call, after which a record without a name is called.
/// - Complexity: As for ``reportApplying(_:to:in:animated:)``.
@MainActor public func expectApply<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
  to dataSource: UICollectionViewDiffableDataSource<Section, Item>, in view: UICollectionView,
  animated: Bool = true, named name: String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let report = reportApplying(snapshot, to: dataSource, in: view, animated: animated)
  RecordedExpectation(name, function, place)
    .settle("what applying it does.", report.text, pictures: []) { recorded in
      report.difference(from: recorded).map { ["“\(name ?? function)” does something else:"] + $0 }
    }
}

extension Snapshot where SectionID: Sendable, ItemID: Sendable {
  /// The engine's form of UIKit's snapshot, marks included, made with UIKit's public calls.
  fileprivate init(_ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>) {
    self.init()
    // UIKit has refused before what the engine would refuse.
    try? appendSections(snapshot.sectionIdentifiers)
    for section in snapshot.sectionIdentifiers {
      _ = try? appendItems(snapshot.itemIdentifiers(inSection: section), toSection: section)
    }
    try? reloadSections(snapshot.reloadedSectionIdentifiers)
    try? reloadItems(snapshot.reloadedItemIdentifiers)
    try? reconfigureItems(snapshot.reconfiguredItemIdentifiers)
  }
}
