import SwiftSyntax

// What a class has of a base that is not given.
extension StandIns {
  /// Gives classes what their code asks of an object, such as a view model, that they take for their
  /// own: a base has it that is not given; and what they keep their subscriptions in.
  mutating func addMembersOfBases(_ found: [(RewritingTask.Refusal, Place?)]) {
    var known: Set<String> = []
    for (refusal, place) in found {
      guard let place, let called = refusal.message.ownMember, place.token.isNotCalled,
        place.token.text == called.name, called.name.first?.isLowercase == true,
        let type = declaredClass(called.type ?? place.token.enclosingTypes.first),
        let member = member(called: called.name)
      else { continue }
      let name = "\(type.declared.name.text).\(called.name)"
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

  /// The class of a name that has a base, with the mark of its file.
  private func declaredClass(_ name: String?) -> (declared: ClassDeclSyntax, mark: String)? {
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

extension String {
  /// The member of a class's that a refusal is about: of the class around, where it names none.
  fileprivate var ownMember: (type: String?, name: String)? {
    let parts = split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    if hasPrefix("cannot find '"), parts.count > 2 { return (nil, parts[1]) }
    guard hasPrefix("value of type '"), parts.count > 4, parts[2] == " has no member " else {
      return nil
    }
    return (parts[1], parts[3])
  }
}

extension TokenSyntax {
  /// Whether it is the name of a value that is not called.
  fileprivate var isNotCalled: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    let named =
      reference.parent?.as(MemberAccessExprSyntax.self).flatMap {
        $0.declName.id == reference.id ? ExprSyntax($0) : nil
      } ?? ExprSyntax(reference)
    return named.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != named.id
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
