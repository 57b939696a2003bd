import CompositionalLayout
import Foundation
import HeadlessCollectionView

/// What the handlers of sections were told of, and how they changed it.
///
/// Changes are kept until the layout is solved again, also for what is scrolled out and in. A class,
/// since handlers may ask the layout while they are called.
@MainActor final class VisibleItems {
  private var items: [ViewPlace: VisibleItem] = [:]
  private var told: [Int: VisibleItemsInvalidation] = [:]

  /// Calls a section's handler, unless nothing changed since it was called last.
  ///
  /// Items of estimated sizes cannot be changed, which UIKit logs.
  func tell(
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
    _ invalidation: VisibleItemsInvalidation, section: Int, _ environment: LayoutEnvironment
  ) {
    let last = told.updateValue(invalidation, forKey: section)
    guard last != invalidation else { return }
    if let note = invalidation.note, last?.note == nil { log(note) }
    let visible = invalidation.items.map { item(DisplayedElement($0)) }
    handler(visible, CGPoint(invalidation.offset), environment)
    guard invalidation.note == nil else { return }
    for item in visible { items[item.solved.place] = item }
  }

  /// What handlers show otherwise than the layout has it, in the order of the screen.
  var changed: [SeenView] {
    items.values.compactMap(\.change).sorted { $0.place.screenOrder < $1.place.screenOrder }
  }

  /// The item that a handler is given, as it left it.
  private func item(_ element: DisplayedElement) -> VisibleItem {
    guard let known = items[element.place], known.solved == element else {
      return VisibleItem(element)
    }
    return known
  }

  /// The attributes of an element, moved, turned and faded as a handler did it.
  func attributes(of element: DisplayedElement) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(element)
    items[element.place]?.change(attributes)
    return attributes
  }
}

/// An element as its handler sees and changes it.
@MainActor final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// The element as the layout has it.
  let solved: DisplayedElement
  private let attributes: UICollectionViewLayoutAttributes

  init(_ solved: DisplayedElement) {
    self.solved = solved
    attributes = UICollectionViewLayoutAttributes(solved)
  }

  /// How far its middle was moved.
  private var shift: LayoutPoint {
    let before = solved.frame.center
    return LayoutPoint(x: center.x - before.x, y: center.y - before.y)
  }

  /// How it is seen; nil where that is as the layout has it.
  var change: SeenView? {
    let change = SeenView(
      place: solved.place, isHidden: isHidden, alpha: alpha, shift: shift,
      transform: Transform(transform3D), isOfHandler: true)
    let isSame =
      !isHidden && alpha == solved.alpha && change.shift == .zero
      && change.transform == solved.transform
    return isSame ? nil : change
  }

  /// Changes attributes of the same element, wherever its section is scrolled to.
  func change(_ other: UICollectionViewLayoutAttributes) {
    other.alpha = alpha
    other.zIndex = zIndex
    other.isHidden = isHidden
    other.transform3D = transform3D
    other.center.x += shift.x
    other.center.y += shift.y
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  /// The element kind, or nothing; what UIKit answers is not recorded.
  var name: String { representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}

extension LayoutRect {
  fileprivate var center: LayoutPoint {
    LayoutPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
