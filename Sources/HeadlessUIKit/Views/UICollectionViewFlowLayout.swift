public import Foundation

/// Tells a flow layout sizes and gaps that differ from its own.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// Apple's older layout: items in lines, which are filled and spread out.
///
/// Lines are as long as the view; what a line leaves free is shared by the gaps between its items,
/// but for the last line, whose gaps are those of the line before. Estimated sizes are not
/// measured.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  public static let automaticSize = CGSize(width: 1.797_693_134_862_315_7e308, height: 0)

  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { changed(from: oldValue, to: itemSize) }
  }
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(from: oldValue, to: minimumLineSpacing) }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(from: oldValue, to: minimumInteritemSpacing) }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(from: oldValue, to: sectionInset) } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(from: oldValue, to: sectionInsetReference) }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(from: oldValue, to: headerReferenceSize) }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(from: oldValue, to: footerReferenceSize) }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(from: oldValue, to: scrollDirection) }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(from: oldValue, to: sectionHeadersPinToVisibleBounds) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(from: oldValue, to: sectionFootersPinToVisibleBounds) }
  }
  private var lines = FlowLines()

  private func changed<Value: Equatable>(from old: Value, to new: Value) {
    if old != new { invalidateLayout() }
  }

  override var scrollsVertically: Bool { scrollDirection == .vertical }

  open override func prepare() {
    guard let view = collectionView else { return }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let outer = outerInsets(in: view)
    lines = FlowLines(width: width(of: view.bounds), isVertical: scrollsVertically)
    for section in 0..<view.numberOfSections {
      let spacing = (
        line: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing,
        item: delegate?.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing
      )
      lines.add(
        FlowLines.Section(
          sizes: (0..<view.numberOfItems(inSection: section)).map {
            delegate?.collectionView(
              view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section)) ?? itemSize
          },
          insets: (delegate?.collectionView(view, layout: self, insetForSectionAt: section)
            ?? sectionInset).adding(outer),
          lineSpacing: spacing.line, itemSpacing: spacing.item,
          header: delegate?.collectionView(
            view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize,
          footer: delegate?.collectionView(
            view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize))
    }
  }

  /// The room of a line between the insets of the content.
  private func width(of bounds: CGRect) -> CGFloat {
    let inner = bounds.inset(by: collectionView?.adjustedContentInset ?? .zero)
    return scrollsVertically ? inner.width : inner.height
  }

  /// What the insets of sections begin at, at the ends of lines.
  private func outerInsets(in view: UICollectionView) -> UIEdgeInsets {
    let insets: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    return scrollsVertically
      ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
      : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override var collectionViewContentSize: CGSize { lines.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, frames) in lines.items.enumerated() {
      for (item, frame) in frames.enumerated() where frame.intersects(rect) {
        let path = IndexPath(item: item, section: section)
        if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        guard let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          view.frame.intersects(rect)
        else { continue }
        found.append(view)
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard lines.items.indices.contains(indexPath.section),
      lines.items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = attributesClass.init()
    attributes.indexPath = indexPath
    attributes.frame = lines.items[indexPath.section][indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let frames = isHeader ? lines.headers : lines.footers
    guard frames.indices.contains(indexPath.section), var frame = frames[indexPath.section] else {
      return nil
    }
    let attributes = attributesClass.init()
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      let view = collectionView
    {
      let visible = view.bounds.inset(by: view.adjustedContentInset)
      frame = lines.pinned(frame, ofHeader: isHeader, section: indexPath.section, in: visible)
      attributes.zIndex = 10
    }
    attributes.indexPath = indexPath
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = elementKind
    attributes.frame = frame
    return attributes
  }

  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let new = width(of: newBounds)
    return new != lines.width || new != width(of: view.bounds)
  }
}

/// What is out of date in a flow layout, which is prepared anew whatever it says.
@MainActor @preconcurrency
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
