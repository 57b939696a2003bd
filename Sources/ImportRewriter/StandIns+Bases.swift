import SwiftSyntax

// What a class has of a base that is not given.
extension StandIns {
  /// Gives classes what their code asks of an object, such as a view model, that they take for their
  /// own: a base has it that is not given; and what they keep their subscriptions in.
  mutating func addMembersOfBases(_ found: [(RewritingTask.Refusal, Place?)]) {
    var known: Set<String> = []
    for (refusal, place) in found where refusal.message.hasPrefix("cannot find '") {
      guard let place, let token = place.token.ownName,
        let type = declaredClass(around: place.token),
        let member = member(called: token.text)
      else { continue }
      let name = "\(type.declared.name.text).\(token.text)"
      guard known.insert(name).inserted else { continue }
      edits[type.mark, default: SourceEdits()].insert(
        " \(member); ", before: type.declared.memberBlock.rightBrace)
      note(name, refusal, place)
    }
  }

  /// The class that a place is in, or in an extension of, with the mark of its file.
  private func declaredClass(around token: TokenSyntax) -> (declared: ClassDeclSyntax, mark: String)? {
    guard let name = token.enclosingTypes.first else { return nil }
    for (tree, mark) in zip(trees, marks) {
      for statement in tree.statements {
        if let declared = statement.item.as(ClassDeclSyntax.self), declared.name.text == name,
          declared.inheritanceClause != nil
        {
          return (declared, mark)
        }
      }
    }
    return nil
  }

  private func member(called name: String) -> String? {
    if isFetching, name.lowercased().hasSuffix("disposebag") {
      return "var \(name) = ImportedPackages.DisposeBag()"
    }
    if isFetching, ["cancel", "subscription"].contains(where: { name.lowercased().hasPrefix($0) }) {
      return "var \(name): Set<ImportedPackages.AnyCancellable> = []"
    }
    guard KnownObject.isLikely(name.prefix(1).uppercased() + name.dropFirst()) else { return nil }
    return "var \(name): HeadlessUIKit.StandInMember = HeadlessUIKit.standingIn(for: \"\(name)\")"
  }
}

extension TokenSyntax {
  /// The name that this is of a member of its own class's, which is not called.
  fileprivate var ownName: TokenSyntax? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self), text.first?.isLowercase == true,
      reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
        != ExprSyntax(reference).id
    else { return nil }
    return self
  }
}
