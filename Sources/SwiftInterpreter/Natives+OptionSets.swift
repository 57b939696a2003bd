import SwiftReading
import Wording

extension StandardLibrary {
  /// A native that combines the raw values of two option sets.
  private static func combining(
    _ body: @escaping @Sendable (Int, Int) -> Int
  ) -> NativeFunction {
    { (call) throws(Interruption) in
      guard case .structure(let own) = call.receiver,
        let place = call.machine.program[own.type].fields.firstIndex(where: {
          $0.name == "rawValue"
        }),
        let a = own.fields[place].asInt,
        let b = try call.property("rawValue", of: call.arguments[0]).asInt
      else { throw call.refusal("an option set needs a stored 'rawValue' that is an 'Int'") }
      var fields = own.fields
      fields[place] = .int(body(a, b))
      return .structure(StructureValue(own.type, fields, own.arguments))
    }
  }

  static let optionSetNatives: [String: NativeFunction] = [
    "OptionSet.union(_:)": combining { $0 | $1 },
    "OptionSet.intersection(_:)": combining { $0 & $1 },
    "OptionSet.subtracting(_:)": combining { $0 & ~$1 },
    "OptionSet.symmetricDifference(_:)": combining { $0 ^ $1 },
  ]
}
