public import Foundation

// Attributes of UIKit's in Swift's attributed strings.

extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }

    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let foundation: FoundationAttributes
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// What of these attributes UIKit's older texts have, by their keys.
  var keyed: [NSAttributedString.Key: Any] {
    var keyed: [NSAttributedString.Key: Any] = [:]
    keyed[.font] = self.font
    keyed[.paragraphStyle] = self.paragraphStyle
    keyed[.foregroundColor] = self.foregroundColor
    keyed[.backgroundColor] = self.backgroundColor
    keyed[.kern] = self.kern
    keyed[.tracking] = self.tracking
    keyed[.baselineOffset] = self.baselineOffset
    keyed[.underlineStyle] = self.underlineStyle?.rawValue
    keyed[.underlineColor] = self.underlineColor
    keyed[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    keyed[.strikethroughColor] = self.strikethroughColor
    keyed[.shadow] = self.shadow
    keyed[.attachment] = self.attachment
    keyed[.link] = self.link
    return keyed
  }

  /// The attributes of UIKit's older texts; keys that are not known stay out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = dictionary[.kern].flatMap { $0 as? CGFloat ?? ($0 as? Int).map { CGFloat($0) } }
    self.underlineStyle = (dictionary[.underlineStyle] as? Int).map {
      NSUnderlineStyle(rawValue: $0)
    }
    self.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map {
      NSUnderlineStyle(rawValue: $0)
    }
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.link = dictionary[.link] as? URL
  }
}

extension NSMutableAttributedString {
  /// An empty text, as every object of Apple's Foundation is made.
  public convenience init() { self.init(string: "") }
}

extension NSAttributedString {
  /// An empty text: Foundation has no such initializer here that an extension could give back.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }

  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.keyed))
    }
    self.init(attributedString: text)
  }

  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The characters of a document as they stand between its tags.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var text = String(decoding: data, as: UTF8.self)
    if options[.documentType] as? DocumentType == .html {
      text = text.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
    }
    self.init(string: text)
  }
}

extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all) { attributes, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string,
          attributes: AttributeContainer(attributes)))
    }
  }

  #if !canImport(Darwin)
    /// What is written between the marks of Markdown; the marks themselves change nothing.
    public init(markdown: String) throws {
      let unlinked = markdown.replacingOccurrences(
        of: "\\[([^\\]]*)\\]\\([^)]*\\)", with: "$1", options: .regularExpression)
      self.init(
        unlinked.replacingOccurrences(of: "[*_`]", with: "", options: .regularExpression))
    }
  #endif
}

/// Changes the attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// A shadow behind text: only kept.
open class NSShadow: NSObject, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() {}
}

extension NSAttributedString.Key {
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// Where text goes on behind a tab: only kept.
open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) { (self.alignment, location, self.options) = (alignment, loc, options) }
}
