import Foundation
import HeadlessUIKit

// What the properties of a model are, which Core Data stores for its objects.
extension NSManagedObject {
  /// The value of a property; of one that nothing was given to, nothing or zero, and for a placeholder
  /// what tells its number.
  public func managedValue<Value>(of key: String) -> Value {
    if let value = values[key] {
      if let same = value as? Value { return same }
      if let all = value as? NSOrderedSet, let set = NSSet(array: all.array) as? Value {
        return set
      }
    }
    if let type = Value.self as? any Numeric.Type, let zero = type.zero as? Value { return zero }
    if let number = standInNumber {
      let text = key.prefix(1).uppercased() + key.dropFirst() + " \(number)"
      if let text = text as? Value { return text }
    } else {
      if let type = Value.self as? any ExpressibleByNilLiteral.Type,
        let nothing = type.init(nilLiteral: ()) as? Value
      {
        return nothing
      }
      let empty: [Any] = ["", Data(), NSSet(), NSOrderedSet(), UUID()]
      for value in empty { if let value = value as? Value { return value } }
    }
    var standing = StandInValues()
    standing.number = standInNumber
    return standing.value(of: key)
  }

  /// Does what a function of the model is named for: puts a value, or the elements of a set, into what
  /// another property has, or takes them out of it.
  public func changeManagedValues(_ function: String, _ value: Any) {
    let isAddition = function.hasPrefix("addTo")
    guard isAddition || function.hasPrefix("removeFrom") else { return }
    let name = function.dropFirst(isAddition ? "addTo".count : "removeFrom".count)
    let key = name.prefix(1).lowercased() + name.dropFirst()
    let all = NSMutableOrderedSet(array: Self.elements(of: values[key] ?? []))
    let changed = value is NSManagedObject ? [value] : Self.elements(of: value)
    if isAddition { all.addObjects(from: changed) } else { all.removeObjects(in: changed) }
    setValue(all, forKey: key)
  }

  private static func elements(of value: Any) -> [Any] {
    switch value {
    case let all as NSOrderedSet: all.array
    case let all as NSSet: all.allObjects
    default: []
    }
  }
}
