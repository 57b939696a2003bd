import SwiftExport

// Values that members are asked of and that are made of an enumeration's cases.
extension DefinitionFinder {
  /// How many values of a type are asked at most.
  private static let mostReceivers = 16

  /// What members of a type are asked of where an initializer takes cases of enumerations, or truths:
  /// what it makes of each; none where it takes none, or what cannot be made.
  func receivers(madeOfCasesBy path: String) -> [Receiver] {
    guard let type = types[path], !type.isGeneric, ["class", "struct"].contains(type.kind) else {
      return []
    }
    let own = (initializers[path] ?? []).filter {
      !$0.isAsync && !$0.isThrowing && !$0.isFailable && !$0.isPrivate && !$0.isGeneric
    }
    for initializer in own.sorted(by: { $0.parameters.count < $1.parameters.count }) {
      let needed = initializer.parameters.filter { !$0.hasDefault }
      guard needed.contains(where: { isChosen($0) || isOpen($0) }) else { continue }
      var variants: [(arguments: [String], name: String?)] = [([], nil)]
      for parameter in needed {
        let label = parameter.label.map { "\($0): " } ?? ""
        let values = values(of: parameter, for: path)
        variants = variants.flatMap { variant in
          values.map { value in
            (
              variant.arguments + [label + value.text],
              value.isYes
                ? (variant.name ?? "") + (value.name ?? "").capitalizedFirst
                : variant.name ?? value.name
            )
          }
        }
      }
      guard 1...Self.mostReceivers ~= variants.count else { continue }
      return variants.map { arguments, name in
        let made = "\(path)(\(arguments.joined(separator: ", ")))"
        return Receiver(expression: "\(kept(made, of: path)).", name: name, title: Self.told(made))
      }
    }
    return []
  }

  /// Whether a parameter is one of an enumeration's cases, and nothing says which.
  private func isChosen(_ parameter: SwiftSymbol.Parameter) -> Bool {
    types[resolved(parameter.type)]?.kind == "enum" && !parameter.isOptional
  }

  /// Whether a parameter is an answer, and nothing says which.
  private func isOpen(_ parameter: SwiftSymbol.Parameter) -> Bool {
    !parameter.isOptional && !truths(of: parameter).isEmpty
  }

  private func values(
    of parameter: SwiftSymbol.Parameter, for path: String
  ) -> [(text: String, name: String?, isYes: Bool)] {
    if isOpen(parameter) {
      return zip(truths(of: parameter), [false, true]).map {
        ($0, $1 ? parameter.name : nil, $1)
      }
    }
    guard isChosen(parameter) else {
      return value(of: parameter, ofPlainValues: false, within: [path]).map { [($0, nil, false)] }
        ?? []
    }
    return receivers(ofCasesOf: resolved(parameter.type)).map {
      (String($0.expression.dropLast()), $0.name, false)
    }
  }
}
