import UIKit

// Fourteen cells of stack views, controls and views that size themselves.

final class DrawerCellsController: UICollectionViewController {
  static let types: [UICollectionViewCell.Type] = [
    SettingCell.self, MemoCell.self, LoadingCell.self, WrappedTagsCell.self, InvoiceCell.self,
    StatsCell.self, SpreadCell.self, NarrowKoreanCell.self, HiddenSubtitleCell.self,
    MarginAttributesCell.self, ShadowCardCell.self, ShelfCell.self, CenteredTextCell.self,
    BadgeLabelCell.self,
  ]

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
      })
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for type in Self.types {
      collectionView.register(type, forCellWithReuseIdentifier: "\(type)")
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueReusableCell(
        withReuseIdentifier: "\(Self.types[item])", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(Self.types.indices), toSection: 0)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

class DrawerCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    configureUI()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configureUI() {}

  static func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    label.font = UIFont.systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  /// Holds a view to the content view's edges.
  func place(_ view: UIView, inset: CGFloat, side: CGFloat = 16) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let edges = [
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: side),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -side),
    ]
    for edge in edges { edge.isActive = true }
  }
}

final class SettingCell: DrawerCell {
  override func configureUI() {
    let texts = UIStackView(arrangedSubviews: [
      Self.label("Notifications"), Self.label("Sounds and badges", size: 13),
    ])
    texts.axis = .vertical
    texts.spacing = 2
    let toggle = UISwitch()
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [texts, toggle])
    row.alignment = .center
    row.spacing = 12
    place(row, inset: 10)
  }
}

final class MemoCell: DrawerCell {
  override func configureUI() {
    let memo = UITextView()
    memo.isScrollEnabled = false
    memo.font = .systemFont(ofSize: 15)
    memo.textContainerInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    memo.textContainer.lineFragmentPadding = 0
    memo.text = "milk\nbread"
    place(memo, inset: 6)
  }
}

final class LoadingCell: DrawerCell {
  override func configureUI() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    let row = UIStackView(arrangedSubviews: [spinner, Self.label("Loading", size: 15), progress])
    row.axis = .horizontal
    row.alignment = .center
    row.spacing = 8
    place(row, inset: 9)
  }
}

/// Puts boxes in rows as wide as it is, and is as high as they need.
final class TagRowsView: UIView {
  private var contentHeight: CGFloat = 0

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for tag in subviews {
      if x > 0, x + 100 > bounds.width {
        x = 0
        y += 38
      }
      tag.frame = CGRect(x: x, y: y, width: 100, height: 30)
      x += 108
    }
    if contentHeight != y + 30 {
      contentHeight = y + 30
      invalidateIntrinsicContentSize()
    }
  }
}

final class WrappedTagsCell: DrawerCell {
  private let tags = TagRowsView()

  override func configureUI() {
    for _ in 0..<7 { tags.addSubview(UIView()) }
    place(tags, inset: 12)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.frame = CGRect(x: 0, y: 0, width: targetSize.width, height: 200)
    contentView.layoutIfNeeded()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

final class InvoiceCell: DrawerCell {
  override func configureUI() {
    let title = Self.label("Consulting\nin November", lines: 0)
    let amount = Self.label("1,200")
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    amount.setContentHuggingPriority(.required, for: .horizontal)
    amount.setContentCompressionResistancePriority(.required, for: .horizontal)
    contentView.addSubview(title)
    contentView.addSubview(amount)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      amount.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      amount.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      amount.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }
}

final class StatsCell: DrawerCell {
  override func configureUI() {
    let columns = [("128", "posts"), ("9.5k", "followers"), ("310", "following")].map {
      number, name -> UIStackView in
      let column = UIStackView(arrangedSubviews: [
        Self.label(number, size: 24), Self.label(name, size: 11),
      ])
      column.axis = .vertical
      column.alignment = .center
      column.spacing = 2
      return column
    }
    let row = UIStackView(arrangedSubviews: columns)
    row.distribution = .fillEqually
    place(row, inset: 12)
  }
}

final class SpreadCell: DrawerCell {
  override func configureUI() {
    let column = UIStackView(arrangedSubviews: [Self.label("top"), Self.label("bottom")])
    column.axis = .vertical
    column.distribution = .equalSpacing
    place(column, inset: 0)
    let height = contentView.heightAnchor.constraint(equalToConstant: 120)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }
}

final class NarrowKoreanCell: DrawerCell {
  override func configureUI() {
    let label = Self.label("가나다 라마바 사아자", lines: 0)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }
}

final class HiddenSubtitleCell: DrawerCell {
  override func configureUI() {
    let (title, subtitle) = (Self.label("Title"), Self.label("Hidden", size: 15))
    contentView.addSubview(title)
    contentView.addSubview(subtitle)
    subtitle.isHidden = true
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }
}

final class MarginAttributesCell: DrawerCell {
  override func configureUI() {
    let label = Self.label("Margins")
    contentView.addSubview(label)
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.top, .topMargin), (.bottom, .bottomMargin), (.leading, .leadingMargin),
      (.trailing, .trailingMargin),
    ]
    for (own, outer) in pairs {
      contentView.addConstraint(
        NSLayoutConstraint(
          item: label, attribute: own, relatedBy: .equal, toItem: contentView, attribute: outer,
          multiplier: 1, constant: 0))
    }
  }
}

final class ShadowCardCell: DrawerCell {
  override func configureUI() {
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 6
    place(card, inset: 8)
    let stack = UIStackView(arrangedSubviews: [Self.label("Card"), Self.label("Text", size: 15)])
    stack.axis = .vertical
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 14, leading: 14, bottom: 14, trailing: 14)
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    NSLayoutConstraint.activate(
      [\UIView.topAnchor, \UIView.bottomAnchor].map {
        stack[keyPath: $0].constraint(equalTo: card[keyPath: $0])
      })
    NSLayoutConstraint.activate(
      [\UIView.leadingAnchor, \UIView.trailingAnchor].map {
        stack[keyPath: $0].constraint(equalTo: card[keyPath: $0])
      })
  }
}

final class ShelfCell: DrawerCell {
  override func configureUI() {
    let scroll = UIScrollView()
    scroll.showsHorizontalScrollIndicator = false
    place(scroll, inset: 5, side: 0)
    let row = UIStackView()
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    for _ in 0..<8 {
      let cover = UIView()
      cover.widthAnchor.constraint(equalToConstant: 64).isActive = true
      cover.heightAnchor.constraint(equalToConstant: 64).isActive = true
      row.addArrangedSubview(cover)
    }
    scroll.addSubview(row)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      row.heightAnchor.constraint(equalTo: frame.heightAnchor),
    ])
  }
}

final class CenteredTextCell: DrawerCell {
  override func configureUI() {
    let icon = UIView()
    let text = Self.label("one\ntwo", size: 15, lines: 0)
    for view in [icon, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
      view.topAnchor.constraint(
        greaterThanOrEqualTo: contentView.topAnchor, constant: 12
      ).isActive = true
      view.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -12
      ).isActive = true
    }
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    icon.heightAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
    icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
    text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12).isActive = true
    text.trailingAnchor.constraint(
      lessThanOrEqualTo: contentView.trailingAnchor, constant: -16
    ).isActive = true
  }
}

final class BadgeLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 10)
  }
}

final class BadgeLabelCell: DrawerCell {
  override func configureUI() {
    let badge = BadgeLabel()
    badge.text = "new"
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    contentView.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
    badge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
    contentView.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: 8).isActive = true
  }
}
