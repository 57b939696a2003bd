/// A method of a type that is not given: it does nothing, whatever it is called with.
@dynamicCallable public struct StandInMethod {
  let name: String

  /// Does nothing.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) {}

  /// Gives what stands for a value of that name.
  public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    StandInValues().value(of: name)
  }
}

extension StandIn {
  /// A method by its name.
  public subscript(dynamicMember name: String) -> StandInMethod { StandInMethod(name: name) }
}

extension StandInObject {
  /// A method by its name.
  public subscript(dynamicMember name: String) -> StandInMethod { StandInMethod(name: name) }
}

extension StandInCase {
  /// A method by its name.
  public subscript(dynamicMember name: String) -> StandInMethod { StandInMethod(name: name) }
}

/// What is made without anything: a value that stands in, or one that is empty then.
public protocol StandInMaking {
  /// One that nothing was given to.
  init()
}

extension NSDiffableDataSourceSnapshot: StandInMaking {}

extension NSDiffableDataSourceSectionSnapshot: StandInMaking {}
