import UIKit

// Twenty-five cells, each as high as its constraints and texts make it.

class EveryDayCellsController: UIViewController {
  enum Section { case main }

  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  let cellClasses: [UICollectionViewCell.Type] = [
    BubbleCell.self, OutgoingBubbleCell.self, KoreanNoticeCell.self, TagCell.self,
    PhotoCardCell.self, AvatarCell.self, LongAvatarCell.self, NestedStackCell.self,
    HiddenLineCell.self, DynamicTypeCell.self, BuyButtonCell.self, NoteTextCell.self,
    AlmostRequiredCell.self, HuggingCell.self, ResistingCell.self, SquareImageCell.self,
    ToggleCell.self, VolumeCell.self, FieldCell.self, LeastHeightCell.self,
    TwoLineLimitCell.self, DownloadCell.self, HairlineCell.self, BadgeCell.self, RatingCell.self,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    for (index, cellClass) in cellClasses.enumerated() {
      collectionView.register(cellClass, forCellWithReuseIdentifier: "cell\(index)")
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell\(number)", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(0..<cellClasses.count))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

class EveryDayCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setUp() {}

  func makeLabel(_ text: String, size: CGFloat = 17, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = UIFont.systemFont(ofSize: size)
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  func pin(_ inner: UIView, to outer: UIView, vertical: CGFloat, horizontal: CGFloat) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: vertical),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: horizontal),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -horizontal),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -vertical),
    ])
  }
}

class BubbleCell: EveryDayCell {
  override func setUp() {
    let bubble = UIView()
    bubble.layer.cornerRadius = 16
    bubble.backgroundColor = .systemGray5
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    let label = makeLabel("On my way!")
    bubble.addSubview(label)
    pin(label, to: bubble, vertical: 8, horizontal: 12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
    ])
  }
}

class OutgoingBubbleCell: EveryDayCell {
  override func setUp() {
    let bubble = UIView()
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    let label = makeLabel("First line\nSecond line")
    bubble.addSubview(label)
    pin(label, to: bubble, vertical: 8, horizontal: 12)
    bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4).isActive = true
    bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4).isActive = true
    bubble.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor, constant: -16
    ).isActive = true
    bubble.widthAnchor.constraint(
      lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75
    ).isActive = true
  }
}

class KoreanNoticeCell: EveryDayCell {
  override func setUp() {
    let label = makeLabel(
      "안녕하세요.\n오늘 회의는 세 시에 시작합니다.\n늦지 마세요.", size: 15)
    contentView.addSubview(label)
    pin(label, to: contentView, vertical: 12, horizontal: 16)
  }
}

class TagCell: EveryDayCell {
  override func setUp() {
    let pill = UIView()
    contentView.addSubview(pill)
    let label = UILabel()
    label.text = "swift"
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    pill.addSubview(label)
    pin(label, to: pill, vertical: 6, horizontal: 12)
    pin(pill, to: contentView, vertical: 4, horizontal: 4)
  }
}

class PhotoCardCell: EveryDayCell {
  let imageView = UIImageView()

  override func setUp() {
    let card = UIView()
    contentView.addSubview(card)
    pin(card, to: contentView, vertical: 8, horizontal: 16)
    let title = makeLabel("A title")
    let subtitle = makeLabel("A subtitle", size: 15)
    imageView.contentMode = .scaleAspectFill
    imageView.translatesAutoresizingMaskIntoConstraints = false
    for part in [imageView, title, subtitle] { card.addSubview(part) }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: card.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 9.0 / 16.0),
      title.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
  }
}

class AvatarCell: EveryDayCell {
  var message: String { "See you there" }

  override func setUp() {
    let avatar = UIImageView(image: UIImage(systemName: "person.circle"))
    avatar.translatesAutoresizingMaskIntoConstraints = false
    let texts = UIStackView(arrangedSubviews: [makeLabel("Name"), makeLabel(message, size: 15)])
    texts.axis = .vertical
    texts.spacing = 2
    texts.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(avatar)
    contentView.addSubview(texts)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 48),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
      avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}

class LongAvatarCell: AvatarCell {
  override var message: String { "one\ntwo\nthree" }
}

class NestedStackCell: EveryDayCell {
  override func setUp() {
    let head = UIStackView(arrangedSubviews: [
      makeLabel("Distance"), UIView(), makeLabel("12 km", size: 13),
    ])
    head.alignment = .firstBaseline
    let boxes = UIStackView()
    boxes.distribution = .fillEqually
    boxes.spacing = 4
    for _ in 0..<3 {
      let box = UIView()
      box.heightAnchor.constraint(equalToConstant: 30).isActive = true
      boxes.addArrangedSubview(box)
    }
    let all = UIStackView(arrangedSubviews: [head, boxes, makeLabel("Yesterday", size: 13)])
    all.axis = .vertical
    all.spacing = 8
    all.isLayoutMarginsRelativeArrangement = true
    all.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    contentView.addSubview(all)
    pin(all, to: contentView, vertical: 0, horizontal: 0)
  }
}

class HiddenLineCell: EveryDayCell {
  override func setUp() {
    let lines = ["One", "Two", "Three"].map { makeLabel($0) }
    let stack = UIStackView(arrangedSubviews: lines)
    stack.axis = .vertical
    stack.spacing = 10
    lines[1].isHidden = true
    contentView.addSubview(stack)
    pin(stack, to: contentView, vertical: 16, horizontal: 16)
  }
}

