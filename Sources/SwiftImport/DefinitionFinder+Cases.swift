import SwiftExport
import Wording

// The cases of enumerations, of which members are asked.
extension DefinitionFinder {
  /// What members of an enumeration are asked of: each case, and with what comes with it where that
  /// can be made.
  func receivers(ofCasesOf path: String) -> [Receiver] {
    (caseSymbols[path] ?? []).flatMap { made($0, of: path) }
  }

  /// The cases of an enumeration as a list of all has them, also those with a number that nothing says:
  /// 1 stands for that, and is told.
  func listedCases(of path: String) -> [String] {
    (caseSymbols[path] ?? []).flatMap { made($0, of: path, ofAnyNumber: true) }
      .map { String($0.expression.dropLast()) }
  }

  /// The cases that a member of an enumeration is not asked of, for nothing says what comes with them.
  func unmadeCases(of member: SwiftSymbol) -> [(symbol: SwiftSymbol, reason: Message)] {
    let path = member.scope.joined(separator: ".")
    guard member.isInstanceMember, types[path]?.kind == "enum" else { return [] }
    return (caseSymbols[path] ?? []).filter { made($0, of: path).isEmpty }.map { symbol in
      let unknown = symbol.parameters.first { values(of: $0).isEmpty }
      return (symbol, unknown.map(reason(unknown:)) ?? "it cannot be made without arguments")
    }
  }

  /// A case with what comes with it, in both ways where that is an answer.
  private func made(
    _ symbol: SwiftSymbol, of path: String, ofAnyNumber isAny: Bool = false
  ) -> [Receiver] {
    let name = symbol.baseName
    if name == symbol.path.last {
      return [Receiver(expression: "\(path).\(SwiftSource.escaped(name)).", name: name)]
    }
    var variants: [(arguments: [String], name: String)] = [([], name)]
    for parameter in symbol.parameters {
      let label = parameter.label.map { "\($0): " } ?? ""
      let known = values(of: parameter)
      let values =
        known.isEmpty && isAny && isNumber(parameter)
        ? ["report.one(for: \"\(path).\(name)\")"] : known
      variants = variants.flatMap { variant in
        values.map { value in
          let isYes = values.count > 1 && value == values.last
          let name = isYes ? variant.name + parameter.name.capitalizedFirst : variant.name
          return (variant.arguments + [label + value], name)
        }
      }
    }
    return variants.map { variant in
      let made =
        "\(path).\(SwiftSource.escaped(name))(\(variant.arguments.joined(separator: ", ")))"
      return Receiver(expression: "\(made).", name: variant.name, title: Self.told(made))
    }
  }

  /// What can come with a case: numbers would change a layout, and have to be said.
  private func values(of parameter: SwiftSymbol.Parameter) -> [String] {
    let type = resolved(parameter.type)
    let said = values.literal(label: parameter.label, name: parameter.name, type: type)
    if let said { return [said] }
    let truths = truths(of: parameter)
    if !truths.isEmpty { return truths }
    return isNumber(parameter) ? [] : value(of: parameter, ofPlainValues: true).map { [$0] } ?? []
  }

  private func isNumber(_ parameter: SwiftSymbol.Parameter) -> Bool {
    let type = resolved(parameter.type)
    return ImportValues.isPlain(type) && type != "String" && !parameter.isOptional
  }
}
