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
    override var _outer: UIView? { superview ?? _shownCollectionView() }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    var _measuresItself: Bool { _isConstrained }
    func prepareForReuse() {}
    func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let axes = layoutAttributes._estimatedAxes
      if !_measuresItself {
        let wish = sizeThatFits(layoutAttributes.size)
        layoutAttributes.size = CGSize(
          width: axes & 1 != 0 ? wish.width : layoutAttributes.size.width,
          height: axes & 2 != 0 ? wish.height : layoutAttributes.size.height)
        return layoutAttributes
      }
      let size = systemLayoutSizeFitting(
        layoutAttributes.size,
        withHorizontalFittingPriority: axes & 1 != 0 ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes == 1 ? .required : .fittingSizeLevel)
      if size != layoutAttributes.size { layoutAttributes.size = size }
      return layoutAttributes
    }
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
      didSet { _showConfiguration() }
    }
    var _isConfigured = false
    var _hasOwnContent = false
    /// A configuration's view stands in the place of the content view.
    ///
    /// One of a list's is no tree of views here; what it shows is measured by itself.
    func _showConfiguration() {
      guard let configuration = contentConfiguration,
        !(configuration is UIListContentConfiguration)
      else {
        _ = contentConfiguration?.makeContentView()
        if _hasOwnContent { _show(UIView(frame: bounds)) }
        _hasOwnContent = false
        return
      }
      if _hasOwnContent, let view = contentView as? UIContentView,
        "\(type(of: view.configuration))" == "\(type(of: configuration))"
      {
        var shown = view
        shown.configuration = configuration
        return
      }
      _show(configuration.makeContentView())
      _hasOwnContent = true
    }
    func _show(_ view: UIView) {
      contentView.removeFromSuperview()
      contentView = view
      view.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(view, at: 0)
    }
    var backgroundConfiguration: UIBackgroundConfiguration? = nil
    var automaticallyUpdatesContentConfiguration = true
    var automaticallyUpdatesBackgroundConfiguration = true
    var configurationUpdateHandler: ConfigurationUpdateHandler? = nil
    var configurationState: UICellConfigurationState {
      var state = UICellConfigurationState()
      state.traitCollection = traitCollection
      return state
    }
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(contentView)
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(contentView)
    }
    override func _resize(_ old: CGSize) {
      if frame.size != old { contentView.frame = bounds }
      super._resize(old)
    }
    var _roomBeside: CGFloat { 0 }
    /// What its height adds up from where it is the row of a list, else nothing.
    var _row: [CGFloat] {
      guard !_isConstrained, let list = contentConfiguration as? UIListContentConfiguration,
        list._leastHeight != nil
      else { return [] }
      return list._rowNumbers(within: frame.width - _roomBeside)
    }
    override var _measuresItself: Bool {
      _isConstrained || (contentConfiguration as? UIListContentConfiguration)?._leastHeight != nil
    }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      let list = contentConfiguration as? UIListContentConfiguration
      if !_isConstrained, vertical < .required,
        let height = list?._height(within: targetSize.width - _roomBeside)
      {
        return CGSize(width: targetSize.width, height: height)
      }
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    func setNeedsUpdateConfiguration() { if _isConfigured { _updateConfiguration() } }
    func updateConfiguration(using state: UICellConfigurationState) {
      if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
        contentConfiguration = content.updated(for: state)
      }
    }
    /// As before a cell is shown first; later whenever it is asked for.
    func _updateConfiguration() {
      _isConfigured = true
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
    func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
      UIBackgroundConfiguration.clear()
    }
  }

  class UICollectionViewListCell: UICollectionViewCell {
    var accessories: [UICellAccessory] = []
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsAccessories = true
    /// Accessories are 16 points from the edges, and 8 from each other and the content.
    override var _roomBeside: CGFloat {
      var room = CGFloat(max(0, indentationLevel)) * indentationWidth
      for isLeading in [true, false] {
        let shown = accessories.filter { $0._isShown && $0._isLeading == isLeading }
        if !shown.isEmpty { room += 16 }
        for accessory in shown { room += accessory._width + 8 }
      }
      return room
    }
    let separatorLayoutGuide = UILayoutGuide()
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