class DynamicTypeCell: EveryDayCell {
  override func setUp() {
    let title = UILabel()
    title.font = .preferredFont(forTextStyle: .title2)
    title.adjustsFontForContentSizeCategory = true
    title.text = "Title"
    let note = UILabel()
    note.font = .preferredFont(forTextStyle: .footnote)
    note.adjustsFontForContentSizeCategory = true
    note.text = "Note"
    let stack = UIStackView(arrangedSubviews: [title, note])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}

class BuyButtonCell: EveryDayCell {
  override func setUp() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    contentView.addSubview(button)
    pin(button, to: contentView, vertical: 10, horizontal: 20)
  }
}

class NoteTextCell: EveryDayCell {
  override func setUp() {
    let textView = UITextView()
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 16)
    textView.text = "first\nsecond"
    contentView.addSubview(textView)
    pin(textView, to: contentView, vertical: 0, horizontal: 0)
  }
}

class AlmostRequiredCell: EveryDayCell {
  override func setUp() {
    let box = UIView()
    contentView.addSubview(box)
    pin(box, to: contentView, vertical: 0, horizontal: 0)
    let height = box.heightAnchor.constraint(equalToConstant: 80)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }
}

class HuggingCell: EveryDayCell {
  override func setUp() {
    let title = makeLabel("Total", lines: 1)
    let value = makeLabel("₩12,000", lines: 1)
    value.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    for label in [title, value] { contentView.addSubview(label) }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }
}

class ResistingCell: EveryDayCell {
  override func setUp() {
    let text = makeLabel("Two lines of text,\nas it was written")
    text.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let badge = makeLabel("NEW", size: 13, lines: 1)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [text, badge])
    row.spacing = 8
    row.alignment = .top
    contentView.addSubview(row)
    pin(row, to: contentView, vertical: 8, horizontal: 16)
  }
}

class SquareImageCell: EveryDayCell {
  override func setUp() {
    let square = UIImageView()
    square.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square)
    let bottom = square.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
    bottom.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      square.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      square.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      square.widthAnchor.constraint(equalToConstant: 100),
      square.heightAnchor.constraint(equalTo: square.widthAnchor, multiplier: 1),
      bottom,
    ])
  }
}

class ToggleCell: EveryDayCell {
  override func setUp() {
    let toggle = UISwitch()
    let label = makeLabel("Notifications")
    toggle.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    contentView.addSubview(toggle)
    NSLayoutConstraint.activate([
      toggle.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      toggle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
    ])
  }
}

class VolumeCell: EveryDayCell {
  override func setUp() {
    let stack = UIStackView(arrangedSubviews: [UISlider(), makeLabel("Volume", size: 13)])
    stack.axis = .vertical
    stack.spacing = 4
    contentView.addSubview(stack)
    pin(stack, to: contentView, vertical: 8, horizontal: 16)
  }
}

class FieldCell: EveryDayCell {
  override func setUp() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    contentView.addSubview(field)
    pin(field, to: contentView, vertical: 12, horizontal: 16)
  }
}

class LeastHeightCell: EveryDayCell {
  override func setUp() {
    let label = makeLabel("Short")
    contentView.addSubview(label)
    pin(label, to: contentView, vertical: 8, horizontal: 16)
    contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
  }
}

class TwoLineLimitCell: EveryDayCell {
  override func setUp() {
    let label = makeLabel("a\nb\nc\nd\ne", lines: 2)
    contentView.addSubview(label)
    pin(label, to: contentView, vertical: 10, horizontal: 16)
  }
}

class DownloadCell: EveryDayCell {
  override func setUp() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    let stack = UIStackView(arrangedSubviews: [makeLabel("Loading"), progress])
    stack.axis = .vertical
    stack.spacing = 8
    contentView.addSubview(stack)
    pin(stack, to: contentView, vertical: 12, horizontal: 16)
  }
}

class HairlineCell: EveryDayCell {
  override func setUp() {
    let label = makeLabel("Row")
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    contentView.addSubview(line)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      line.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

class BadgeCell: EveryDayCell {
  override func setUp() {
    let icon = UIImageView()
    let badge = UIView()
    for view in [icon, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      icon.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      icon.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      badge.widthAnchor.constraint(equalToConstant: 18),
      badge.heightAnchor.constraint(equalToConstant: 18),
      badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: icon.topAnchor),
    ])
  }
}

class RatingCell: EveryDayCell {
  override func setUp() {
    let stars = UIStackView()
    stars.spacing = 2
    for _ in 1...5 {
      let star = UIImageView(image: UIImage(systemName: "star.fill"))
      star.translatesAutoresizingMaskIntoConstraints = false
      star.widthAnchor.constraint(equalToConstant: 20).isActive = true
      star.heightAnchor.constraint(equalToConstant: 20).isActive = true
      stars.addArrangedSubview(star)
    }
    let all = UIStackView(arrangedSubviews: [makeLabel("Rating"), stars])
    all.axis = .vertical
    all.alignment = .leading
    all.spacing = 6
    contentView.addSubview(all)
    pin(all, to: contentView, vertical: 12, horizontal: 16)
  }
}
