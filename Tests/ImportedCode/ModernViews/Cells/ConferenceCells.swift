// swift-format-ignore-file
import UIKit

class ConferenceVideoCell: UICollectionViewCell {
  static let reuseIdentifer = "video-cell-reuse-identifier"
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let categoryLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for each in [imageView, titleLabel, categoryLabel] as [UIView] {
      each.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(each)
    }
    titleLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
    titleLabel.adjustsFontForContentSizeCategory = true
    categoryLabel.font = UIFont.preferredFont(forTextStyle: .caption2)
    categoryLabel.textColor = .placeholderText
    imageView.layer.borderColor = UIColor.black.cgColor
    imageView.layer.borderWidth = 1
    imageView.layer.cornerRadius = 4
    let spacing = CGFloat(10)
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: spacing),
      titleLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
      categoryLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      categoryLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      categoryLabel.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
      categoryLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
}

class ConferenceNewsFeedCell: UICollectionViewCell {
  static let reuseIdentifier = "conference-news-feed-cell-reuseidentifier"
  let titleLabel = UILabel()
  let dateLabel = UILabel()
  let bodyLabel = UILabel()
  let separatorView = UIView()
  var showsSeparator = true {
    didSet {
      separatorView.isHidden = !showsSeparator
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }
  required init?(coder: NSCoder) { fatalError() }
}

extension ConferenceNewsFeedCell {
  func configure() {
    [titleLabel, dateLabel, bodyLabel, separatorView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    [titleLabel, dateLabel, bodyLabel].forEach { $0.adjustsFontForContentSizeCategory = true }
    titleLabel.numberOfLines = 0
    titleLabel.font = UIFont.preferredFont(forTextStyle: .title2)
    dateLabel.font = UIFont.preferredFont(forTextStyle: .caption2)
    bodyLabel.numberOfLines = 0
    bodyLabel.font = UIFont.preferredFont(forTextStyle: .body)
    separatorView.backgroundColor = .placeholderText

    let views: [String: Any] = [
      "title": titleLabel, "date": dateLabel, "body": bodyLabel, "separator": separatorView,
    ]
    var constraints = [NSLayoutConstraint]()
    for name in ["title", "date", "body", "separator"] {
      constraints.append(
        contentsOf: NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[\(name)]|", options: [], metrics: nil, views: views))
    }
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat:
          "V:|-[title]-[date]-[body]-20-[separator(==1)]|",
        options: [], metrics: nil, views: views))
    NSLayoutConstraint.activate(constraints)
  }
}
