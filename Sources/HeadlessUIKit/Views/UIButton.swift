public import Foundation

/// A button, whose looks are kept and whose text is measured.
@MainActor @preconcurrency open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = .systemFont(ofSize: 18)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { titleLabel?.font = .systemFont(ofSize: 15) }
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showTitle()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    showTitle()
  }

  private func showTitle() {
    titleLabel?.text = titles[.normal]
    if let title = attributedTitles[.normal] { titleLabel?.attributedText = title }
    invalidateIntrinsicContentSize()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = images[.normal]
    invalidateIntrinsicContentSize()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open var currentTitle: String? { title(for: .normal) }
  open var currentImage: UIImage? { image(for: .normal) }

  open func updateConfiguration() {}
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  /// Does what a tap on the button does.
  public func simulateTap() {
    guard isEnabled else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    configuration.map(size(configured:)) ?? plainSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title beside the picture, and 6 points above and below unless insets say otherwise.
  private var plainSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let image = imageView?.image?.size ?? .zero
    let insets = contentEdgeInsets
    let hasInsets = insets != .zero
    let size = CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height)
        + (hasInsets ? insets.top + insets.bottom : title.height > 0 ? 12 : 0))
    guard size != .zero || hasInsets else { return CGSize(width: 30, height: 34) }
    return CGSize(width: hasInsets ? size.width : max(size.width, 30), height: size.height)
  }

  /// Title and subtitle one below the other, the picture at its side, within the insets.
  private func size(configured configuration: Configuration) -> CGSize {
    let title = measure(
      configuration.title ?? title(for: .normal), configuration.attributedTitle,
      configuration.titleFont, configuration.titleTextAttributesTransformer)
    let subtitle = measure(
      configuration.subtitle, configuration.attributedSubtitle,
      .preferredFont(forTextStyle: .footnote), configuration.subtitleTextAttributesTransformer)
    let symbol = configuration.preferredSymbolConfigurationForImage
    let image =
      symbol.flatMap { configuration.image?.withConfiguration($0) }?.size ?? configuration.image?
      .size ?? imageView?.image?.size ?? .zero
    let between = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
    var size = CGSize(
      width: max(title.width, subtitle.width), height: title.height + subtitle.height + between)
    if image != .zero {
      let padding = size == .zero ? 0 : configuration.imagePadding
      if [.top, .bottom].contains(configuration.imagePlacement) {
        size.height += image.height + padding
        size.width = max(size.width, image.width)
      } else {
        size.width += image.width + padding
        size.height = max(size.height, image.height)
      }
    }
    let insets = configuration.contentInsets
    return CGSize(
      width: ceiledToPixel(size.width + insets.leading + insets.trailing),
      height: ceiledToPixel(size.height + insets.top + insets.bottom))
  }

  private func measure(
    _ text: String?, _ attributed: AttributedString?, _ font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> CGSize {
    guard var shown = attributed ?? text.map({ AttributedString($0) }), !shown.characters.isEmpty
    else { return .zero }
    let adjusted = font.adjusted(for: traitCollection)
    for run in shown.runs {
      var attributes = run.attributes
      if attributes.font == nil { attributes.font = adjusted }
      shown[run.range].setAttributes(transformer?(attributes) ?? attributes)
    }
    return NSAttributedString(shown).size()
  }
}
