import SwiftSyntax

// What orders and asks by the names of properties.
extension Fitting {
  /// Has what orders and asks by names do so: Foundation has here what orders by key paths alone, and
  /// what asks by closures.
  func nameProperties(in call: FunctionCallExprSyntax) {
    guard let first = call.arguments.first else { return }
    switch (call.calledExpression.trimmedDescription, first.label?.text) {
    case ("NSSortDescriptor", "key"):
      edits.replace(call.calledExpression, by: "ImportedPackages.KeySortDescriptor")
    case ("NSSortDescriptor", "keyPath"):
      guard let path = first.expression.as(KeyPathExprSyntax.self), let label = first.label,
        let name = nameNotGiven(path)
      else { return }
      edits.replace(call.calledExpression, by: "ImportedPackages.KeySortDescriptor")
      edits.replace(label, by: "key")
      edits.replace(path, by: "\"\(name)\"")
    case ("NSPredicate", "format"):
      edits.replace(call.calledExpression, by: "ImportedPackages.FormatPredicate")
    default: break
    }
  }

  /// The property that a key path is of, of a type that is not given: that has it by its name alone.
  private func nameNotGiven(_ path: KeyPathExprSyntax) -> String? {
    guard let root = path.root?.trimmedDescription, !declarations.types.contains(root),
      path.components.count == 1
    else { return nil }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?
      .declName.baseName.text
  }
}
