import SwiftReading
import Wording

extension Compiler {
  /// Refuses a class that stores what nothing gives a value, and that has no initialiser.
  func checkInitializers(_ id: TypeID, _ declaration: Declaration) throws(SwiftDiagnostic) {
    guard let syntax = declaration.typeSyntax, syntax.kind == .classType,
      !program[id].hasInitializer
    else { return }
    for member in syntax.members {
      guard case .variable(let variable) = member.kind,
        member.modifiers.isDisjoint(with: ["static", "class", "lazy", "override"])
      else { continue }
      for binding in variable.bindings where binding.needsInitializer(variable.isVariable) {
        guard case .name(let name, _) = binding.pattern.kind else { continue }
        throw failure(
          "class '\(syntax.name)' has no initializers", at: declaration.nameRange,
          fix: "'\(name)' has no value: give it one, or write 'init(…)'")
      }
    }
  }

  /// Refuses an initialiser that nowhere gives a stored property its value.
  ///
  /// Whether it does so on every way through it is seen when it runs.
  func checkAssigned(_ function: Function) throws(SwiftDiagnostic) {
    guard !isPrelude, !context.assignsSelf, let id = function.owner else { return }
    for property in program[id].fields where property.owner == id {
      guard !property.isLazy, property.initial == nil, property.syntax?.value == nil,
        !context.assigned.contains(property.name), let type = property.type,
        !(property.isVariable && resolved(type).wrapped != nil)
      else { continue }
      throw failure(
        "return from initializer without initializing all stored properties: '\(property.name)'",
        at: function.range, fix: "write 'self.\(property.name) = …'")
    }
  }
}

extension VariableSyntax.Binding {
  /// Whether only an initialiser can give it its first value.
  fileprivate func needsInitializer(_ isVariable: Bool) -> Bool {
    guard value == nil, accessors?.get == nil else { return false }
    guard isVariable, let type else { return true }
    if case .optional = type.kind { return false }
    return true
  }
}
