import SwiftSyntax

// Collection views that a method makes which is not given, as `configureHierarchy()` in many apps.
extension Slicing {
  /// Has a class's variable for a collection view, which no code gives one, make it when it is needed: of
  /// the layout that a method of the class gives, or of rows; where a call goes that would make it.
  mutating func makeCollectionView(without item: CodeBlockItemSyntax, _ cause: RefusalCause) {
    guard cause.kind == .nameMissing, let call = item.item.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.lastToken(viewMode: .sourceAccurate)?.text,
      cause.name.split(separator: ".").last.map(String.init) == called, call.arguments.isEmpty,
      let type = item.enclosing(ClassDeclSyntax.self),
      let (variable, annotation) = type.emptyCollectionView,
      let name = variable.bindings.first?.pattern.trimmedDescription,
      !type.assigns(name), begins(variable)
    else { return }
    let layout = type.layoutOfItsOwn ?? "HeadlessUIKit.StandInLayout()"
    edits.insert("lazy ", before: variable.bindingSpecifier)
    edits.insert(
      " = HeadlessUIKit.StandInViews.shown(UICollectionView(frame: .zero, "
        + "collectionViewLayout: \(layout)), in: self, asWhole: true)", after: annotation)
    let owner = type.name.trimmedText
    note(.superclass, "StandIn", variable, RefusalCause(missing: "\(owner).\(name)"))
  }
}

extension ClassDeclSyntax {
  /// Whether its code gives a variable a value.
  fileprivate func assigns(_ name: String) -> Bool {
    let code = [Syntax(self)] + extensionsInFile.map { Syntax($0) }
    return code.contains { part in
      part.tokens(viewMode: .sourceAccurate).contains { token in
        token.text == name && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
      }
    }
  }

  /// Its variable for a collection view that is there later.
  fileprivate var emptyCollectionView: (VariableDeclSyntax, TypeAnnotationSyntax)? {
    memberBlock.members.lazy.compactMap { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        binding.initializer == nil, variable.attributes.isEmpty,
        let annotation = binding.typeAnnotation,
        annotation.type.trimmedDescription == "UICollectionView!"
      else { return nil }
      return (variable, annotation)
    }.first
  }

  /// What gives the only layout that it has a method for.
  var layoutOfItsOwn: String? {
    let members = memberBlock.members + extensionsInFile.flatMap { $0.memberBlock.members }
    let functions = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { function in
      let type = function.signature.returnClause?.type.trimmedDescription ?? ""
      return type.hasPrefix("UICollectionView") && type.hasSuffix("Layout")
        && function.signature.parameterClause.parameters.isEmpty
    }
    guard let function = functions.first, functions.count == 1 else { return nil }
    let owner = function.modifiers.contains("static") ? "Self" : "self"
    return "\(owner).\(function.name.text.escaped)()"
  }
}
