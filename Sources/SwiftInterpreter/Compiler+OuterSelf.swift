import SwiftReading
import Wording

/// `self` outside of any type.
///
/// Functions that were taken out of a class run at the top. A prelude may declare a global `self`,
/// which stands for the object that they were a part of: it has the members of its type, and beside
/// them all that is declared at the top, which comes first.
extension Compiler {
  /// The type of the global `self`; nil where no prelude declares it, and inside of a type.
  var outerSelf: Type? {
    guard context.selfType == nil, let property = program.globals["self"] else { return nil }
    return property.type
  }

  /// Whether a value of that type is the global `self`.
  func isOuterSelf(_ type: Type) -> Bool {
    guard let own = program.globals["self"]?.type?.id else { return false }
    return resolved(type).id == own
  }

  /// The members with that name that a bare name at the top finds.
  func outerMembers(_ name: String) -> [FoundMember] {
    guard let type = outerSelf, !isPrelude else { return [] }
    return members(name, of: type).filter { !$0.isType }
  }

  /// What `self.name` reads at the top where it is declared there; nil for a member of the type.
  func outerValue(
    _ name: String, of base: Type, _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed? {
    guard isOuterSelf(base) else { return nil }
    if let property = program.globals[name] { return try read(global: property, at: range) }
    return program.functions[name].map { functionValue($0, wanted) }
  }

  /// What `self.name(…)` calls at the top where it is declared there.
  func outerCall(
    _ name: String, of base: Type, _ place: SourceRange, _ arguments: [Argument],
    _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed? {
    guard isOuterSelf(base) else { return nil }
    if let functions = program.functions[name] {
      return try call(
        functions.reversed().map { Candidate(function: $0, substitution: [:]) }, .none, arguments,
        name, place, range, wanted)
    }
    guard let property = program.globals[name] else { return nil }
    return try callValue(try read(global: property, at: place), arguments, range)
  }
}
