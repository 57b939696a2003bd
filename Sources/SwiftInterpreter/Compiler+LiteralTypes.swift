import SwiftReading
import Wording

extension Compiler {
  /// The type that a literal may take: what an optional wraps.
  func literalType(_ wanted: Type?) -> Type? {
    var type = wanted.map { resolved($0) }
    while let wrapped = type?.wrapped { type = resolved(wrapped) }
    return type
  }

  func integerLiteral(
    _ number: Int128, _ wanted: Type?, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    if let wanted, wanted.isFloatingPoint { return constant(wanted, .double(Double(number))) }
    if wanted == .float { return constant(.float, .float(Double(number))) }
    let own = wanted?.integer ?? IntegerType(.int)
    guard let value = own.value(exactly: number) else {
      let digits = number.description
      let name = own.known.name
      throw failure(
        number < 0 && !own.isSigned
          ? "negative integer '\(digits)' overflows when stored into unsigned type '\(name)'"
          : "integer literal '\(digits)' overflows when stored into '\(name)'", at: range)
    }
    if wanted?.integer != nil { return constant(own.type, value) }
    if let wanted, case .parameter = wanted, conforms(wanted, to: .numeric) {
      return constant(wanted, value)
    }
    return try literal(value, .int, wanted, .expressibleByIntegerLiteral, range)
  }

  /// A literal of the type that is expected, where that can be written so.
  func literal(
    _ value: Value, _ own: Type, _ wanted: Type?, _ proto: KnownType, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    guard let wanted, case .nominal(let id, _) = wanted, wanted != own,
      program[id].kind != .protocolType, conforms(wanted, to: proto)
    else { return constant(own, value) }
    let label = proto.literalLabel
    for found in initializers(of: wanted) {
      guard case .function(let function) = found.member,
        function.parameters.map(\.label) == [label]
      else { continue }
      return Typed(wanted) { (m) throws(Interruption) in
        try m.construct(function, wanted, [value], range)
      }
    }
    return constant(own, value)
  }
}

extension KnownType {
  /// The label of the initialiser that takes such a literal.
  fileprivate var literalLabel: String {
    switch self {
    case .expressibleByIntegerLiteral: "integerLiteral"
    case .expressibleByFloatLiteral: "floatLiteral"
    case .expressibleByArrayLiteral: "arrayLiteral"
    default: "stringLiteral"
    }
  }
}
