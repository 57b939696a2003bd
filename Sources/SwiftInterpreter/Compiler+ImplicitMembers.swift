import SwiftReading
import Wording

extension Compiler {
  /// `.name` or `.name(…)`, in the type that the place expects.
  func compileImplicit(
    _ name: String, _ arguments: [Argument]?, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed {
    guard let wanted, !isVariable(wanted) else {
      throw failure(
        "cannot infer contextual base in reference to member '\(name)'", at: range,
        fix: "write the type before the dot")
    }
    var types = [wanted]
    while let wrapped = types[types.count - 1].wrapped { types.append(resolved(wrapped)) }
    if case .function(_, let result) = wanted { types.append(resolved(result)) }
    // What the optional wraps comes first, save for its own cases.
    for type in types.reversed() {
      let found = members(name, of: type, isStatic: true)
      if found.isEmpty, name != "init" { continue }
      guard let arguments else { return try staticMember(found, name, type, range, wanted) }
      return try callStatic(found, name, type, arguments, range, wanted)
    }
    let type = types[types.count - 1]
    if type.id == KnownType.anyHashable.id, arguments == nil {
      // Where a program says of nothing what it is, the name stands for itself.
      return constant(.string, .string(name))
    }
    throw noImplicit(name, of: type, arguments, at: range)
  }

  /// The refusal of `.name` where the type has no such member.
  private func noImplicit(
    _ name: String, of type: Type, _ arguments: [Argument]?, at range: SourceRange
  ) -> SwiftDiagnostic {
    var refusal = noMember(name, of: type, isStatic: true, at: range)
    guard refusal.fix == nil else { return refusal }
    if type.isNumber, arguments?.isEmpty == false {
      refusal.fix = "a number alone is wanted here"
    } else if type.id == KnownType.array.id,
      !members(name, of: resolved(type.arguments[0]), isStatic: true).isEmpty
    {
      refusal.fix = arguments == nil ? "write '[.\(name)]'" : "write '[.\(name)(…)]'"
    }
    return refusal
  }
}
