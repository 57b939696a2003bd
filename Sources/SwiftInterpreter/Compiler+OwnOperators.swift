import SwiftReading
import Wording

extension Compiler {
  /// `pattern ~= value`, as a `case` asks it.
  func compileMatch(
    _ pattern: Expression, _ value: Expression, _ place: SourceRange, _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    let first = try compile(pattern)
    let type = resolved(first.type)
    let second = try compile(value, expecting: elementType(of: type) ?? type)
    let candidates = (program.functions["~="] ?? []).map {
      FoundMember(member: .function($0), substitution: [:])
    }
    let own = type.id.flatMap { operatorCandidates("~=", $0) } ?? []
    if let result = try? applyOperator(
      "~=", own + candidates, [first, second], [pattern, value], range)
    {
      return result
    }
    guard let method = members("contains", of: type).first(where: { $0.candidate != nil }),
      type.id.map({ Self.rangeTypes.contains(program[$0].name) }) == true,
      case .function(let contains) = method.member
    else {
      return try combine("==", place, first, second, pattern, value, range)
    }
    let one = first.code
    let bound = type.arguments.first ?? second.type
    let other = try convert(second, to: bound, .argument, at: value.range)
    return Typed(.bool) { (m) throws(Interruption) in
      let pattern = try one(m)
      return try m.invoke(contains, on: pattern, [try other(m)], range)
    }
  }

  private static let rangeTypes: Set<String> = [
    "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
  ]

  /// An operator of the program's own as the call that it is; also where the place alone says the
  /// type of both operands, as in `.now() + .seconds(1)`.
  func operatorCall(
    _ name: String, _ place: SourceRange, _ left: Expression, _ right: Expression,
    _ range: SourceRange, _ wanted: Type?
  ) throws(SwiftDiagnostic) -> Typed? {
    let arguments = [left, right].map { Argument(label: nil, value: $0, labelRange: $0.range) }
    if !Self.swiftOperators.contains(name), let functions = program.functions[name] {
      return try call(
        functions.reversed().map { Candidate(function: $0, substitution: [:]) }, .none, arguments,
        name, place, range, wanted)
    }
    guard needsContext(left), needsContext(right) || isLiteral(right), let wanted,
      !resolved(wanted).isNumber, let id = resolved(wanted).id,
      let own = operatorCandidates(name, id)
    else { return nil }
    return try? attempt { () throws(SwiftDiagnostic) in
      try call(own.compactMap { $0.candidate }, .none, arguments, name, place, range, wanted)
    }
  }

  func operatorCandidates(_ name: String, _ id: TypeID) -> [FoundMember]? {
    let name = name.hasPrefix("prefix ") ? String(name.dropFirst(7)) : name
    let found = members(name, of: selfTypeOrNominal(id), isStatic: true)
    return found.isEmpty ? nil : found
  }

  private func selfTypeOrNominal(_ id: TypeID) -> Type {
    .nominal(id, program[id].generics.map { .parameter($0) })
  }

  func applyOperator(
    _ name: String, _ candidates: [FoundMember], _ operands: [Typed], _ expressions: [Expression],
    _ range: SourceRange
  ) throws(SwiftDiagnostic) -> Typed {
    for candidate in candidates {
      guard case .function(let function) = candidate.member,
        function.parameters.count == operands.count
      else { continue }
      let result = try? attempt { () throws(SwiftDiagnostic) -> Typed in
        var substitution = candidate.substitution
        for generic in function.generics { substitution[generic] = freshVariable() }
        if let owner = function.owner {
          for generic in program[owner].generics { substitution[generic] = freshVariable() }
        }
        var codes: [Code] = []
        for (index, parameter) in function.parameters.enumerated() {
          let type = parameter.type.substituting(substitution)
          if isLiteral(expressions[index]) {
            codes.append(try check(expressions[index], type, .argument))
          } else {
            codes.append(
              try convert(operands[index], to: type, .argument, at: expressions[index].range))
          }
        }
        let parts = codes
        return Typed(function.result.substituting(substitution)) { (m) throws(Interruption) in
          let start = m.top
          for code in parts { try m.push(try code(m)) }
          let chosen = function.isRequirement ? m.dispatchedStatic(function, start) : function
          return try m.invoke(chosen, from: start, range)
        }
      }
      if let result { return result }
    }
    throw failure("no operator '\(name)' fits", at: range)
  }

  /// An operator as a function: `reduce(0, +)`, `sorted(by: >)`.
  func operatorFunction(_ name: String, _ wanted: Type?) -> Typed? {
    guard
      Self.arithmetic.contains(name) || Self.comparisons.contains(name)
        || name == "&&" || name == "||"
    else { return nil }
    let operand = freshVariable()
    let isTest = Self.comparisons.contains(name)
    if let wanted, case .function(let parameters, let result) = wanted, parameters.count == 2 {
      _ = unify(parameters[0], operand)
      _ = unify(parameters[1], operand)
      if !isTest { _ = unify(result, operand) }
    }
    let range = 0..<0
    return Typed(.function([operand, operand], isTest ? .bool : operand)) {
      (_) throws(Interruption) in
      .closure(
        ClosureValue { (m, arguments, _, _) throws(Interruption) in
          try m.combine(name, arguments[0], arguments[1], range)
        })
    }
  }
}
