public import Foundation
import TextMetrics

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  fileprivate(set) var metrics = ParagraphStyle()
  fileprivate var alignmentOfLines = NSTextAlignment.natural
  fileprivate var strategy: LineBreakStrategy = []
  fileprivate var otherValues = OtherValues()

  /// What lines are not broken or measured by.
  fileprivate struct OtherValues {
    var hyphenationFactor: Float = 0
    var tightens = false
    var direction = NSWritingDirection.natural
    var tabStops: [NSTextTab] = []
  }

  /// What else decides where lines end.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not modelled.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override required init() {}

  open var lineSpacing: CGFloat { metrics.lineSpacing }
  open var lineHeightMultiple: CGFloat { metrics.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { metrics.minimumLineHeight }
  open var maximumLineHeight: CGFloat { metrics.maximumLineHeight }
  open var paragraphSpacing: CGFloat { metrics.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { metrics.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { metrics.firstLineHeadIndent }
  open var headIndent: CGFloat { metrics.headIndent }
  open var tailIndent: CGFloat { metrics.tailIndent }
  open var defaultTabInterval: CGFloat { metrics.tabInterval }
  open var alignment: NSTextAlignment { alignmentOfLines }
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(metrics.lineBreakMode) }
  open var lineBreakStrategy: LineBreakStrategy { strategy }
  open var hyphenationFactor: Float { otherValues.hyphenationFactor }
  open var allowsDefaultTighteningForTruncation: Bool { otherValues.tightens }
  open var baseWritingDirection: NSWritingDirection { otherValues.direction }
  open var tabStops: [NSTextTab]! { otherValues.tabStops }

  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { filled(NSMutableParagraphStyle()) }
  open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }

  private func filled(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.metrics = metrics
    copy.alignmentOfLines = alignmentOfLines
    copy.strategy = strategy
    copy.otherValues = otherValues
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return metrics == other.metrics && alignmentOfLines == other.alignmentOfLines
      && strategy == other.strategy
  }

  public override var hash: Int { metrics.hashValue }
}

/// A paragraph style that can be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { metrics.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { metrics.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { metrics.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { metrics.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { metrics.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { metrics.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { metrics.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { metrics.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { metrics.tailIndent = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { metrics.tabInterval = newValue > 0 ? newValue : 28 }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { alignmentOfLines = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { metrics.lineBreakMode = newValue.metrics }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set {
      strategy = newValue
      metrics.keepsHangulWords = newValue.contains(.hangulWordPriority)
    }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { otherValues.hyphenationFactor = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { otherValues.tightens = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { otherValues.direction = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { otherValues.tabStops = newValue ?? [] }
  }
  open func addTabStop(_ anObject: NSTextTab) { otherValues.tabStops.append(anObject) }
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    metrics = obj.metrics
    alignmentOfLines = obj.alignmentOfLines
    strategy = obj.strategy
    otherValues = obj.otherValues
  }
}

extension NSLineBreakMode {
  var metrics: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }

  init(_ mode: LineBreakMode) {
    switch mode {
    case .wordWrapping: self = .byWordWrapping
    case .charWrapping: self = .byCharWrapping
    case .clipping: self = .byClipping
    case .truncatingHead: self = .byTruncatingHead
    case .truncatingTail: self = .byTruncatingTail
    case .truncatingMiddle: self = .byTruncatingMiddle
    }
  }
}

/// A picture among the characters of a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?
  /// Its size, and its place above the baseline; zero for the picture's own.
  open var bounds = CGRect.zero

  public override init() {}

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
  }

  open var contents: Data?

  var metrics: StyledText.Attachment {
    let size = bounds.isEmpty ? image?.size ?? .zero : bounds.size
    return StyledText.Attachment(width: size.width, height: size.height, y: bounds.minY)
  }
}

extension NSAttributedString {
  /// The character that the picture stands for.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
