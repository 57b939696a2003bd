import CompositionalLayout
import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// Where one element is; transforms are missing.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  public internal(set) var representedElementKind: String?

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

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
}

extension UICollectionViewLayoutAttributes: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = type(of: self).init()
      copy.indexPath = indexPath
      copy.frame = frame
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      return copy
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes of what is shown.
  convenience init(_ element: DisplayedElement) {
    self.init()
    indexPath = IndexPath(element.place.path)
    frame = CGRect(element.frame)
    zIndex = element.zIndex
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

  /// The engine's value of the attributes.
  var element: DisplayedElement {
    let path = ItemPath(indexPath)
    let kind = representedElementKind ?? ""
    let place: ViewPlace =
      switch representedElementCategory {
      case .cell: .cell(path)
      case .supplementaryView: .supplementary(kind: kind, path)
      case .decorationView: .decoration(kind: kind, path)
      }
    return DisplayedElement(place: place, frame: Rect(frame), zIndex: zIndex)
  }
}
