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

  /// Gives variables that whoever makes an object sets, as `var viewModel: ViewModel!`, a value of what
  /// stands in for their type: nobody does where the file is alone.
  mutating func giveParts(_ name: String, declaredAs declaration: String) {
    let isCase = declaration.contains("HeadlessUIKit.StandInCase")
    let isMade = declaration.hasPrefix("struct ") || declaration.hasPrefix("final class ") || isCase
    let made: String? = declaration.hasPrefix("protocol ") ? "\(name)NotGiven" : isMade ? name : nil
    guard let made, roles.generic[name] == nil else { return }
    for (tree, mark) in zip(trees, marks) {
      for type in GivenParts(ofType: name, in: tree).found {
        edits[mark, default: SourceEdits()].insert(" = \(made)()", after: type)
      }
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

/// The variables of a type's that are there once they are set, and that it does not set itself.
private final class GivenParts: SyntaxVisitor {
  private(set) var found: [TypeAnnotationSyntax] = []
  private let name: String

  init(ofType name: String, in tree: SourceFileSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindingSpecifier.text == "var",
      node.modifiers.allSatisfy({ !["weak", "unowned", "lazy"].contains($0.name.text) }),
      node.bindings.count == 1, let binding = node.bindings.first, binding.initializer == nil,
      binding.accessorBlock == nil, let annotation = binding.typeAnnotation,
      let optional = annotation.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      optional.wrappedType.trimmedDescription == name
    else { return .visitChildren }
    found.append(annotation)
    return .visitChildren
  }
}
