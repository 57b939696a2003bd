/// UIKit's cells and reusable views, with the states that they are configured for.
let cellPrelude = #"""
  struct UICellConfigurationState: UIConfigurationState {
    var traitCollection = UITraitCollection()
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isExpanded = false
    var isSwiped = false
    var isDisabled = false
    var isFocused = false
    var isPinned = false
    var isReordering = false
  }

  class UICollectionReusableView: UIView {
    var reuseIdentifier: String? = nil
    override init() { super.init() }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func prepareForReuse() {}
    func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  class UICollectionViewCell: UICollectionReusableView {
    typealias ConfigurationUpdateHandler =
      (UICollectionViewCell, UICellConfigurationState) -> Void
    var contentView = UIView(frame: CGRect.zero)
    var isSelected = false
    var isHighlighted = false
    var backgroundView: UIView? = nil
    var selectedBackgroundView: UIView? = nil
    var contentConfiguration: UIContentConfiguration? = nil {
      didSet { _ = contentConfiguration?.makeContentView() }
    }
    var backgroundConfiguration: UIBackgroundConfiguration? = nil
    var automaticallyUpdatesContentConfiguration = true
    var automaticallyUpdatesBackgroundConfiguration = true
    var configurationUpdateHandler: ConfigurationUpdateHandler? = nil
    var configurationState: UICellConfigurationState { UICellConfigurationState() }
    override init() { super.init() }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    func updateConfiguration(using state: UICellConfigurationState) {}
    func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration.clear()
    }
  }

  class UICollectionViewListCell: UICollectionViewCell {
    var accessories: [UICellAccessory] = []
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsAccessories = true
    let separatorLayoutGuide = UILayoutGuide()
    override init() { super.init() }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func defaultContentConfiguration() -> UIListContentConfiguration {
      UIListContentConfiguration.cell()
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration.listPlainCell()
    }
  }
  """#
