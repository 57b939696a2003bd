/// An object of a database, which is asked for its properties by their names.
protocol KeyedObject: AnyObject {
  func value(forKey key: String) -> Any?
}

extension NSManagedObject: KeyedObject {}

/// What a value holds that may be nothing.
func held(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
