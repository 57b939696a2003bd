/// UIKit's older layout, whose lines are custom groups of a compositional one.
let flowLayoutPrelude = #"""
  protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
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

  /// What a delegate that says nothing leaves to the layout.
  extension UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as! UICollectionViewFlowLayout).itemSize }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as! UICollectionViewFlowLayout).sectionInset }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as! UICollectionViewFlowLayout).minimumLineSpacing }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      (collectionViewLayout as! UICollectionViewFlowLayout).minimumInteritemSpacing
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as! UICollectionViewFlowLayout).headerReferenceSize }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as! UICollectionViewFlowLayout).footerReferenceSize }
  }

  class UICollectionViewFlowLayout: UICollectionViewLayout {
    var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    var estimatedItemSize = CGSize.zero
    var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    var scrollDirection = UICollectionView.ScrollDirection.vertical {
      didSet { invalidateLayout() }
    }
    var sectionHeadersPinToVisibleBounds = false
    var sectionFootersPinToVisibleBounds = false
    static let automaticSize = CGSize(width: 1.797693134862315e308, height: 0)

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var _compositional: UICollectionViewCompositionalLayout? {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = scrollDirection
      configuration.contentInsetsReference = .none
      prepare()
      return UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in self._section(index, environment) },
        configuration: configuration)
    }

    func _section(
      _ index: Int, _ environment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      guard let view = collectionView else { return nil }
      let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
      let insets =
        delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
      let isVertical = scrollDirection == .vertical
      let container = environment.container.contentSize
      var lines = _FlowLines(
        isVertical: isVertical,
        room: isVertical
          ? container.width - insets.left - insets.right
          : container.height - insets.top - insets.bottom,
        lineSpacing: delegate?.collectionView(
          view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing,
        itemSpacing: delegate?.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: index)
          ?? minimumInteritemSpacing)
      for item in 0..<view.numberOfItems(inSection: index) {
        let path = IndexPath(item: item, section: index)
        lines.sizes.append(
          delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize)
      }
      let frames = lines.frames()
      let room = max(lines.room, 1)
      let length = max((lines.length * 1_000_000).rounded() / 1_000_000, 1)
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(isVertical ? room : length),
          heightDimension: .absolute(isVertical ? length : room))
      ) { _ in
        // The group of a section without items is never laid out, but may not be empty.
        (frames.isEmpty ? [CGRect(x: 0, y: 0, width: 1, height: 1)] : frames)
          .map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      section.supplementariesFollowContentInsets = false
      section.boundarySupplementaryItems = _boundaryItems(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
          ?? headerReferenceSize,
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
          ?? footerReferenceSize)
      return section
    }

    func _boundaryItems(
      _ header: CGSize, _ footer: CGSize
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
      let isVertical = scrollDirection == .vertical
      var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
      for isHeader in [true, false] {
        let extent = isHeader ? (isVertical ? header.height : header.width)
          : (isVertical ? footer.height : footer.width)
        if extent <= 0 { continue }
        let item = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: isVertical ? .fractionalWidth(1) : .absolute(extent),
            heightDimension: isVertical ? .absolute(extent) : .fractionalHeight(1)),
          elementKind: isHeader
            ? "UICollectionElementKindSectionHeader" : "UICollectionElementKindSectionFooter",
          alignment: isHeader
            ? (isVertical ? .top : .leading) : (isVertical ? .bottom : .trailing))
        item.pinToVisibleBounds =
          isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        items.append(item)
      }
      return items
    }
  }

  /// The lines of a section: what a line leaves free is shared by the gaps between its items, but
  /// for the last line, whose gaps are those of the line before.
  struct _FlowLines {
    let isVertical: Bool
    let room: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    var sizes: [CGSize] = []
    var length: CGFloat = 0

    init(isVertical: Bool, room: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
      self.isVertical = isVertical
      self.room = room
      self.lineSpacing = lineSpacing
      self.itemSpacing = itemSpacing
    }

    func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    func end(of start: Int) -> Int {
      var end = start
      var used: CGFloat = 0
      while end < sizes.count {
        let next = along(sizes[end]) + (end > start ? itemSpacing : 0)
        if end > start, used + next > room + 0.001 { break }
        used += next
        end += 1
      }
      return end
    }

    mutating func frames() -> [CGRect] {
      var frames: [CGRect] = []
      var gap = itemSpacing
      var start = 0
      while start < sizes.count {
        let end = self.end(of: start)
        if start > 0 { length += lineSpacing }
        var used: CGFloat = 0
        var thickness: CGFloat = 0
        for index in start..<end {
          used += along(sizes[index])
          thickness = max(thickness, across(sizes[index]))
        }
        let count = CGFloat(end - start)
        let isFull =
          end < sizes.count
          || used + count * itemSpacing + along(sizes[end - 1]) > room + 0.001
        if isFull { gap = end - start > 1 ? (room - used) / (count - 1) : 0 }
        var position = end - start == 1 && isFull ? (room - used) / 2 : 0
        for index in start..<end {
          let size = sizes[index]
          let shift = length + (thickness - across(size)) / 2
          frames.append(
            CGRect(
              origin: isVertical
                ? CGPoint(x: position, y: shift) : CGPoint(x: shift, y: position), size: size))
          position += along(size) + gap
        }
        length += thickness
        start = end
      }
      return frames
    }
  }
  """#
