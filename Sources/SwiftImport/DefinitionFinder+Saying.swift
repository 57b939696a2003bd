import SwiftExport
import Wording

// What a person can say of parameters that nothing else tells, and what all sections are.
extension DefinitionFinder {
  /// How to say what a parameter is; nil where that cannot be said.
  func unsaid(_ parameter: SwiftSymbol.Parameter) -> Message? {
    guard ImportValues.canSay(resolved(parameter.type)) else { return nil }
    let name = parameter.label ?? parameter.name
    if SaidShape.spells(resolved(parameter.type)), let sample = sample(for: parameter) {
      return """
        `import … with \(name): \(sample)` says what its `\(parameter.name): \(parameter.type)` is, \
        for example
        """
    }
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
    let needed = (initializers[path] ?? []).map { $0.parameters.filter { !$0.hasDefault } }
    let lists = needed.map { $0.filter { isUnsaid($0) } }.filter { !$0.isEmpty }
    guard let first = lists.min(by: { $0.count < $1.count }), first.count > 1 else {
      return lists.first?.first.flatMap { unsaid($0) }
    }
    let names = first.map { "\($0.label ?? $0.name): …" }.joined(separator: ", ")
    return "`import … with \(names)` says what it is made with"
  }

  /// Whether a parameter can be said, is needed and is not said.
  private func isUnsaid(_ parameter: SwiftSymbol.Parameter) -> Bool {
    let type = resolved(parameter.type)
    return ImportValues.isPlain(type) && type != "String" && !parameter.isOptional
      && values.literal(label: parameter.label, name: parameter.name, type: type) == nil
  }

  /// A list of all the cases of an enumeration; nil for another type.
  func everyCase(_ type: String) -> String? {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    let all = listedCases(of: resolved(String(type.dropFirst().dropLast())))
    return all.isEmpty ? nil : "[\(all.joined(separator: ", "))]"
  }
}
