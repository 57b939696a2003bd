import SwiftReading

extension TypeDeclarationSyntax {
  /// The type that `ID` is in a type which is `Identifiable`: that of its property `id`.
  ///
  /// It is nil where the type names its `ID`, or where nothing written says what `id` is.
  var identity: TypeSyntax? {
    let isIdentifiable = inherited.contains { type in
      if case .named("Identifiable", _, _) = type.kind { true } else { false }
    }
    guard isIdentifiable, !members.contains(where: \.namesIdentity) else { return nil }
    for member in members {
      guard case .variable(let variable) = member.kind else { continue }
      for binding in variable.bindings {
        guard case .name("id", _) = binding.pattern.kind else { continue }
        return binding.type ?? binding.value.flatMap(\.madeType)
      }
    }
    return nil
  }
}

extension Declaration {
  fileprivate var namesIdentity: Bool {
    switch kind {
    case .typeAlias(let name, _, _): name == "ID"
    case .type(let type): type.name == "ID"
    default: false
    }
  }
}

extension Expression {
  /// The type whose initialiser or literal the expression is.
  fileprivate var madeType: TypeSyntax? {
    let name: String
    switch kind {
    case .integer: name = "Int"
    case .string: name = "String"
    case .member(_, "uuidString", _, _): name = "String"
    case .call(let callee, _):
      guard case .name(let type, _) = callee.kind, type.first?.isUppercase == true else {
        return nil
      }
      name = type
    default: return nil
    }
    return TypeSyntax(.named(name, arguments: [], base: nil), range)
  }
}
