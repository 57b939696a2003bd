// The traits that code can look at by their types since iOS 17: UIKit's own, and those that an app
// defines.

/// One of the traits that code can look at.
public protocol UITraitDefinition {
  associatedtype Value

  /// What it is where nobody says.
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var identifier: String { get }
  static var name: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var identifier: String { String(reflecting: self) }
  public static var name: String { String(describing: self) }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's, which collections and overrides have a property of.
protocol ReadableTrait: UITraitDefinition where Value: Equatable {
  static var property: KeyPath<UITraitCollection, Value> { get }
  static var override: WritableKeyPath<UITraitOverrides, Value> { get }
}

extension ReadableTrait {
  fileprivate static func value(in traits: UITraitCollection) -> Any { traits[keyPath: property] }

  fileprivate static func value(in overrides: UITraitOverrides) -> Any {
    overrides[keyPath: override]
  }

  fileprivate static func set(_ value: Any, in overrides: inout UITraitOverrides) {
    if let value = value as? Value { overrides[keyPath: override] = value }
  }

  fileprivate static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    one[keyPath: property] != other[keyPath: property]
  }
}

public enum UITraitPreferredContentSizeCategory: ReadableTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var property: KeyPath<UITraitCollection, Value> { \.preferredContentSizeCategory }
  static var override: WritableKeyPath<UITraitOverrides, Value> { \.preferredContentSizeCategory }
}
public enum UITraitUserInterfaceStyle: ReadableTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var property: KeyPath<UITraitCollection, Value> { \.userInterfaceStyle }
  static var override: WritableKeyPath<UITraitOverrides, Value> { \.userInterfaceStyle }
}
public enum UITraitHorizontalSizeClass: ReadableTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var property: KeyPath<UITraitCollection, Value> { \.horizontalSizeClass }
  static var override: WritableKeyPath<UITraitOverrides, Value> { \.horizontalSizeClass }
}
public enum UITraitVerticalSizeClass: ReadableTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var property: KeyPath<UITraitCollection, Value> { \.verticalSizeClass }
  static var override: WritableKeyPath<UITraitOverrides, Value> { \.verticalSizeClass }
}
public enum UITraitLayoutDirection: ReadableTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var property: KeyPath<UITraitCollection, Value> { \.layoutDirection }
  static var override: WritableKeyPath<UITraitOverrides, Value> { \.layoutDirection }
}
public enum UITraitDisplayScale: ReadableTrait {
  public static var defaultValue: CGFloat { 0 }
  static var property: KeyPath<UITraitCollection, Value> { \.displayScale }
  static var override: WritableKeyPath<UITraitOverrides, Value> { \.displayScale }
}
public enum UITraitUserInterfaceIdiom: ReadableTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var property: KeyPath<UITraitCollection, Value> { \.userInterfaceIdiom }
  static var override: WritableKeyPath<UITraitOverrides, Value> { \.userInterfaceIdiom }
}

/// What an app's own traits are, by their types.
struct DefinedTraits: @unchecked Sendable, Equatable {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript(trait: UITrait) -> Any? {
    get { values[ObjectIdentifier(trait)] }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  /// These, with what others say over them.
  func overridden(by others: DefinedTraits) -> DefinedTraits {
    var result = self
    result.values.merge(others.values) { $1 }
    return result
  }

  static func == (one: DefinedTraits, other: DefinedTraits) -> Bool {
    one.values.count == other.values.count
      && one.values.allSatisfy { isSame($0.value, other.values[$0.key]) }
  }

  /// Whether values are equal, as far as they can be compared.
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    guard let one else { return other == nil }
    return (one as? any Equatable).map { equals($0) } ?? false
  }
}

extension UITraitCollection {
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    let value = (trait as? any ReadableTrait.Type)?.value(in: self) ?? defined[trait]
    return value as? Trait.Value ?? Trait.defaultValue
  }

  /// Whether a trait has another value in another collection.
  func differs(in trait: UITrait, from other: UITraitCollection) -> Bool {
    if let trait = trait as? any ReadableTrait.Type { return trait.differs(self, other) }
    return !DefinedTraits.isSame(defined[trait], other.defined[trait])
  }
}

extension UITraitOverrides {
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get {
      let value = (trait as? any ReadableTrait.Type)?.value(in: self) ?? defined[trait]
      return value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let trait = trait as? any ReadableTrait.Type {
        trait.set(newValue, in: &self)
      } else {
        defined[trait] = newValue
      }
    }
  }
}
