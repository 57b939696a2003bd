import SwiftReading
import Wording

/// What mends a value of the wrong type.
extension Compiler {
  /// The refusal of a value of one type where another is wanted.
  func misfit(
    _ own: Type, _ wanted: Type, _ border: Border, at range: SourceRange
  ) -> SwiftDiagnostic {
    failure(border.message(name(own), name(wanted)), at: range, fix: mend(own, wanted, at: range))
  }

  private func mend(_ own: Type, _ wanted: Type, at range: SourceRange) -> Message? {
    var wanted = wanted
    while let wrapped = wanted.wrapped { wanted = resolved(wrapped) }
    if own == .int, wanted.isNumber, integerDivisions.contains(range) {
      return
        "write '\(name(wanted))(…)' around its parts: a division of integers drops the fraction"
    }
    if own.isNumber, wanted.isNumber { return "write '\(name(wanted))(…)' around it" }
    if case .function(_, let result) = own, conversion(from: resolved(result), to: wanted) != nil {
      return "call it: write '(…)' behind it"
    }
    let erased = own.wrapped.map { resolved($0) } ?? own
    if erased == .any || erased.id == KnownType.anyHashable.id {
      return "write 'as! \(name(wanted))' behind it, or 'as? \(name(wanted))' with 'if let'"
    }
    if own.isNumber, wanted == .string { return "write 'String(…)' around it" }
    if wanted.id == KnownType.array.id, conversion(from: own, to: wanted.arguments[0]) != nil {
      return "write '[…]' around it"
    }
    if own.id == KnownType.array.id, conversion(from: own.arguments[0], to: wanted) != nil {
      return "one is wanted here, without the brackets"
    }
    guard case .nominal(let id, _) = wanted, Int(id.index) >= KnownType.allCases.count,
      program[id].isFromPrelude
    else { return nil }
    let makers = makers(of: id, wanted, from: own)
    guard !makers.isEmpty else { return nil }
    let ways = makers.joined(separator: ", ")
    return "it is made with \(ways)"
  }

  /// How a value of a type of UIKit's is made: of a number by what takes one, else by its parts.
  private func makers(of id: TypeID, _ type: Type, from own: Type) -> [String] {
    let functions = program[id].statics.values.joined().compactMap { member -> Function? in
      guard case .function(let function) = member, function.name.first != "_" else { return nil }
      return function
    }
    if own.isNumber {
      return functions.filter { function in
        function.parameters.count == 1 && function.parameters[0].label == nil
          && resolved(function.parameters[0].type).isNumber && function.result == type
      }
      .map { "'.\($0.name)(…)'" }.sorted()
    }
    let written = { (function: Function) -> String in
      let labels = function.parameters.filter { $0.defaultValue == nil }
        .map { ($0.label ?? "_") + ":" }
      let name = function.isInitializer ? self.name(type) : ".\(function.name)"
      return "'\(name)(\(labels.joined()))'"
    }
    let visible = functions.filter { function in
      function.result == type && !function.parameters.isEmpty
        && !function.parameters.contains { $0.label?.first == "_" || $0.label == "coder" }
    }
    let fitting = visible.filter { function in
      function.parameters.contains { parameter in
        let type = resolved(parameter.type)
        return type == own || type == .array(own)
      }
    }
    var ways: [String] = []
    let chosen = fitting.isEmpty ? visible : fitting
    for function in chosen.sorted(by: {
      ($0.parameters.count, $0.name) < ($1.parameters.count, $1.name)
    })
    where !ways.contains(written(function)) { ways.append(written(function)) }
    return Array(ways.prefix(2))
  }

  /// The refusal of a type whose generic arguments nothing tells.
  func uninferred(_ type: Type, at range: SourceRange) -> SwiftDiagnostic {
    guard case .nominal(let id, let arguments) = type,
      let place = arguments.firstIndex(where: { hasVariables($0) }),
      place < program[id].generics.count, Int(id.index) >= KnownType.allCases.count
    else {
      return failure(
        "generic parameter could not be inferred", at: range, fix: "declare the type: ': Type'")
    }
    let parameter = program.parameters[program[id].generics[place]].name
    return failure(
      "generic parameter '\(parameter)' could not be inferred", at: range,
      fix: "name the types: '\(genericName(id))'")
  }

  /// A generic type with the names of its parameters: `Box<Content>`.
  func genericName(_ id: TypeID) -> String {
    let names = program[id].generics.map { program.parameters[$0].name }
    return "\(program[id].name)<\(names.joined(separator: ", "))>"
  }
}
