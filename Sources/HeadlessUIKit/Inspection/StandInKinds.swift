/// What stands for values of protocols that are not given.
public enum StandInKinds {
  nonisolated(unsafe) private static var making: [ObjectIdentifier: () -> Any] = [:]

  /// Tells what makes a value that conforms to a protocol.
  public static func add<Kind>(_ make: @escaping () -> Kind) {
    making[ObjectIdentifier(Kind.self)] = make
  }

  /// A value of a protocol; nil for other types.
  static func made<Kind>() -> Kind? { making[ObjectIdentifier(Kind.self)]?() as? Kind }
}
