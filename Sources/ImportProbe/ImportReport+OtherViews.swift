import CompositionalLayout
import Foundation
import HeadlessUIKit
import ImportRecords

// Screens of several collection views: one is shown, and each of the others is a screen of its own.
extension ImportReport {
  /// Shows the collection views of a screen beside the one that is shown, as its constraints lay them
  /// out, each in a record of its own; tells of each.
  ///
  /// What shows one is announced, as it may end the program.
  func showOthers(
    than shown: any ItemsView, of definition: Int, _ controller: UIViewController
  ) -> (views: [ImportedView], records: [ImportRecord]) {
    let others = others(than: shown, in: controller.view)
    guard !others.isEmpty else { return ([], []) }
    // What is shown is as large as its container here.
    let own = shown.frame
    let frames = frames(of: others, in: controller.view)
    shown.frame = own
    var records: [ImportRecord] = []
    for (number, (view, frame)) in zip(others, frames).enumerated() {
      if let part = container(ofPart: frame) { partContainers[ObjectIdentifier(view)] = part }
      let name = Self.name(of: view, in: controller) ?? "collectionView\(number + 2)"
      tell(name) {
        records.append(record(of: view, called: name, of: definition, controller))
      }
    }
    let views = zip(others, frames).map { other, frame in
      ImportedView(
        items: other.itemCounts.reduce(0, +), x: frame.minX, y: frame.minY, width: frame.width,
        height: frame.height)
    }
    return (views, records)
  }

  private func others(than shown: any ItemsView, in screen: UIView) -> [UICollectionView] {
    screen.all(UICollectionView.self).filter { other in
      other !== shown && other.dataSource != nil && !other.isHidden
        && !other.isDescendant(of: shown)
    }
  }

  /// The view of a controller's that is shown first: of several collection views the largest, as the
  /// others are tabs and rows around it.
  func firstItemsView(of controller: UIViewController) -> (any ItemsView)? {
    let shown = controller.view.itemsView
    guard let first = shown, let size = partContainers[ObjectIdentifier(first)]?.size else {
      return shown
    }
    let others = others(than: first, in: controller.view)
    let frames = frames(of: others, in: controller.view)
    first.frame = container(of: first).frame
    let areas = frames.map { Double($0.width * $0.height) }
    guard let largest = areas.indices.max(by: { areas[$0] < areas[$1] }),
      areas[largest] > size.width * size.height
    else { return first }
    if let part = container(ofPart: frames[largest]) {
      partContainers[ObjectIdentifier(others[largest])] = part
    }
    layOut(others[largest])
    wait(for: others[largest])
    return others[largest]
  }

  /// What a further collection view of a screen shows.
  private func record(
    of view: UICollectionView, called name: String, of definition: Int,
    _ controller: UIViewController
  ) -> ImportRecord {
    other = name
    defer { other = nil }
    var record = ImportRecord(beginning: definition)
    record.view = name
    if untold.contains("\(definition):\(name).cells") { view.showsPlainViews = true }
    layOut(view)
    record.awaited = awaitedHosts(of: controller, in: view)
    record.placeholders = fill(view, of: definition, controller)
    if view.showsPlainViews { record.isPlain = true }
    take(view, of: definition, into: &record)
    return record
  }

  /// The property of a screen, or of a view that it holds, that a collection view is in.
  private static func name(of view: UICollectionView, in controller: UIViewController) -> String? {
    let fields = ObjectMemory.ownFields(of: controller)
    let views =
      [controller.viewIfLoaded].compactMap(\.self) + fields.compactMap { $0.object as? UIView }
    let found = (fields + views.flatMap(ObjectMemory.ownFields)).first { $0.object === view }
    return found?.name.split(separator: "_").last.map(String.init)
  }

  /// The frames of views on a screen, as its constraints lay them out beside the safe area.
  func frames(of views: [UICollectionView], in screen: UIView) -> [CGRect] {
    let own = screen.safeAreaInsets
    defer { screen.safeAreaInsets = own }
    screen.safeAreaInsets = container.coveredInsets
    screen.layoutIfNeeded()
    return views.map { $0.convert($0.bounds, to: screen) }
  }
}
