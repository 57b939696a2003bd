import UIKit

/// A collection view of 320 x 480 points with one row as high as its cell asks.
@MainActor struct CellScreen {
  let view: UICollectionView
  private let source: OneCell

  init(
    count: Int = 1, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ fill: @escaping (SizedCell) -> Void
  ) {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(1)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    source = OneCell(count: count, fill)
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  var cells: [SizedCell] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? SizedCell }
  }

  var frames: [CGRect] { cells.map(\.frame) }
  /// The frames of what the first cell holds.
  var inside: [CGRect] { cells.first?.contentView.subviews.map(\.frame) ?? [] }
  var height: CGFloat { frames.first?.height ?? 0 }

  private final class OneCell: NSObject, UICollectionViewDataSource {
    let count: Int
    let fill: (SizedCell) -> Void

    init(count: Int, _ fill: @escaping (SizedCell) -> Void) {
      self.count = count
      self.fill = fill
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? SizedCell {
        cell.place = indexPath.item
        fill(cell)
      }
      return cell
    }
  }
}

/// A cell that a test fills.
final class SizedCell: UICollectionViewCell {
  var place = 0
  /// What a class of its own would override.
  var preferred: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes)?
  var fitting: ((CGSize) -> CGSize)?
  var fits: ((CGSize) -> CGSize)?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fits?(size) ?? super.sizeThatFits(size)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    preferred?(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fitting?(targetSize)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }
}

/// A view whose content has a size.
final class ContentBox: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// Holds its edges to those of another view, or of a guide.
  func pin(
    to other: some LayoutAnchored, top: CGFloat? = 0, left: CGFloat? = 0, bottom: CGFloat? = 0,
    right: CGFloat? = 0
  ) {
    var constraints: [NSLayoutConstraint] = []
    if let top { constraints.append(topAnchor.constraint(equalTo: other.topAnchor, constant: top)) }
    if let left {
      constraints.append(leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: left))
    }
    if let bottom {
      constraints.append(bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -bottom))
    }
    if let right {
      constraints.append(trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -right))
    }
    NSLayoutConstraint.activate(constraints)
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, _ views: UIView...
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
  }
}
