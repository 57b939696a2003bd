import CompositionalLayout
import SwiftInterpreter
import Wording

/// A value of the layout engine for which UIKit has a class whose objects never change.
///
/// A program cannot tell such objects from values, unless it asks for their identity.
protocol UIKitValue: Hashable, Sendable {
  /// The name of the class.
  static var uikitName: String { get }
  /// What UIKit prints, less addresses.
  var uikitDescription: String { get }
}

extension LayoutDimension: UIKitValue {
  static var uikitName: String { "NSCollectionLayoutDimension" }
}

extension LayoutSize: UIKitValue {
  static var uikitName: String { "NSCollectionLayoutSize" }
}

extension LayoutSpacing: UIKitValue {
  static var uikitName: String { "NSCollectionLayoutSpacing" }
}

extension LayoutEdgeSpacing: UIKitValue {
  static var uikitName: String { "NSCollectionLayoutEdgeSpacing" }
}

extension LayoutAnchor: UIKitValue {
  static var uikitName: String { "NSCollectionLayoutAnchor" }
}

/// An engine's value in the hands of a program.
struct UIKitNative<Base: UIKitValue>: NativeValue {
  static var typeName: String { Base.uikitName }

  let base: Base

  var description: String { base.uikitDescription }

  func isEqual(to other: any NativeValue) -> Bool {
    (other as? UIKitNative<Base>)?.base == base
  }
}

extension Value {
  /// An engine's value as a program holds it.
  static func of(_ base: some UIKitValue) -> Value { .native(NativeBox(UIKitNative(base: base))) }
}

extension NativeCall {
  /// The engine's value behind an argument.
  func base<Base: UIKitValue>(
    _ value: Value, as type: Base.Type = Base.self
  ) throws(Interruption) -> Base { try native(value, as: UIKitNative<Base>.self).base }

  /// The engine's value behind an argument that may be `nil`.
  func optionalBase<Base: UIKitValue>(
    _ value: Value, as type: Base.Type = Base.self
  ) throws(Interruption) -> Base? {
    guard let value = value.unwrapped else { return nil }
    return try base(value)
  }

  /// The engine's value that the receiver is.
  func receiverBase<Base: UIKitValue>(
    _ type: Base.Type = Base.self
  ) throws(Interruption) -> Base { try base(receiver) }

  /// The number that an argument is.
  func number(_ value: Value) throws(Interruption) -> Double {
    if let number = value.asDouble { return number }
    if let number = value.asInt { return Double(number) }
    throw refusal("this call needs a number")
  }

  /// The integer that an argument is.
  func integer(_ value: Value) throws(Interruption) -> Int {
    if let number = value.asInt { return number }
    throw refusal("this call needs an integer")
  }

  /// The numbers that a struct of the geometry holds, in the order of its properties.
  func numbers(_ value: Value) throws(Interruption) -> [Double] {
    var numbers: [Double] = []
    for field in value.fields {
      if field.fields.isEmpty {
        numbers.append(try number(field))
      } else {
        numbers += try self.numbers(field)
      }
    }
    return numbers
  }
}
