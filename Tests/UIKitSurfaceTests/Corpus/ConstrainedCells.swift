import UIKit

// Fourteen cells with baselines, guides, stacks, formats and constraints that change.

final class ConstrainedCellsController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>!
  private let cells: [UICollectionViewCell.Type] = [
    PriceLineCell.self, DetailLineCell.self, CappedPhotoCell.self, SpacerGuideCell.self,
    CustomSpacingCell.self, ChipsScrollCell.self, PaddedStackCell.self, WideMarginsCell.self,
    MirroredCell.self, ConflictingCell.self, ExpandableNoteCell.self, FormatCell.self,
    MarginFormatCell.self, OwnSizeCell.self,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for cell in cells {
      collectionView.register(cell, forCellWithReuseIdentifier: "\(cell)")
    }
    dataSource = .init(collectionView: collectionView) { [unowned self] view, path, index in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: "\(self.cells[index])", for: path)
      (cell as? ExpandableNoteCell)?.isExpanded = true
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["cells"])
    snapshot.appendItems(Array(0..<cells.count), toSection: "cells")
    dataSource.apply(snapshot)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }
}

class CodeCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
    setupConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupViews()
    setupConstraints()
  }

  func setupViews() {}
  func setupConstraints() {}

  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }
}

func label(_ text: String, _ size: CGFloat) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  return label
}

class PriceLineCell: CodeCell {
  let price = label("12,900", 28)
  let unit = label("원", 13)
  override func setupViews() { add(price, unit) }
  override func setupConstraints() {
    NSLayoutConstraint.activate([
      price.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      price.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      price.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      unit.leadingAnchor.constraint(
        equalToSystemSpacingAfter: price.trailingAnchor, multiplier: 1),
      unit.lastBaselineAnchor.constraint(equalTo: price.lastBaselineAnchor),
    ])
  }
}

class DetailLineCell: CodeCell {
  let title = label("Title", 17)
  let detail = label("detail", 13)
  override func setupViews() { add(title, detail) }
  override func setupConstraints() {
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      detail.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 22),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }
}

class CappedPhotoCell: CodeCell {
  let photo = UIImageView()
  override func setupViews() {
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    add(photo)
  }
  override func setupConstraints() {
    let ratio = photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 9 / 16)
    ratio.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      photo.heightAnchor.constraint(lessThanOrEqualToConstant: 180),
      ratio,
    ])
  }
}

class SpacerGuideCell: CodeCell {
  let title = label("between guides", 17)
  override func setupViews() { add(title) }
  override func setupConstraints() {
    let above = UILayoutGuide()
    let below = UILayoutGuide()
    contentView.addLayoutGuide(above)
    contentView.addLayoutGuide(below)
    NSLayoutConstraint.activate([
      above.topAnchor.constraint(equalTo: contentView.topAnchor),
      above.heightAnchor.constraint(equalToConstant: 14),
      above.heightAnchor.constraint(equalTo: below.heightAnchor),
      title.topAnchor.constraint(equalTo: above.bottomAnchor),
      title.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      below.topAnchor.constraint(equalTo: title.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

class CustomSpacingCell: CodeCell {
  lazy var stack: UIStackView = {
    let second = label("second", 15)
    let stack = UIStackView(arrangedSubviews: [label("first", 17), second, label("third", 13)])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(16, after: second)
    return stack
  }()
  override func setupViews() { add(stack) }
  override func setupConstraints() {
    stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12).isActive = true
    stack.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 12).isActive = true
    stack.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -12).isActive = true
    stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12).isActive = true
  }
}

class ChipsScrollCell: CodeCell {
  let scrollView = UIScrollView()
  let chips = UIStackView()
  override func setupViews() {
    scrollView.showsHorizontalScrollIndicator = false
    chips.spacing = 8
    for name in ["All", "New", "Sale"] {
      let button = UIButton(type: .custom)
      button.setTitle(name, for: .normal)
      button.heightAnchor.constraint(equalToConstant: 32).isActive = true
      chips.addArrangedSubview(button)
    }
    add(scrollView)
    chips.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(chips)
  }
  override func setupConstraints() {
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      scrollView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      chips.topAnchor.constraint(equalTo: content.topAnchor),
      chips.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      chips.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      chips.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      chips.heightAnchor.constraint(equalTo: frame.heightAnchor),
    ])
  }
}

