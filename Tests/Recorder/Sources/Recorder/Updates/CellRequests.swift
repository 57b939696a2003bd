import UIKit

/// A first apply, what follows it, and the cells that are asked for meanwhile.
///
/// Snapshots are written as `A:x,y;B:z`: section `A` with two items, then `B` with one.
@MainActor final class CellRequests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  private let view: UICollectionView
  private var source: Source?
  private var requests: [String] = []
  private let window: UIWindow

  private init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window = shown(view)
    source = Source(collectionView: view) { [unowned self] view, path, item in
      requests.append("\(path.section).\(path.item)\(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// What a case asks: cells that were requested, in their order or as a sorted list.
  static func answer(_ recorded: RecordedCase) -> Value? {
    let first = recorded.value["setup"]["firstApply"]["snapshot"].text
    guard let operations = recorded.value["operations"].texts, let first else { return nil }
    let screen = CellRequests()
    defer { screen.window.isHidden = true }
    var snapshot = Self.snapshot(first)
    screen.source?.apply(snapshot, animatingDifferences: false)
    screen.view.layoutIfNeeded()
    screen.requests = []
    var exception = Value.null
    for operation in operations {
      let one = raised { screen.perform(operation, &snapshot) }
      if one != .null { exception = one }
    }
    return [
      "cellProviderCallsAsMultiset_section.item+identifier": Value(screen.requests.sorted()),
      "cellProviderCallsInOrder_section.item+identifier": Value(screen.requests),
      "sections": .list(
        (screen.source?.snapshot().sectionIdentifiers ?? []).map { section in
          [
            .text(section),
            Value(screen.source?.snapshot().itemIdentifiers(inSection: section) ?? []),
          ]
        }),
      "throws": exception,
    ]
  }

  private static func snapshot(_ text: String) -> Snapshot {
    var snapshot = Snapshot()
    for section in text.split(separator: ";") {
      let parts = section.split(separator: ":", omittingEmptySubsequences: false)
      snapshot.appendSections([String(parts[0])])
      snapshot.appendItems(parts.dropFirst().joined().split(separator: ",").map(String.init))
    }
    return snapshot
  }

  private func perform(_ operation: String, _ snapshot: inout Snapshot) {
    if operation.hasPrefix("build snapshot ") {
      snapshot = Self.snapshot(String(operation.dropFirst("build snapshot ".count)))
      return
    }
    let call = Call(operation)
    switch call.name {
    case "reloadItems(_:)": snapshot.reloadItems(call.list(0))
    case "reconfigureItems(_:)": snapshot.reconfigureItems(call.list(0))
    case "reloadSections(_:)": snapshot.reloadSections(call.list(0))
    case "apply(_:animatingDifferences:)":
      source?.apply(snapshot, animatingDifferences: call.flag(1))
    case "applySnapshotUsingReloadData(_:)": source?.applySnapshotUsingReloadData(snapshot)
    default: view.layoutIfNeeded()
    }
  }
}
