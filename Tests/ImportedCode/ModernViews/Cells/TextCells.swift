import UIKit

class TextCell: UICollectionViewCell {
  let label = UILabel()
  static let reuseIdentifier = "text-cell-reuse-identifier"

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not implemented")
  }
}

extension TextCell {
  func configure() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    contentView.addSubview(label)
    let inset = CGFloat(10)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
    ])
  }
}

class ListCell: UICollectionViewCell {
  static let reuseIdentifier = "list-cell-reuse-identifier"
  let label = UILabel()
  let accessoryImageView = UIImageView()
  let seperatorView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }
  required init?(coder: NSCoder) {
    fatalError("not implemented")
  }

  func configure() {
    seperatorView.translatesAutoresizingMaskIntoConstraints = false
    seperatorView.backgroundColor = .lightGray
    contentView.addSubview(seperatorView)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFont.preferredFont(forTextStyle: .body)
    contentView.addSubview(label)
    accessoryImageView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(accessoryImageView)
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = UIColor.lightGray.withAlphaComponent(0.3)

    let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let chevronImageName = rtl ? "chevron.left" : "chevron.right"
    accessoryImageView.image = UIImage(systemName: chevronImageName)
    accessoryImageView.tintColor = UIColor.lightGray.withAlphaComponent(0.7)

    let inset = CGFloat(10)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
      label.trailingAnchor.constraint(equalTo: accessoryImageView.leadingAnchor, constant: -inset),
      accessoryImageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      accessoryImageView.widthAnchor.constraint(equalToConstant: 13),
      accessoryImageView.heightAnchor.constraint(equalToConstant: 20),
      accessoryImageView.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -inset),
      seperatorView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      seperatorView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      seperatorView.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -inset),
      seperatorView.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}

class LabelCell: UICollectionViewCell {
  let label = UILabel()
  static let reuseIdentifier = "label-cell-reuse-identifier"

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray2.cgColor
    let views = ["label": label]
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-8-[label]-8-|", options: [], metrics: nil, views: views))
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-8-[label]-8-|", options: [], metrics: nil, views: views))
  }

  required init?(coder: NSCoder) {
    fatalError("not implemented")
  }
}
