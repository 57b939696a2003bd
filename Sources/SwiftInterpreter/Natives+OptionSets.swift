import SwiftReading
import Wording

extension NativeCall {
  /// The stored raw values of two option sets, which are integers of one type.
  fileprivate func rawValues()
    throws(Interruption) -> (place: Int, type: IntegerType, own: Int, other: Int)
  {
    guard case .structure(let own) = receiver,
      let place = machine.program[own.type].fields.firstIndex(where: { $0.name == "rawValue" }),
      let first = own.fields[place].integer,
      let second = try property("rawValue", of: arguments[0]).integer
    else { throw refusal("an option set needs a stored 'rawValue' that is an integer") }
    return (place, first.type, first.bits, second.bits)
  }
}

extension StandardLibrary {
  /// A native that combines the raw values of two option sets.
  private static func combining(
    _ body: @escaping @Sendable (Int, Int) -> Int
  ) -> NativeFunction {
    { (call) throws(Interruption) in
      let raw = try call.rawValues()
      guard case .structure(let own) = call.receiver else { return call.receiver }
      var fields = own.fields
      fields[raw.place] = raw.type.value(bits: body(raw.own, raw.other))
      return .structure(StructureValue(own.type, fields, own.arguments))
    }
  }

  /// A native that compares the raw values of two option sets.
  private static func comparing(
    _ body: @escaping @Sendable (Int, Int) -> Bool
  ) -> NativeFunction {
    { (call) throws(Interruption) in
      let raw = try call.rawValues()
      return .bool(body(raw.own, raw.other))
    }
  }

  static let optionSetNatives: [String: NativeFunction] = [
    "OptionSet.contains(_:)": comparing { $0 & $1 == $1 },
    "OptionSet.isDisjoint(with:)": comparing { $0 & $1 == 0 },
    "OptionSet.union(_:)": combining { $0 | $1 },
    "OptionSet.intersection(_:)": combining { $0 & $1 },
    "OptionSet.subtracting(_:)": combining { $0 & ~$1 },
    "OptionSet.symmetricDifference(_:)": combining { $0 ^ $1 },
  ]
}
