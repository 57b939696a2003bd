public import Foundation
import TextMetrics

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
}

/// How a line under or through text looks: only kept.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// What a text is measured for.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What came of measuring a text: only its place is kept.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  public internal(set) var actualScaleFactor: CGFloat = 1
  public internal(set) var totalBounds = CGRect.zero
}

extension StyledText.Attributes {
  /// What attributes say of a text, and the defaults of another one where they say nothing.
  init(_ attributes: [NSAttributedString.Key: Any], besides defaults: StyledText.Attributes) {
    self = defaults
    if let font = attributes[.font] as? UIFont { self.font = font.metrics }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph = style.metrics }
    if let length = Self.length(attributes[.tracking]) ?? Self.length(attributes[.kern]) {
      kern = length
    }
    if let length = Self.length(attributes[.baselineOffset]) { baselineOffset = length }
    attachment = (attributes[.attachment] as? NSTextAttachment)?.metrics
  }

  /// What text without attributes is measured with.
  static var unsaid: StyledText.Attributes {
    StyledText.Attributes(font: TextFont(size: 12, family: .helvetica))
  }

  private static func length(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension StyledText {
  /// A text with attributes, and those of `defaults` where it has none.
  init(_ text: NSAttributedString, besides defaults: Attributes) {
    self.init()
    let characters = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { found, range, _ in
      append(characters.substring(with: range), Attributes(found, besides: defaults))
    }
  }

  /// The rectangle that UIKit gives for the text in a room of `size`.
  fileprivate func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?,
    lineHeight: Double
  ) -> CGRect {
    let isOneLine =
      !options.contains(.usesLineFragmentOrigin)
      || paragraph.map { $0.lineBreakMode != .wordWrapping && $0.lineBreakMode != .charWrapping }
        ?? false
    var limit: Int? = isOneLine ? 1 : nil
    if !isOneLine, options.contains(.truncatesLastVisibleLine), size.height > 0, lineHeight > 0 {
      limit = Int(min(max(1, (size.height / lineHeight).rounded(.down)), 1e9))
    }
    let layout = TextLayout(
      self, width: options.contains(.usesLineFragmentOrigin) ? Double(size.width) : nil,
      lineLimit: limit, usesFontLeading: options.contains(.usesFontLeading))
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -(layout.lines.first?.baseline ?? 0)
    let height = layout.lines.isEmpty ? lineHeight : layout.height
    let rect = CGRect(x: 0, y: top, width: layout.width, height: height)
    context?.totalBounds = rect
    return rect
  }

  /// The style of the first paragraph.
  private var paragraph: ParagraphStyle? { firstAttributes?.paragraph }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
      .size
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let attributes = StyledText.Attributes(attributes ?? [:], besides: .unsaid)
    return StyledText(substring(from: 0), attributes).boundingRect(
      with: size, options, context, lineHeight: attributes.font.lineHeight)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = StyledText(self, besides: .unsaid)
    return text.boundingRect(
      with: size, options, context, lineHeight: text.firstAttributes?.font.lineHeight ?? 0)
  }
}
