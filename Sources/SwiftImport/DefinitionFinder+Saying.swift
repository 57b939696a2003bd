import SwiftExport
import Wording

// What a person can say of parameters that nothing else tells, and what all sections are.
extension DefinitionFinder {
  /// How to say what a parameter is; nil where that cannot be said.
  func unsaid(_ parameter: SwiftSymbol.Parameter) -> Message? {
    guard ImportValues.isPlain(resolved(parameter.type)) else { return nil }
    let name = parameter.label ?? parameter.name
    return "`import … with \(name): …` says what its `\(parameter.name): \(parameter.type)` is"
  }

  /// Why a declaration cannot be asked for whose parameter nothing tells, and how to say what that is
  /// where it can be said.
  func reason(unknown parameter: SwiftSymbol.Parameter) -> Message {
    unsaid(parameter) ?? "nothing says what its `\(parameter.name): \(parameter.type)` is"
  }

  /// How to say what a type is made with that nothing else tells; nil where that is not all it lacks.
  func unsaid(_ path: String) -> Message? {
    guard making(path, ofPlainValues: true) != nil else { return nil }
    return (initializers[path] ?? []).lazy.flatMap(\.parameters)
      .filter { !$0.hasDefault }.compactMap { unsaid($0) }.first
  }

  /// A list, or what gives one, of all the cases of an enumeration; nil for another type.
  func everyCase(_ type: String) -> String? {
    let isClosure = type.hasPrefix("() -> [")
    guard isClosure || type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    let element = String(type.drop { $0 != "[" }.dropFirst().dropLast())
    let all = receivers(ofCasesOf: resolved(element))
    guard !all.isEmpty else { return nil }
    let list = all.map { String($0.expression.dropLast()) }.joined(separator: ", ")
    return isClosure ? "{ [\(list)] }" : "[\(list)]"
  }
}
