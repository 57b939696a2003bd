import CompositionalLayout
import HeadlessCollectionView
import HeadlessUIKit
import ImportRecords

extension ImportReport {
  /// Takes what the code shows otherwise than the layout has it.
  func takeChanges(of collectionView: UICollectionView, into record: inout ImportRecord) {
    let changes = collectionView.inspectedChanges(amongFirst: Self.measuredCells)
    if !changes.isEmpty { record.changedViews = changes.map(ImportedChange.init) }
  }
}

extension ImportedChange {
  fileprivate init(_ view: SeenView) {
    let path = view.place.path
    self.init(section: path.section, item: path.item)
    switch view.place {
    case .cell: break
    case .supplementary(let kind, _): self.kind = kind
    case .decoration(let kind, _): (self.kind, isBackground) = (kind, true)
    }
    if view.isHidden { isHidden = true }
    if view.alpha != 1 { alpha = view.alpha }
    if view.shift != .zero { shift = [view.shift.x, view.shift.y] }
    if view.transform != .identity { transform = view.transform.elements }
    if view.isOfHandler { isOfHandler = true }
  }
}
