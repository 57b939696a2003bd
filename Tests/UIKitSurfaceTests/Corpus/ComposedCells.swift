import UIKit

// Seventeen cells of stack views, controls, configurations and texts of several lines.

final class ComposedCellsController: UICollectionViewController {
  enum Section { case main }

  private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Int>(
    collectionView: collectionView
  ) { collectionView, indexPath, number in
    collectionView.dequeueReusableCell(
      withReuseIdentifier: String(describing: self.types[number]), for: indexPath)
  }

  private let types: [ComposedCell.Type] = [
    PostCell.self, WordTagsCell.self, KoreanBubbleCell.self, SpacedTextCell.self,
    RatioCell.self, LargeButtonCell.self, SwitchRowCell.self, GrowingTextCell.self,
    PagesCell.self, ProgressRowCell.self, SymbolRowCell.self, TwoLinesCell.self,
    HiddenRowCell.self, CardStackCell.self, LabeledFieldCell.self, StyledTextsCell.self,
    UnevenColumnsCell.self,
  ]

  init() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(environment.container.effectiveContentSize.width),
          heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        return NSCollectionLayoutSection(group: group)
      }, configuration: configuration)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for type in types {
      collectionView.register(type, forCellWithReuseIdentifier: String(describing: type))
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(types.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

class ComposedCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    compose()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    compose()
  }

  func compose() {}

  func embed(_ view: UIView, _ insets: UIEdgeInsets) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: insets.left),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -insets.right),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -insets.bottom),
    ])
  }

  func text(_ string: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = string
    label.font = font
    label.numberOfLines = 0
    return label
  }

  func stack(
    _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }
}

final class PostCell: ComposedCell {
  override func compose() {
    let avatar = UIView()
    avatar.widthAnchor.constraint(equalToConstant: 40).isActive = true
    avatar.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let names = stack(
      .vertical, 2,
      [
        text("Jisoo", .systemFont(ofSize: 15, weight: .semibold)),
        text("2 hours ago", .systemFont(ofSize: 12)),
      ])
    let header = stack(.horizontal, 8, [avatar, names])
    header.alignment = .center
    let buttons = stack(.horizontal, 0, [UIButton(type: .system), UIButton(type: .system)])
    buttons.distribution = .fillEqually
    buttons.heightAnchor.constraint(equalToConstant: 36).isActive = true
    let body = text("first line\nsecond line", .systemFont(ofSize: 15))
    embed(
      stack(.vertical, 12, [header, body, buttons]),
      UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
  }
}

final class TagLabel: UILabel {
  private let insets = UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8)

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

final class WordTagsCell: ComposedCell {
  override func compose() {
    let column = stack(.vertical, 8, [])
    column.alignment = .leading
    var row = stack(.horizontal, 8, [])
    var used: CGFloat = 0
    let words = [
      "declarative code", "self-sizing cells", "diffable data", "layouts in groups",
      "constraint engines", "measured texts",
    ]
    for word in words {
      let tag = TagLabel()
      tag.text = word
      tag.font = .systemFont(ofSize: 13)
      let width = tag.intrinsicContentSize.width
      if used + width > 300 {
        column.addArrangedSubview(row)
        row = stack(.horizontal, 8, [])
        used = 0
      }
      row.addArrangedSubview(tag)
      used += width + 8
    }
    column.addArrangedSubview(row)
    embed(column, UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
  }
}

final class KoreanBubbleCell: ComposedCell {
  override func compose() {
    let bubble = UIView()
    bubble.layer.cornerRadius = 16
    let message = text(
      "오늘저녁 함께먹을 사람있나 물어봐요 우리모두 모이기로 했었는데 장소에는 아직까지 아무것도 정한것이 없답니다",
      .systemFont(ofSize: 17))
    bubble.translatesAutoresizingMaskIntoConstraints = false
    message.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(message)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }
}

final class SpacedTextCell: ComposedCell {
  override func compose() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 4
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo\nthree",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: paragraph])
    embed(label, UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
  }
}

final class RatioCell: ComposedCell {
  override func compose() {
    let image = UIImageView()
    image.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(image)
    NSLayoutConstraint.activate([
      image.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      image.widthAnchor.constraint(equalToConstant: 100),
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 1.5),
      image.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: image.bottomAnchor, constant: 8),
    ])
  }
}

