import UIKit

// Fifteen cells of texts, pictures and buttons, each in a manner of its own.

final class PocketCellsController: UICollectionViewController {
  static let types: [UICollectionViewCell.Type] = [
    FormatAtLeastCell.self, SpeechBubbleCell.self, RoundedUpCell.self, TargetedCell.self,
    ArticleCell.self, ListTextCell.self, MixedPriceCell.self, AiryTextCell.self,
    DesignedTextCell.self, SideImageCell.self, WideImageCell.self, MarginStackCell.self,
    ReadableCell.self, BaselineBottomCell.self, CheckoutCell.self,
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

class PocketCell: UICollectionViewCell {
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

final class FormatAtLeastCell: PocketCell {
  override func configureUI() {
    let views = ["title": Self.label("Title"), "body": Self.label("Body", size: 15)]
    let metrics = ["pad": 10, "gap": 6]
    for view in views.values { contentView.addSubview(view) }
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-pad-[title]-gap-[body]-(>=pad)-|", options: [.alignAllLeading],
      metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[title]-(>=8)-|", options: [], metrics: nil, views: views)
    contentView.addConstraints(constraints)
  }
}

final class SpeechBubbleCell: PocketCell {
  private let bubble = UIView()
  private let message = PocketCell.label("안녕하세요\n반갑습니다", size: 16, lines: 0)

  override func configureUI() {
    bubble.translatesAutoresizingMaskIntoConstraints = false
    bubble.backgroundColor = .systemYellow
    bubble.layer.cornerRadius = 16
    contentView.addSubview(bubble)
    bubble.addSubview(message)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }
}

final class RoundedUpCell: PocketCell {
  override func configureUI() { place(Self.label("Rounded"), inset: 10) }

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

final class TargetedCell: PocketCell {
  override func configureUI() {
    place(Self.label("first\nsecond", size: 15, lines: 0), inset: 12)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}

struct ArticleConfiguration: UIContentConfiguration, Hashable {
  var headline = ""
  var source = ""

  func makeContentView() -> UIView & UIContentView { ArticleContentView(self) }

  func updated(for state: UIConfigurationState) -> ArticleConfiguration { self }
}

final class ArticleContentView: UIView, UIContentView {
  private let headlineLabel = UILabel()
  private let sourceLabel = UILabel()

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: ArticleConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 9, leading: 16, bottom: 9, trailing: 16)
    sourceLabel.font = .systemFont(ofSize: 13)
    let stack = UIStackView(arrangedSubviews: [headlineLabel, sourceLabel])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    guard let configuration = configuration as? ArticleConfiguration else { return }
    headlineLabel.text = configuration.headline
    sourceLabel.text = configuration.source
  }
}

final class ArticleCell: PocketCell {
  override func configureUI() {
    contentConfiguration = ArticleConfiguration(headline: "Headline", source: "Source")
  }
}

final class ListTextCell: PocketCell {
  override func configureUI() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Large"
    content.secondaryText = "small"
    content.textProperties.font = .systemFont(ofSize: 20)
    content.secondaryTextProperties.font = .systemFont(ofSize: 13)
    content.textToSecondaryTextVerticalPadding = 5
    content.directionalLayoutMargins = .init(top: 7, leading: 16, bottom: 7, trailing: 16)
    contentConfiguration = content
  }
}

final class MixedPriceCell: PocketCell {
  override func configureUI() {
    let text = NSMutableAttributedString(
      string: "12,000", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
    text.append(NSAttributedString(string: "원", attributes: [.font: UIFont.systemFont(ofSize: 13)]))
    let label = UILabel()
    label.attributedText = text
    place(label, inset: 10)
  }
}

final class AiryTextCell: PocketCell {
  override func configureUI() {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.5
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    place(label, inset: 10)
  }
}

final class DesignedTextCell: PocketCell {
  override func configureUI() {
    let label = Self.label("첫 줄\n둘째 줄", size: 16, lines: 0)
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 24
    style.maximumLineHeight = 24
    label.attributedText = NSAttributedString(
      string: label.text ?? "", attributes: [.font: label.font!, .paragraphStyle: style])
    place(label, inset: 10)
  }
}

final class SideImageCell: PocketCell {
  override func configureUI() {
    let photo = UIImageView()
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    let caption = Self.label("Photo", size: 13, lines: 0)
    for view in [photo, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      photo.widthAnchor.constraint(equalToConstant: 120),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
      photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      photo.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      photo.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      caption.topAnchor.constraint(equalTo: photo.topAnchor),
      caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      contentView.trailingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(
        greaterThanOrEqualTo: caption.bottomAnchor, constant: 8),
    ])
  }
}

final class WideImageCell: PocketCell {
  override func configureUI() {
    let photo = UIImageView()
    place(photo, inset: 12)
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 9.0 / 16.0).isActive =
      true
  }
}

final class MarginStackCell: PocketCell {
  override func configureUI() {
    contentView.layoutMargins = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    let (title, caption) = (UILabel(), UILabel())
    title.text = "Title"
    title.font = UIFont.preferredFont(forTextStyle: .title3)
    caption.text = "Caption"
    caption.font = UIFont.preferredFont(forTextStyle: .caption1)
    let stack = UIStackView()
    [title, caption].forEach(stack.addArrangedSubview)
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let guide = contentView.layoutMarginsGuide
    stack.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
    stack.rightAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
    stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
  }
}

final class ReadableCell: PocketCell {
  override func configureUI() {
    let label = Self.label("Readable")
    contentView.addSubview(label)
    let guide = contentView.readableContentGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}

final class BaselineBottomCell: PocketCell {
  override func configureUI() {
    let label = Self.label("Baseline")
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 14),
    ])
  }
}

final class CheckoutCell: PocketCell {
  override func configureUI() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Check out"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 6
    configuration.contentInsets = .init(top: 12, leading: 20, bottom: 12, trailing: 20)
    place(UIButton(configuration: configuration), inset: 8)
  }
}
