import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// Where one element is.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform3D = CATransform3DIdentity
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  public internal(set) var representedElementKind: String?
  /// The axes along which the view is asked for its size.
  var estimatedAxes: Set<LayoutAxis> = [.vertical]
  /// The frame before it is transformed.
  private var box = CGRect.zero

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var frame: CGRect {
    get { box.transformedAroundCenter(transform) }
    set { box = newValue }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: box.size) }
    set { size = newValue.size }
  }

  open var size: CGSize {
    get { box.size }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        raise(
          "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions "
            + "\(summary) - {\(newValue.width), \(newValue.height)}")
        return
      }
      let center = center
      box.size = newValue
      self.center = center
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: box.midX, y: box.midY) }
    set {
      box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2)
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.box = box
    copy.estimatedAxes = estimatedAxes
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  /// Compares contents; a subclass with properties of its own adds them.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      type(of: self) == type(of: other) && element == other.element && isHidden == other.isHidden
    }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes of what is shown, and is to size itself along some axes.
  convenience init(_ element: DisplayedElement, estimated axes: Set<LayoutAxis>) {
    self.init(element)
    estimatedAxes = axes
  }

  /// The attributes of what is shown.
  convenience init(_ element: DisplayedElement) {
    self.init()
    indexPath = IndexPath(element.place.path)
    box = CGRect(element.frame)
    zIndex = element.zIndex
    alpha = element.alpha
    transform3D = CATransform3D(element.transform)
    switch element.place {
    case .cell: break
    case .supplementary(let kind, _):
      representedElementCategory = .supplementaryView
      representedElementKind = kind
    case .decoration(let kind, _):
      representedElementCategory = .decorationView
      representedElementKind = kind
    }
  }

  /// What UIKit's texts print of the attributes, in the form of a published report.
  private var summary: String {
    var text = "<UICollectionViewLayoutAttributes: 0x…> index path: "
    text += "(\(indexPath.map(String.init).joined(separator: "-"))); "
    if let kind = representedElementKind { text += "element kind: (\(kind)); " }
    let numbers = [box.minX, box.minY, box.width, box.height].map { String(format: "%g", $0) }
    text += "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]));"
    return alpha == 1 ? text : text + " alpha = \(String(format: "%g", alpha));"
  }

  /// The engine's value of the attributes.
  var element: DisplayedElement {
    let path = ItemIndexPath(indexPath)
    let kind = representedElementKind ?? ""
    let place: ViewPlace =
      switch representedElementCategory {
      case .cell: .cell(path)
      case .supplementaryView: .supplementary(kind: kind, path)
      case .decorationView: .decoration(kind: kind, path)
      }
    return DisplayedElement(
      place: place, frame: LayoutRect(box), zIndex: zIndex, alpha: alpha,
      transform: Transform(transform3D))
  }
}

/// Anything with a place that UIKit Dynamics could move.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