final class LargeButtonCell: ComposedCell {
  override func compose() {
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = "Continue"
    configuration.buttonSize = .large
    embed(
      UIButton(configuration: configuration, primaryAction: nil),
      UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
  }
}

final class SwitchRowCell: ComposedCell {
  override func compose() {
    let toggle = UISwitch()
    toggle.isOn = true
    let row = stack(.horizontal, 8, [text("Notifications", .systemFont(ofSize: 17)), toggle])
    row.alignment = .center
    embed(row, UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
  }
}

final class GrowingTextCell: ComposedCell {
  override func compose() {
    let textView = UITextView()
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 17)
    textView.text = "one line"
    embed(textView, UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
  }
}

final class PagesCell: ComposedCell {
  override func compose() {
    let photo = UIImageView()
    photo.heightAnchor.constraint(equalToConstant: 120).isActive = true
    let pages = UIPageControl()
    pages.numberOfPages = 3
    embed(
      stack(.vertical, 8, [photo, pages]), UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0))
  }
}

final class ProgressRowCell: ComposedCell {
  override func compose() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    let row = stack(
      .horizontal, 8,
      [text("0:42", .systemFont(ofSize: 12)), progress, text("3:10", .systemFont(ofSize: 12))])
    row.alignment = .center
    embed(row, UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16))
  }
}

final class SymbolRowCell: ComposedCell {
  override func compose() {
    let symbol = UIImageView(
      image: UIImage(
        systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    symbol.setContentHuggingPriority(.required, for: .horizontal)
    let row = stack(.horizontal, 12, [symbol, text("Favourite", .boldSystemFont(ofSize: 28))])
    row.alignment = .center
    embed(row, UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
  }
}

final class TwoLinesCell: ComposedCell {
  override func compose() {
    let label = text(
      String(repeating: "more words than two lines can hold ", count: 6), .systemFont(ofSize: 15))
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingTail
    embed(label, UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
  }
}

final class HiddenRowCell: ComposedCell {
  override func compose() {
    let title = text("Details", .systemFont(ofSize: 20))
    let hidden = text("nobody sees this", .systemFont(ofSize: 15))
    let body = text("but this", .systemFont(ofSize: 15))
    let column = stack(.vertical, 6, [title, hidden, body])
    column.setCustomSpacing(20, after: title)
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    hidden.isHidden = true
    embed(column, .zero)
  }
}

final class CardStackCell: ComposedCell {
  override func compose() {
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.1
    let column = stack(
      .vertical, 4,
      [text("A card", .systemFont(ofSize: 17)), text("with a caption", .systemFont(ofSize: 13))])
    column.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      card.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 12),
      card.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 12),
    ])
    embed(card, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }
}

final class LabeledFieldCell: ComposedCell {
  override func compose() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "you@example.com"
    embed(
      stack(.vertical, 6, [text("E-mail", .systemFont(ofSize: 13)), field]),
      UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
  }
}

final class StyledTextsCell: ComposedCell {
  override func compose() {
    let styles: [UIFont.TextStyle] = [.headline, .subheadline, .caption1]
    let labels = styles.map { style -> UILabel in
      let label = text("in its style", .preferredFont(forTextStyle: style))
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    embed(stack(.vertical, 3, labels), UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
  }
}

final class UnevenColumnsCell: ComposedCell {
  override func compose() {
    let row = stack(
      .horizontal, 8,
      [
        text("left\ncolumn", .systemFont(ofSize: 17)),
        text("the right\none is\nlonger", .systemFont(ofSize: 17)),
      ])
    row.distribution = .fillEqually
    row.alignment = .top
    embed(row, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }
}
