import SwiftReading
import Wording

/// What mends a value of the wrong type.
extension Compiler {
  /// The refusal of a value of one type where another is wanted.
  func misfit(
    _ own: Type, _ wanted: Type, _ border: Border, at range: SourceRange
  ) -> SwiftDiagnostic {
    failure(border.message(name(own), name(wanted)), at: range, fix: mend(own, wanted))
  }

  private func mend(_ own: Type, _ wanted: Type) -> Message? {
    var wanted = wanted
    while let wrapped = wanted.wrapped { wanted = resolved(wrapped) }
    if own.isNumber, wanted.isNumber { return "write '\(name(wanted))(…)' around it" }
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
    return Array(Set(visible.map(written))).sorted().suffix(2)
  }
}
