/// An object of a database, which is asked for its properties by their names.
protocol KeyedObject: AnyObject {
  func value(forKey key: String) -> Any?
}

extension NSManagedObject: KeyedObject {}
