public import Foundation

// What is set on controls and seen nowhere: kept, and given back.

extension UISlider {
  public var minimumValueImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var maximumValueImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public func setThumbImage(_ image: UIImage?, for state: State) {}
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}

extension UIStepper {
  public var isContinuous: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var autorepeat: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var wraps: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public func setIncrementImage(_ image: UIImage?, for state: State) {}
  public func setDecrementImage(_ image: UIImage?, for state: State) {}
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

extension UISwitch {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  public var onImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var offImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var title: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var preferredStyle: Style {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UISegmentedControl {
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  public static let noSegment = -1
  public var isMomentary: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var apportionsSegmentWidthsByContent: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var selectedSegmentTintColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    keep(enabled, "segment \(segment)")
  }
  public func isEnabledForSegment(at segment: Int) -> Bool { kept(true, "segment \(segment)") }
  /// Kept: segments are as wide as the widest title all the same.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    keep(width, "width \(segment)")
  }
  public func widthForSegment(at segment: Int) -> CGFloat { kept(0, "width \(segment)") }
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    keep(image, "image \(segment)")
  }
  public func imageForSegment(at segment: Int) -> UIImage? { kept(nil, "image \(segment)") }
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: segment)
  }
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    setAction(action, forSegmentAt: segment)
  }
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    keep(UIAction?.some(action), "action \(segment)")
  }
  public func actionForSegment(at segment: Int) -> UIAction? { kept(nil, "action \(segment)") }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map(\.title))
    self.frame = frame
    for (index, action) in actions.enumerated() { setAction(action, forSegmentAt: index) }
  }
}

extension UIPageControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public var backgroundStyle: BackgroundStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public var allowsContinuousInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var preferredIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var defersCurrentPageDisplay: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  public func updateCurrentPageDisplay() {}
}

extension UIProgressView {
  public var observedProgress: Progress? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var progressImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var trackImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIDatePicker {
  public var timeZone: TimeZone? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var countDownDuration: TimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var roundsToMinuteInterval: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UIPickerView {
  public var showsSelectionIndicator: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public func reloadComponent(_ component: Int) {}
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  public func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  public func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  public func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}

extension UIButton {
  public var titleEdgeInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  public var imageEdgeInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  public var adjustsImageWhenHighlighted: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var adjustsImageWhenDisabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var showsTouchWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var automaticallyUpdatesConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var role: Role {
    get { kept(.normal) }
    set { keep(newValue) }
  }
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// Calls the handler, at once.
  public func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    keep(image, "background \(state.rawValue)")
  }
  public func backgroundImage(for state: State) -> UIImage? {
    kept(nil, "background \(state.rawValue)")
  }
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard let configuration, let image = image(for: state) else { return }
    setImage(image.withConfiguration(configuration), for: state)
  }
  public var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public var subtitleLabel: UILabel? { nil }
}

extension UILabel {
  public var baselineAdjustment: UIBaselineAdjustment {
    get { kept(.alignBaselines) }
    set { keep(newValue) }
  }
  public var showsExpansionTextWhenTruncated: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension UIImageView {
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
