import UIKit

public enum Spacing: CGFloat {
  case small = 4
  case medium = 8
  case large = 16
}

extension NSDirectionalEdgeInsets {
  public init(all spacing: Spacing) {
    self.init(
      top: spacing.rawValue, leading: spacing.rawValue, bottom: spacing.rawValue,
      trailing: spacing.rawValue)
  }
}

public struct Typography {
  public static var title: UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title3)
      .withSymbolicTraits(.traitBold)
    return UIFont(descriptor: descriptor!, size: 0)
  }
}

open class CardCell: UICollectionViewCell {
  public let titleLabel = UILabel()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = Typography.title
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: Spacing.medium.rawValue),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -Spacing.medium.rawValue),
      titleLabel.topAnchor.constraint(
        equalTo: contentView.topAnchor, constant: Spacing.medium.rawValue),
      titleLabel.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor, constant: -Spacing.medium.rawValue),
    ])
  }
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
