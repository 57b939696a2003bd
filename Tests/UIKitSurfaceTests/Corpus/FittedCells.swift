import UIKit

// Fifteen cells that are constrained by anchors one by one, by formats, by old initialisers and by
// methods that they override.

final class FittedCellsController: UIViewController, UICollectionViewDataSource {
  private let kinds: [UICollectionViewCell.Type] = [
    OneByOneCell.self, SpelledOutCell.self, FormattedCell.self, PosterCell.self,
    LongTitleCell.self, RoomierCell.self, AskedContentCell.self, MarginGuideCell.self,
    SafeAreaCell.self, BaselineColumnCell.self, AtLeastCell.self, FramedCell.self,
    NestedBoxesCell.self, QuoteCell.self, PhotoNoteCell.self,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for kind in kinds {
      collectionView.register(kind, forCellWithReuseIdentifier: String(describing: kind))
    }
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { kinds.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: String(describing: kinds[indexPath.item]), for: indexPath)
    if let cell = cell as? PhotoNoteCell { cell.configure(photoHeight: 90) }
    return cell
  }
}

extension UILabel {
  static func made(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }
}

class OneByOneCell: UICollectionViewCell {
  let avatar = UIImageView()
  let name = UILabel.made("Mina", size: 16, weight: .bold)
  let detail = UILabel.made("is typing", size: 14)

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    avatar.layer.cornerRadius = 24
    [avatar, name, detail].forEach(contentView.addSubview)
    avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12).isActive = true
    avatar.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16).isActive = true
    avatar.widthAnchor.constraint(equalToConstant: 48).isActive = true
    avatar.heightAnchor.constraint(equalToConstant: 48).isActive = true
    avatar.bottomAnchor.constraint(
      lessThanOrEqualTo: contentView.bottomAnchor, constant: -12
    ).isActive = true
    name.topAnchor.constraint(equalTo: avatar.topAnchor).isActive = true
    name.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 12).isActive = true
    name.rightAnchor.constraint(
      lessThanOrEqualTo: contentView.rightAnchor, constant: -16
    ).isActive = true
    detail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4).isActive = true
    detail.leftAnchor.constraint(equalTo: name.leftAnchor).isActive = true
    detail.bottomAnchor.constraint(
      lessThanOrEqualTo: contentView.bottomAnchor, constant: -12
    ).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class SpelledOutCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel.made("old habits", size: 17)
    contentView.addSubview(label)
    contentView.addConstraint(
      NSLayoutConstraint(
        item: label, attribute: .top, relatedBy: .equal, toItem: contentView, attribute: .top,
        multiplier: 1.0, constant: 10))
    contentView.addConstraints([
      NSLayoutConstraint(
        item: label, attribute: .leading, relatedBy: .equal, toItem: contentView,
        attribute: .leadingMargin, multiplier: 1.0, constant: 0),
      NSLayoutConstraint(
        item: contentView, attribute: .bottom, relatedBy: .equal, toItem: label,
        attribute: .bottom, multiplier: 1.0, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class FormattedCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = UILabel.made("Formats", size: 17)
    let body = UILabel.made("still read well", size: 15)
    body.numberOfLines = 0
    contentView.addSubview(title)
    contentView.addSubview(body)
    let views: [String: Any] = ["title": title, "body": body]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-12-[title]-4-[body]-12-|", options: [], metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[title]-16-|", options: [], metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-(margin)-[body]-(margin)-|", options: [], metrics: ["margin": 16],
      views: views)
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class PosterCell: UICollectionViewCell {
  private lazy var imageView: UIImageView = {
    let imageView = UIImageView()
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    return imageView
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    let ratio = imageView.heightAnchor.constraint(
      equalTo: imageView.widthAnchor, multiplier: 9.0 / 16.0)
    ratio.priority = .init(999)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ratio,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class LongTitleCell: UICollectionViewCell {
  let title = UILabel.made("The quick brown fox jumps over the lazy dog again and again", size: 17)
  let value = UILabel.made("€ 12", size: 17)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    contentView.addSubview(title)
    contentView.addSubview(value)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      value.centerYAnchor.constraint(equalTo: title.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A cell with a single label, 8 points inside.
class LabelCell: UICollectionViewCell {
  let label = UILabel.made("a label", size: 17)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class RoomierCell: LabelCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.height += 10
    return size
  }
}

class AskedContentCell: LabelCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    setNeedsLayout()
    layoutIfNeeded()
    let target = CGSize(width: layoutAttributes.frame.width, height: 0)
    let size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    var frame = layoutAttributes.frame
    frame.size.height = ceil(size.height)
    layoutAttributes.frame = frame
    return layoutAttributes
  }
}

class MarginGuideCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel.made("inside margins", size: 17)
    contentView.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    contentView.addSubview(label)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class SafeAreaCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel.made("safe", size: 17)
    contentView.addSubview(label)
    let safeArea = contentView.safeAreaLayoutGuide
    label.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 10).isActive = true
    label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 10).isActive = true
    safeArea.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class BaselineColumnCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = UILabel.made("Baselines", size: 17)
    let detail = UILabel.made("one below the other", size: 13)
    [title, detail].forEach(contentView.addSubview)
    NSLayoutConstraint.activate([
      title.firstBaselineAnchor.constraint(equalTo: contentView.topAnchor, constant: 28),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      detail.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 24),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      contentView.bottomAnchor.constraint(equalTo: detail.lastBaselineAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class AtLeastCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel.made("centred", size: 17)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 56),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class FramedCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let line = UIView()
    let label = UILabel.made("between lines", size: 17)
    let lastLine = UIView()
    for view in [line, label, lastLine] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      line.heightAnchor.constraint(equalToConstant: 1),
      lastLine.heightAnchor.constraint(equalTo: line.heightAnchor),
      line.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 12),
      lastLine.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
      lastLine.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIView {
  func fill(_ outer: UIView, by inset: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(self)
    topAnchor.constraint(equalTo: outer.topAnchor, constant: inset).isActive = true
    leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset).isActive = true
    outer.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset).isActive = true
    outer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset).isActive = true
  }
}

class NestedBoxesCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let (outer, inner) = (UIView(), UIView())
    outer.fill(contentView, by: 4)
    inner.fill(outer, by: 4)
    UILabel.made("three boxes", size: 17).fill(inner, by: 4)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class QuoteCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let bar = UIView()
    bar.backgroundColor = .systemGray
    let quote = UILabel.made("Simplicity is\nthe goal", size: 16)
    quote.numberOfLines = 0
    bar.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bar)
    contentView.addSubview(quote)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      bar.widthAnchor.constraint(equalToConstant: 4),
      bar.topAnchor.constraint(equalTo: quote.topAnchor),
      bar.bottomAnchor.constraint(equalTo: quote.bottomAnchor),
      quote.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 8),
      quote.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      quote.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      quote.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class PhotoNoteCell: UICollectionViewCell {
  private let photo = UIImageView()
  private let note = UILabel.made("a note", size: 15)
  private var photoHeight: NSLayoutConstraint!
  private var collapsed: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(photo)
    contentView.addSubview(note)
    photoHeight = photo.heightAnchor.constraint(equalToConstant: 200)
    collapsed = photo.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: contentView.topAnchor),
      photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      collapsed,
      note.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(photoHeight height: CGFloat) {
    NSLayoutConstraint.deactivate([collapsed])
    photoHeight.constant = height
    NSLayoutConstraint.activate([photoHeight])
  }
}
