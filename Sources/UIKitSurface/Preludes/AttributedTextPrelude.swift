/// Texts with attributes: their stretches, what changes them, and the room that they take.
///
/// Places in a text count UTF-16, as Foundation has it.
let attributedTextPrelude = #"""
  class NSParagraphStyle: NSObject {
    struct LineBreakStrategy: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let pushOut = LineBreakStrategy(rawValue: 1)
      static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
      static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
    class var `default`: NSParagraphStyle { NSParagraphStyle() }
    /// In the order of the properties below.
    var _lengths: [CGFloat] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 28]
    var _alignment = NSTextAlignment.natural
    var _mode = NSLineBreakMode.byWordWrapping
    var _strategy = LineBreakStrategy(rawValue: 0)
    override init() { super.init() }
    var lineSpacing: CGFloat { _lengths[0] }
    var lineHeightMultiple: CGFloat { _lengths[1] }
    var minimumLineHeight: CGFloat { _lengths[2] }
    var maximumLineHeight: CGFloat { _lengths[3] }
    var paragraphSpacing: CGFloat { _lengths[4] }
    var paragraphSpacingBefore: CGFloat { _lengths[5] }
    var firstLineHeadIndent: CGFloat { _lengths[6] }
    var headIndent: CGFloat { _lengths[7] }
    var tailIndent: CGFloat { _lengths[8] }
    var defaultTabInterval: CGFloat { _lengths[9] }
    var alignment: NSTextAlignment { _alignment }
    var lineBreakMode: NSLineBreakMode { _mode }
    var lineBreakStrategy: LineBreakStrategy { _strategy }
    func _fill(_ style: NSParagraphStyle) {
      style._lengths = _lengths
      style._alignment = _alignment
      style._mode = _mode
      style._strategy = _strategy
    }
    override func copy() -> Any { mutableCopy() }
    override func mutableCopy() -> Any {
      let style = NSMutableParagraphStyle()
      _fill(style)
      return style
    }
  }

  class NSMutableParagraphStyle: NSParagraphStyle {
    override init() { super.init() }
    override var lineSpacing: CGFloat { get { _lengths[0] } set { _lengths[0] = newValue } }
    override var lineHeightMultiple: CGFloat { get { _lengths[1] } set { _lengths[1] = newValue } }
    override var minimumLineHeight: CGFloat { get { _lengths[2] } set { _lengths[2] = newValue } }
    override var maximumLineHeight: CGFloat { get { _lengths[3] } set { _lengths[3] = newValue } }
    override var paragraphSpacing: CGFloat { get { _lengths[4] } set { _lengths[4] = newValue } }
    override var paragraphSpacingBefore: CGFloat { get { _lengths[5] } set { _lengths[5] = newValue } }
    override var firstLineHeadIndent: CGFloat { get { _lengths[6] } set { _lengths[6] = newValue } }
    override var headIndent: CGFloat { get { _lengths[7] } set { _lengths[7] = newValue } }
    override var tailIndent: CGFloat { get { _lengths[8] } set { _lengths[8] = newValue } }
    override var defaultTabInterval: CGFloat { get { _lengths[9] } set { _lengths[9] = newValue } }
    override var alignment: NSTextAlignment {
      get { _alignment }
      set { _alignment = newValue }
    }
    override var lineBreakMode: NSLineBreakMode {
      get { _mode }
      set { _mode = newValue }
    }
    override var lineBreakStrategy: LineBreakStrategy {
      get { _strategy }
      set { _strategy = newValue }
    }
    func setParagraphStyle(_ obj: NSParagraphStyle) { obj._fill(self) }
  }

  class NSTextAttachment: NSObject {
    var image: UIImage? = nil
    var bounds = CGRect.zero
    override init() { super.init() }
    convenience init(image: UIImage) {
      self.init()
      self.image = image
    }
  }

  struct NSUnderlineStyle: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let single = NSUnderlineStyle(rawValue: 1)
    static let thick = NSUnderlineStyle(rawValue: 2)
    static let double = NSUnderlineStyle(rawValue: 9)
    static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  }

  struct _TextRun {
    var text: String
    var attributes: [NSAttributedString.Key: Any]
  }

  /// A stretch of text as a native sets it.
  struct _SetRun {
    let text: String
    let size: CGFloat
    let weight: CGFloat
    let family: Int
    let kern: CGFloat
    let baselineOffset: CGFloat
    let paragraph: [CGFloat]
    let attachment: [CGFloat]
  }

  class NSAttributedString: NSObject {
    struct Key: Hashable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init(_ rawValue: String) { self.rawValue = rawValue }
      static let font = Key("NSFont")
      static let foregroundColor = Key("NSColor")
      static let backgroundColor = Key("NSBackgroundColor")
      static let kern = Key("NSKern")
      static let tracking = Key("CTTracking")
      static let baselineOffset = Key("NSBaselineOffset")
      static let underlineStyle = Key("NSUnderline")
      static let underlineColor = Key("NSUnderlineColor")
      static let strikethroughStyle = Key("NSStrikethrough")
      static let strikethroughColor = Key("NSStrikethroughColor")
      static let strokeColor = Key("NSStrokeColor")
      static let strokeWidth = Key("NSStrokeWidth")
      static let paragraphStyle = Key("NSParagraphStyle")
      static let attachment = Key("NSAttachment")
      static let link = Key("NSLink")
    }
    var _runs: [_TextRun] = []
    override init() { super.init() }
    init(string: String, attributes: [Key: Any]? = nil) {
      super.init()
      if !string.isEmpty { _runs = [_TextRun(text: string, attributes: attributes ?? [:])] }
    }
    init(attributedString: NSAttributedString) {
      super.init()
      _runs = attributedString._runs
    }
    convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
    var string: String { _runs.map { $0.text }.joined() }
    var length: Int { _utf16Count(string) }
    var _font: UIFont? { _runs.first?.attributes[.font] as? UIFont }
    override func isEqual(_ object: Any?) -> Bool {
      (object as? NSAttributedString).map { $0.string == string } ?? false
    }
    override var hash: Int { string.count }
    override func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }

    /// The stretches up to a place, and those behind it.
    func _parts(_ place: Int) -> (before: [_TextRun], after: [_TextRun]) {
      var before: [_TextRun] = []
      var after: [_TextRun] = []
      var start = 0
      for run in _runs {
        let length = _utf16Count(run.text)
        let head = _utf16Slice(run.text, 0, place - start)
        let tail = _utf16Slice(run.text, place - start, length)
        if !head.isEmpty { before.append(_TextRun(text: head, attributes: run.attributes)) }
        if !tail.isEmpty { after.append(_TextRun(text: tail, attributes: run.attributes)) }
        start += length
      }
      return (before, after)
    }
    func _checked(_ range: NSRange) {
      if range.location < 0 || range.length < 0 || range.location + range.length > length {
        _raise("NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds")
      }
    }
    func attributes(
      at location: Int, effectiveRange range: Any?
    ) -> [NSAttributedString.Key: Any] {
      _checked(NSRange(location: location, length: 1))
      return _parts(location).after.first?.attributes ?? [:]
    }
    func attribute(_ attrName: Key, at location: Int, effectiveRange range: Any?) -> Any? {
      attributes(at: location, effectiveRange: nil)[attrName]
    }
    func attributedSubstring(from range: NSRange) -> NSAttributedString {
      _checked(range)
      let all = NSAttributedString()
      all._runs = _parts(range.location).after
      let part = NSAttributedString()
      part._runs = all._parts(range.length).before
      return part
    }

    func _set(_ font: UIFont) -> [_SetRun] {
      _runs.map { run in
        let font = run.attributes[.font] as? UIFont ?? font
        let attachment = run.attributes[.attachment] as? NSTextAttachment
        let bounds = attachment?.bounds ?? .zero
        var size = bounds.size
        if size.width <= 0 || size.height <= 0 { size = attachment?.image?.size ?? .zero }
        var place: [CGFloat] = []
        if attachment != nil { place = [size.width, size.height, bounds.minY] }
        return _SetRun(
          text: run.text, size: font.pointSize, weight: font._weight._value, family: font._family,
          kern: _length(run.attributes[.tracking] ?? run.attributes[.kern]),
          baselineOffset: _length(run.attributes[.baselineOffset]),
          paragraph: (run.attributes[.paragraphStyle] as? NSParagraphStyle)?._lengths ?? [],
          attachment: place)
      }
    }
    func _length(_ value: Any?) -> CGFloat {
      if let whole = value as? Int { return CGFloat(whole) }
      if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
      return value as? CGFloat ?? 0
    }
    func size() -> CGSize {
      boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }
    func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
      let font = UIFont(_size: 12, .regular, 2)
      let wraps = options.contains(.usesLineFragmentOrigin)
      let bounds = _styledSize(
        _set(font), wraps ? size.width : 0, wraps ? 0 : 1, 0, false, true,
        options.contains(.usesFontLeading))
      return CGRect(
        x: 0, y: wraps ? 0 : -(_font ?? font).ascender, width: bounds.width,
        height: bounds.height)
    }
  }

  class NSMutableAttributedString: NSAttributedString {
    func append(_ attrString: NSAttributedString) { _runs += attrString._runs }
    func insert(_ attrString: NSAttributedString, at loc: Int) {
      _checked(NSRange(location: loc, length: 0))
      let parts = _parts(loc)
      _runs = parts.before + attrString._runs + parts.after
    }
    func _change(
      _ range: NSRange, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
      _checked(range)
      let end = _parts(range.location + range.length)
      let rest = NSAttributedString()
      rest._runs = end.before
      let start = rest._parts(range.location)
      let middle = start.after.map { _TextRun(text: $0.text, attributes: body($0.attributes)) }
      _runs = start.before + middle + end.after
    }
    func addAttribute(_ name: Key, value: Any, range: NSRange) {
      addAttributes([name: value], range: range)
    }
    func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
      _change(range) { old in
        var new = old
        for (name, value) in attrs { new[name] = value }
        return new
      }
    }
    func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      _change(range) { _ in attrs ?? [:] }
    }
    func removeAttribute(_ name: Key, range: NSRange) {
      _change(range) { old in
        var new = old
        new[name] = nil
        return new
      }
    }
    func setAttributedString(_ attrString: NSAttributedString) { _runs = attrString._runs }
    func deleteCharacters(in range: NSRange) {
      _checked(range)
      _runs = _parts(range.location).before + _parts(range.location + range.length).after
    }
  }

  func _utf16Count(_ text: String) -> Int
  func _utf16Slice(_ text: String, _ start: Int, _ end: Int) -> String
  func _styledSize(
    _ runs: [_SetRun], _ width: CGFloat, _ lineLimit: Int, _ breaking: Int,
    _ keepsHangulWords: Bool, _ isExact: Bool, _ usesLeading: Bool = false
  ) -> CGSize
  """#
