extension StandInValues {
  /// What tells a value from others.
  public func identity<Value>() -> Value {
    if let member = member("id") as? Value { return member }
    return value(of: "id")
  }
}
