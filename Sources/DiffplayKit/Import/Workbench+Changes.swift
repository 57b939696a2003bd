import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import ImportRecords
import WorldModel

extension Workbench {
  /// Takes how the code of the screen that is shown shows views otherwise than the layout has them.
  mutating func takeChanges(of record: ImportRecord, in scene: Scene) {
    let changes = (record.changedViews ?? []).compactMap { scene.change($0) }
    world.screen.changedViews =
      changes.isEmpty ? nil : Dictionary(changes, uniquingKeysWith: { first, _ in first })
  }
}

extension Scene {
  /// What an imported change is about, and the change; nil for what the scene does not have.
  fileprivate func change(_ imported: ImportedChange) -> (Subject, ViewAppearance)? {
    guard sections.indices.contains(imported.section) else { return nil }
    let place = imported.viewPlace
    var change = ViewAppearance(imported)
    if imported.isOfHandler == true {
      guard let element = elementsOnScreen.first(where: { ViewPlace($0) == place }) else {
        return nil
      }
      change.place = self.place(of: element)
    }
    let subject = subject(at: place)
    switch place {
    case .cell(let path):
      guard snapshot.itemIdentifier(at: path) != nil else { return nil }
    case .supplementary(let kind, let path):
      let layout = screen.layout(of: sections[path.section]).section
      if !layout.boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) {
        change.item = snapshot.itemIdentifier(at: path)
      }
    case .decoration: break
    }
    return (subject, change)
  }
}

extension ImportedChange {
  fileprivate var viewPlace: ViewPlace {
    let path = ItemIndexPath(item: item, section: section)
    guard let kind else { return .cell(path) }
    return isBackground == true
      ? .decoration(kind: kind, path) : .supplementary(kind: kind, path)
  }
}

extension ViewAppearance {
  fileprivate init(_ imported: ImportedChange) {
    self.init()
    isHidden = imported.isHidden == true
    opacity = imported.alpha ?? 1
    if let shift = imported.shift, shift.count == 2 {
      self.shift = LayoutPoint(x: shift[0], y: shift[1])
    }
    transform = imported.transform.map(Transform.init) ?? .identity
  }
}
