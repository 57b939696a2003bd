import UIKit

// Fourteen cells, a header and a footer after habits of many tutorials.

final class HabitCellsController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>!
  private let types: [UICollectionViewCell.Type] = [
    PaddedLabelCell.self, ScreenWideCell.self, ListInsideCell.self, HeightConstraintCell.self,
    SpacerStackCell.self, ManualCell.self, BadgeRowCell.self, PriorityCell.self,
    ThumbnailCell.self, CompressedCell.self, GuideRowsCell.self, TwoFontsCell.self,
    MaxWidthCell.self, LeadingDotCell.self,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: Self.createLayout())
    view.addSubview(collectionView)
    for type in types {
      collectionView.register(type, forCellWithReuseIdentifier: "\(type)")
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [weak self] collectionView, indexPath, number in
      guard let self = self else { return nil }
      return collectionView.dequeueReusableCell(
        withReuseIdentifier: "\(self.types[number])", for: indexPath)
    }
    let header = UICollectionView.SupplementaryRegistration<HabitHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in view.title.text = "Habits" }
    let footer = UICollectionView.SupplementaryRegistration<HabitFooter>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in view.label.text = "one line\nand another" }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      if kind == UICollectionView.elementKindSectionHeader {
        return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      }
      return collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["habits"])
    snapshot.appendItems(Array(0..<types.count))
    dataSource.apply(snapshot)
  }

  static func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    let boundary = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: boundary, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top),
      .init(
        layoutSize: boundary, elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom),
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}

final class HabitHeader: UICollectionReusableView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.font = UIFont.preferredFont(forTextStyle: .title2)
    addSubview(title)
    title.pinToEdges(of: self, insets: .init(top: 10, left: 10, bottom: 10, right: 10))
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class HabitFooter: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 13)
    let stack = UIStackView(arrangedSubviews: [label])
    stack.layoutMargins = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError() }
}

class HabitCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError() }

  func setUp() {}

  func made(_ text: String, _ size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}

extension UIView {
  func pinToEdges(of other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ])
  }
}

extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

final class RectPaddedLabel: UILabel {
  var padding = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    return rect.inset(
      by: UIEdgeInsets(
        top: -padding.top, left: -padding.left, bottom: -padding.bottom, right: -padding.right))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}

final class PaddedLabelCell: HabitCell {
  override func setUp() {
    let label = RectPaddedLabel()
    label.text = "padded by its rect"
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    label.pinToEdges(of: contentView, insets: .init(top: 10, left: 10, bottom: 10, right: 10))
  }
}

final class ScreenWideCell: HabitCell {
  override func setUp() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    let label = made("the content view is as wide as the screen")
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -15),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
    ])
  }
}

final class ListInsideCell: HabitCell {
  private lazy var listContentView = UIListContentView(configuration: .subtitleCell())

  override func setUp() {
    contentView.addSubview(listContentView)
    listContentView.translatesAutoresizingMaskIntoConstraints = false
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "home"
    content.axesPreservingSuperviewLayoutMargins = []
    listContentView.configuration = content
    let value = made("on")
    contentView.addSubview(value)
    NSLayoutConstraint.activate([
      listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
      listContentView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      listContentView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: listContentView.trailingAnchor, constant: 16),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      value.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    value.setContentHuggingPriority(.required, for: .horizontal)
  }
}

final class HeightConstraintCell: HabitCell {
  override func setUp() {
    contentView.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let label = made("sixty-four")
    contentView.addSubview(label)
    label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20).isActive = true
  }
}

final class SpacerStackCell: HabitCell {
  override func setUp() {
    let spacer = UIView()
    spacer.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [made("left"), spacer, made("right", 24)])
    stack.alignment = .firstBaseline
    contentView.addSubview(stack)
    stack.pinToEdges(of: contentView, insets: .init(top: 12, left: 16, bottom: 12, right: 16))
  }
}

final class ManualCell: HabitCell {
  let label = UILabel()

  override func setUp() {
    label.text = "framed by hand"
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 10)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = label.sizeThatFits(
      CGSize(width: size.width - 32, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: inner.height + 20)
  }
}

final class BadgeRowCell: HabitCell {
  override func setUp() {
    let title = made("Inbox")
    let badge = made("12", 11)
    badge.textAlignment = .center
    badge.layer.cornerRadius = 10
    contentView.addSubview(title)
    contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 14),
      title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      badge.heightAnchor.constraint(equalToConstant: 20),
      badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
      badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      contentView.heightAnchor.constraint(equalToConstant: 0).with(priority: .defaultLow),
    ])
  }
}

final class PriorityCell: HabitCell {
  override func setUp() {
    let box = UIView()
    contentView.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        .with(priority: UILayoutPriority(rawValue: 999)),
      box.heightAnchor.constraint(equalToConstant: 70).with(priority: .defaultHigh),
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 60),
    ])
  }
}

final class ThumbnailCell: HabitCell {
  override func setUp() {
    let thumbnail = UIImageView()
    let title = made("A title of a video that goes on for more than a single line of text")
    title.numberOfLines = 2
    let channel = made("a channel", 13)
    let texts = UIStackView(arrangedSubviews: [title, channel])
    texts.axis = .vertical
    texts.spacing = 4
    for view in [thumbnail, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      thumbnail.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      thumbnail.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      thumbnail.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.4),
      thumbnail.heightAnchor.constraint(equalTo: thumbnail.widthAnchor, multiplier: 0.5),
      thumbnail.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      texts.leadingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      texts.topAnchor.constraint(equalTo: thumbnail.topAnchor),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

final class CompressedCell: HabitCell {
  override func setUp() {
    let label = made("asked compressed", 15)
    contentView.addSubview(label)
    label.pinToEdges(of: contentView, insets: .init(top: 9, left: 9, bottom: 9, right: 9))
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    let size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    attributes.size = CGSize(width: layoutAttributes.size.width, height: size.height)
    return attributes
  }
}

final class GuideRowsCell: HabitCell {
  override func setUp() {
    let guide = UILayoutGuide()
    contentView.addLayoutGuide(guide)
    let (top, bottom) = (made("top", 15), made("bottom", 15))
    contentView.addSubview(top)
    contentView.addSubview(bottom)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      guide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
      top.topAnchor.constraint(equalTo: guide.topAnchor),
      top.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      bottom.topAnchor.constraint(equalToSystemSpacingBelow: top.bottomAnchor, multiplier: 2),
      bottom.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      bottom.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
    ])
  }
}

final class TwoFontsCell: HabitCell {
  override func setUp() {
    let text = NSMutableAttributedString(
      string: "Large", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)])
    text.append(
      NSAttributedString(
        string: "\nsmall",
        attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.gray]))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    contentView.addSubview(label)
    label.pinToEdges(of: contentView, insets: .init(top: 8, left: 16, bottom: 8, right: 16))
  }
}

final class MaxWidthCell: HabitCell {
  override func setUp() {
    let label = made("하나둘셋 넷다섯여 일곱여덟 아홉열하")
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 130
    contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10).isActive = true
    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
    label.widthAnchor.constraint(equalToConstant: 130).isActive = true
  }
}

final class LeadingDotCell: HabitCell {
  override func setUp() {
    let dot = UIView()
    let label = made("a point in a list that is long enough to need a second line of text")
    label.numberOfLines = 0
    dot.layer.cornerRadius = 3
    contentView.addSubview(dot)
    contentView.addSubview(label)
    dot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 6),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dot.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: label.firstBaselineAnchor, constant: -6),
      label.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }
}
