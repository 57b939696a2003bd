import SwiftReading
import Wording

extension Compiler {
  /// Compares `override` with what the superclass has.
  func checkOverride(
    of name: String, _ id: TypeID, _ declaration: Declaration, _ overrides: (Member) -> Bool
  ) throws(SwiftDiagnostic) {
    guard program[id].kind == .classType else { return }
    let isMarked = declaration.modifiers.contains("override")
    var found = false
    if let above = program[id].superclass {
      for candidate in members(name, of: above) where !candidate.isInherited {
        guard overrides(candidate.member) else { continue }
        found = true
        if isMarked { try checkFinal(candidate.member, at: declaration.nameRange) }
      }
    }
    if found, !isMarked {
      throw failure(
        "overriding declaration requires an 'override' keyword", at: declaration.nameRange,
        fix: "write 'override' before it")
    }
    if isMarked, !found {
      if Self.ownLayouts.contains(name) {
        throw SwiftDiagnostic(
          "a layout class of one's own needs the compiler", at: declaration.nameRange,
          fix: "describe it with 'NSCollectionLayoutGroup.custom'", kind: .needsCompiler)
      }
      let names = program[id].superclass.map { memberNames(of: $0, isStatic: false) } ?? []
      var isProperty = false
      if case .variable = declaration.kind { isProperty = true }
      throw failure(
        isProperty
          ? "property does not override any property from its superclass"
          : "method does not override any method from its superclass",
        at: declaration.nameRange, fix: suggestion(for: name, among: names))
    }
  }

  private func checkFinal(_ member: Member, at range: SourceRange) throws(SwiftDiagnostic) {
    switch member {
    case .function(let function) where function.isFinal:
      throw failure("instance method overrides a 'final' instance method", at: range)
    case .property(let property) where property.isFinal:
      throw failure("property overrides a 'final' property", at: range)
    default: break
    }
  }

  /// What a subclass of a layout overrides to place views itself, which the engines do not ask.
  private static let ownLayouts: Set<String> = [
    "prepare", "layoutAttributesForElements", "layoutAttributesForItem",
    "layoutAttributesForSupplementaryView", "layoutAttributesForDecorationView",
    "collectionViewContentSize", "shouldInvalidateLayout", "invalidationContext",
    "initialLayoutAttributesForAppearingItem", "finalLayoutAttributesForDisappearingItem",
    "targetContentOffset",
  ]

  /// The property of a superclass with that name; nil where there is none.
  func overridden(_ name: String, above id: TypeID) -> Property? {
    guard program[id].kind == .classType else { return nil }
    var current = program[id].superclass?.id
    while let type = current {
      for case .property(let property) in program[type].members[name] ?? [] {
        return property
      }
      current = program[type].superclass?.id
    }
    return nil
  }

  /// Whether a property is the program's, and no prelude's.
  func isOwn(_ property: Property) -> Bool {
    property.owner.map { !program[$0].isFromPrelude } ?? true
  }
}
