// swift-format-ignore-file
import UIKit

final class PlantCell: UICollectionViewCell {
  var plant: Plant? { didSet { setNeedsUpdateConfiguration() } }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.cell().updated(for: state)
    content.text = plant?.name
    content.image = UIImage(systemName: "leaf")
    content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .title2)
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    background.cornerRadius = 10
    if state.isHighlighted || state.isSelected { background.backgroundColor = .accent }
    backgroundConfiguration = background
  }
}

final class SectionTitleView: UICollectionReusableView {
  static let kind = UICollectionView.elementKindSectionHeader
  private let label = UILabel()
  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.fillSuperview(padding: 4)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
