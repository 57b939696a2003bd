import SwiftReading
import Wording

extension Compiler {
  /// What the members of a type that carry out a protocol's requirements say an associated type is,
  /// as the compiler infers it where no `typealias` does.
  func witnessedType(_ name: String, of type: Type) -> Type? {
    guard let id = type.id, Int(id.index) >= KnownType.allCases.count,
      program[id].kind != .protocolType
    else { return nil }
    for proto in program.protocols(of: type) {
      guard let own = proto.id,
        let parameter = program[own].generics.first(where: {
          program.parameters[$0].name == name
        })
      else { continue }
      for (_, requirements) in program[own].members.sorted(by: { $0.key < $1.key }) {
        for requirement in requirements {
          guard let wanted = declaredType(of: requirement), wanted.parameters.contains(parameter),
            let found = witness(of: requirement, in: type).flatMap({
              wanted.part(inPlaceOf: parameter, of: $0)
            })
          else { continue }
          return found
        }
      }
    }
    return nil
  }

  /// What to write where nothing says of what type a value is.
  func unknownType(at range: SourceRange) -> SwiftDiagnostic {
    failure(
      "type of expression is ambiguous without a type annotation", at: range,
      fix: "write it: 'let value: Type = …', or 'typealias' in the type that conforms")
  }

  /// The type of the member that carries a requirement out, the type's own or one of a class above.
  private func witness(of requirement: Member, in type: Type) -> Type? {
    let name = requirement.name
    var current: Type? = type
    while case .nominal(let id, let arguments)? = current {
      let substitution = substitution(of: id, arguments)
      for member in program[id].members[name] ?? [] {
        switch (requirement, member) {
        case (.function(let wanted), .function(let own)) where wanted.fullName == own.fullName:
          return own.type.substituting(substitution)
        case (.property, .property):
          return declaredType(of: member)?.substituting(substitution)
        default: continue
        }
      }
      current = program.superclass(of: .nominal(id, arguments))
    }
    return nil
  }

  private func declaredType(of member: Member) -> Type? {
    switch member {
    case .function(let function): function.type
    case .property(let property): try? type(of: property, at: property.range)
    case .enumCase, .type: nil
    }
  }
}

extension Member {
  fileprivate var name: String {
    switch self {
    case .function(let function): function.name
    case .property(let property): property.name
    case .enumCase(let info): info.name
    case .type: ""
    }
  }
}

extension Type {
  /// What stands in a type of the same shape where this one has a generic parameter.
  fileprivate func part(inPlaceOf parameter: Int, of other: Type) -> Type? {
    switch (self, other) {
    case (.parameter(parameter), _): return other
    case (.nominal(let own, let first), .nominal(let id, let second)) where own == id:
      return Self.part(inPlaceOf: parameter, first, second)
    case (.tuple(let first, _), .tuple(let second, _)):
      return Self.part(inPlaceOf: parameter, first, second)
    case (.function(let first, let result), .function(let second, let other)):
      return Self.part(inPlaceOf: parameter, first + [result], second + [other])
    case (.inoutParameter(let own), .inoutParameter(let other)),
      (.metatype(let own), .metatype(let other)):
      return own.part(inPlaceOf: parameter, of: other)
    default: return nil
    }
  }

  private static func part(
    inPlaceOf parameter: Int, _ first: [Type], _ second: [Type]
  ) -> Type? {
    guard first.count == second.count else { return nil }
    return zip(first, second).lazy.compactMap { $0.part(inPlaceOf: parameter, of: $1) }.first
  }
}
