/// Fields for lines of text.
let textViewPrelude = #"""
  class NSTextContainer: NSObject {
    var lineFragmentPadding: CGFloat = 5
    var maximumNumberOfLines = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }
  protocol UITextViewDelegate {}

  class UITextView: UIScrollView {
    var _text: String? = nil
    var _attributed: NSAttributedString? = nil
    var text: String! {
      get { _attributed?.string ?? _text ?? "" }
      set {
        _text = newValue
        _attributed = nil
      }
    }
    var attributedText: NSAttributedString! {
      get { _attributed ?? NSAttributedString(string: _text ?? "", attributes: [.font: _font]) }
      set {
        _text = nil
        _attributed = newValue
      }
    }
    var font: UIFont? = nil
    var textColor: UIColor? = nil
    var textAlignment = NSTextAlignment.natural
    var isEditable = true
    var isSelectable = true
    var adjustsFontForContentSizeCategory = false
    var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    let textContainer = NSTextContainer()
    weak var delegate: Any? = nil
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var _wraps: Bool { !isScrollEnabled }
    override var intrinsicContentSize: CGSize {
      isScrollEnabled
        ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        : _size(_wrappingWidth)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let isWide = size.width > 0 && size.width < 10_000_000
      let fitting = _size(isWide ? size.width : 0)
      return CGSize(width: isWide ? size.width : fitting.width, height: fitting.height)
    }
    var _font: UIFont { _attributed?._font ?? font ?? UIFont(_size: 12, .regular, 0) }
    override var _baselines: [CGFloat] {
      [textContainerInset.top + _font.ascender, textContainerInset.bottom - _font.descender]
    }
    /// The lines within the insets and the padding; an empty text has one line.
    func _size(_ width: CGFloat) -> CGSize {
      let insets = textContainerInset
      let around = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
      let (room, limit) = (width > 0 ? max(1, width - around) : 0, textContainer.maximumNumberOfLines)
      let lines =
        _attributed.map { _styledSize($0._set(_font), room, limit, 0, false, true) }
        ?? _labelSize(
          _text ?? "", _font.pointSize, _font._weight._value, _font._family, room, limit, true)
      return CGSize(
        width: _ceiledToPixel(lines.width + around),
        height: _ceiledToPixel(max(lines.height, _font.lineHeight) + insets.top + insets.bottom))
    }
  }
  """#
