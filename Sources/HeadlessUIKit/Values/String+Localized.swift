public import Foundation

/// A key of a text, with what stands for it where no table has it: the key itself.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  public var key: String
  public var defaultValue: String.LocalizationValue
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(_ key: String.LocalizationValue) {
    self.key = key.text
    defaultValue = key
  }
  public init(_ key: StaticString, defaultValue: String.LocalizationValue) {
    self.key = key.description
    self.defaultValue = defaultValue
  }
}

extension String {
  /// A text with its values in their places, which is looked up as a key.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
  }

  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key.text, value: nil, table: table)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(
      forKey: key.description, value: defaultValue.text, table: table)
  }

  public init(localized resource: LocalizedStringResource) {
    self = Bundle.main.localizedString(
      forKey: resource.key, value: resource.defaultValue.text, table: nil)
  }
}