class PaddedStackCell: CodeCell {
  let stack = UIStackView(arrangedSubviews: [label("Title", 17), label("Subtitle", 15)])
  override func setupViews() {
    stack.axis = .vertical
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 14, leading: 20, bottom: 14, trailing: 20)
    add(stack)
  }
  override func setupConstraints() {
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}

class WideMarginsCell: CodeCell {
  let title = label("in wide margins", 17)
  override func setupViews() {
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 24, bottom: 4, trailing: 24)
    add(title)
  }
  override func setupConstraints() {
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: guide.topAnchor),
      title.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}

class MirroredCell: CodeCell {
  let icon = UIView()
  let title = label("من اليمين", 17)
  override func setupViews() {
    contentView.semanticContentAttribute = .forceRightToLeft
    icon.backgroundColor = .systemTeal
    title.textAlignment = .natural
    add(icon, title)
  }
  override func setupConstraints() {
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      icon.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      icon.widthAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 1),
      icon.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
    ])
  }
}

class ConflictingCell: CodeCell {
  let box = UIView()
  override func setupViews() { add(box) }
  override func setupConstraints() {
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      box.heightAnchor.constraint(equalToConstant: 60),
      box.heightAnchor.constraint(equalToConstant: 90),
    ])
  }
}

class FormatCell: CodeCell {
  let title = label("Title", 17)
  let subtitle = label("Subtitle", 13)
  override func setupViews() { add(title, subtitle) }
  override func setupConstraints() {
    let views: [String: Any] = ["title": title, "subtitle": subtitle]
    let metrics = ["side": 16, "gap": 4]
    for format in ["H:|-side-[title]-side-|", "H:|-side-[subtitle]-(>=side)-|"] {
      contentView.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-12-[title]-gap-[subtitle]-12-|", options: .alignAllLeading,
        metrics: metrics, views: views))
  }
}

class MarginFormatCell: CodeCell {
  let icon = UIImageView()
  let title = label("standard room", 17)
  let line = UIView()
  override func setupViews() { add(icon, title, line) }
  override func setupConstraints() {
    let views: [String: UIView] = ["icon": icon, "title": title, "line": line]
    var all = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[icon(24)]-[title]-|", options: [.alignAllCenterY], metrics: nil,
      views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[title]-[line(==height@999)]-|", metrics: ["height": 2.5],
      views: views)
    all += NSLayoutConstraint.constraints(withVisualFormat: "|[line]|", views: views)
    NSLayoutConstraint.activate(all)
  }
}

class RulerView: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 41)
  }
}

class OwnSizeCell: CodeCell {
  let ruler = RulerView()
  override func setupViews() { add(ruler) }
  override func setupConstraints() {
    NSLayoutConstraint.activate([
      ruler.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8.3),
      ruler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ruler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ruler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    setNeedsLayout()
    layoutIfNeeded()
    let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    var frame = layoutAttributes.frame
    frame.size.height = ceil(size.height)
    layoutAttributes.frame = frame
    return layoutAttributes
  }
}

class ExpandableNoteCell: CodeCell {
  private let box = UIView()
  private var collapsed: NSLayoutConstraint!
  private var expanded: NSLayoutConstraint!
  var isExpanded = false {
    didSet {
      collapsed.isActive = !isExpanded
      expanded.isActive = isExpanded
    }
  }
  override func setupViews() { add(box) }
  override func setupConstraints() {
    collapsed = box.heightAnchor.constraint(equalToConstant: 30)
    expanded = box.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      collapsed,
    ])
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    isExpanded = false
  }
}
