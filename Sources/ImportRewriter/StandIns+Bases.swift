import SwiftSyntax

// Variables that classes have from bases and protocols that are not given, or from elsewhere.
extension StandIns {
  /// Gives classes below a base or a protocol that is not given the variables that their code is
  /// refused for want of.
  mutating func addMembersOfBases(_ found: [(RewritingTask.Refusal, Place?)]) {
    var known: Set<String> = []
    for (refusal, place) in found {
      guard let place else { continue }
      let list = Self.missingList(refusal, at: place.token)
      guard let name = list ?? Self.missingVariable(refusal, at: place.token),
        let owner = list == nil
          ? Self.owner(of: refusal, at: place.token) : place.token.enclosingTypes.last,
        let type = based(owner)
          ?? (Self.isAskedForMembers(place.token) ? ofKnownBase(owner) : nil),
        let number = trees.firstIndex(where: { Syntax($0).id == type.root.id })
      else { continue }
      let member = "\(type.name.trimmedText).\(name)"
      guard known.insert(member).inserted else { continue }
      edits[marks[number], default: SourceEdits()].insert(
        " \(variable(name, of: type)); ", before: type.memberBlock.rightBrace)
      note(member, refusal, place)
    }
  }

  /// The name of a variable that an object is refused for want of; nil where a refusal is about
  /// something else.
  private static func missingVariable(
    _ refusal: RewritingTask.Refusal, at token: TokenSyntax
  ) -> String? {
    let cause = RefusalCause(refusal.message)
    guard cause.kind == .nameMissing, !refusal.message.hasPrefix("type '"),
      let name = cause.name.split(separator: ".").last.map(String.init), token.text == name,
      name.first?.isLowercase == true, !token.isCalled, !token.isInStaticMember
    else { return nil }
    return name
  }

  /// The name of a view that shows lists which is taken for the methods of its delegate, as nothing
  /// declares it; nil where a refusal is about something else.
  private static func missingList(
    _ refusal: RewritingTask.Refusal, at token: TokenSyntax
  ) -> String? {
    let isOfMethods = [
      "of type '(UICollectionView, ", "of type '(UITableView, ",
      "cannot be resolved without a contextual type",
    ].contains { refusal.message.contains($0) }
    let member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
    let whole = member?.declName.baseName.id == token.id ? member?.base : ExprSyntax(token.parent)
    let name = whole?.trimmedDescription.filter { !"?!".contains($0) }
      .split(separator: ".").last.map(String.init)
    return isOfMethods ? name.flatMap { views[$0] == nil ? nil : $0 } : nil
  }

  /// Whether a name is that of a value which members are asked of, as an app's own that all its code
  /// knows, or a member that an extension in another file has.
  private static func isAskedForMembers(_ token: TokenSyntax) -> Bool {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      token.enclosing(CodeBlockItemSyntax.self)?.parent?.parent?.is(SourceFileSyntax.self) == false
    else { return false }
    return name.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(name).id
  }

  /// The type that a name is taken for a member of.
  private static func owner(of refusal: RewritingTask.Refusal, at token: TokenSyntax) -> String? {
    let parts = RefusalCause(refusal.message).name.split(separator: ".").map(String.init)
    return parts.count > 1 ? parts.dropLast().last : token.enclosingTypes.last
  }

  /// The class, or the one of its superclasses, that has a base or a protocol which is not given.
  private func based(_ name: String) -> ClassDeclSyntax? {
    var (name, seen) = (name, Set<String>())
    while let type = extensions.classes[name], seen.insert(name).inserted {
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if !type.missingBases.isEmpty || !uses.protocols.isDisjoint(with: inherited) { return type }
      name = inherited.first ?? ""
    }
    return nil
  }

  /// The class, where UIKit's that it is below says all that it inherits.
  private func ofKnownBase(_ name: String) -> ClassDeclSyntax? {
    extensions.classes[name].flatMap { type in
      let base = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      return base?.isApples != false ? type : nil
    }
  }

  /// The declaration of a variable of a base's, as the types that this is of, what is done with the
  /// variable and its name say.
  private func variable(_ name: String, of type: ClassDeclSyntax) -> String {
    let code =
      [Syntax(type)] + (extensions.code[type.name.trimmedText] ?? []).map { Syntax($0) }
    let given = GivenUses(of: name, in: code)
    let known = type.typesOfBases.first {
      $0.name.isCalled(name) || isType($0.type, of: name, given)
    }
    let isOpen = type.genericParameterClause?.parameters.contains { $0.name.text == known?.type }
    if let open = known?.type, isOpen == true {
      return "lazy var \(name.escaped): \(open)! = "
        + "HeadlessUIKit.StandInMember().standing() as \(open)"
    }
    if let known = known?.type, isSourceAlias(known) { return "var \(name.escaped): \(known)!" }
    if let known = known?.type, let made = making(known) {
      return Self.isView(known) && !given.isLoaded
        ? Self.shown(made, of: known, called: name, asWhole: true)
        : "lazy var \(name.escaped): \(known)! = \(made)"
    }
    if let made = made(name, by: type) {
      return "lazy var \(name.escaped): \(made.type)! = \(made.call)"
    }
    if let list = Self.views[name], let layout = type.layoutOfItsOwn {
      return Self.list(name, of: list, by: layout)
    }
    if let bag = given.bag { return "var \(name.escaped) = \(bag)()" }
    let isPlainView = given.isConstrained && KnownSuperclass(named: name.firstUppercased) == nil
    return isPlainView
      ? Self.shown("UIView(frame: .zero)", of: "UIView", called: name) : member(name, in: code)
  }

  /// What makes a variable of a base's: a method of the class's own, which its base calls.
  private func made(_ name: String, by type: ClassDeclSyntax) -> (type: String, call: String)? {
    let names = ["make", "create", "build"].map { $0 + name.firstUppercased }
    let found = type.makers.first { names.contains($0.name) }
    return found.map { ($0.type, "\($0.name)()") }
  }

  /// Names of the view that is all that a controller shows, as bases have it.
  private static let wholes: Set = [
    "mainView", "contentView", "rootView", "customView", "baseView",
  ]

  /// Whether a type that a base is of is likely to be that of one of its variables.
  private func isType(_ type: String, of name: String, _ given: GivenUses) -> Bool {
    if type.isCalled(name) { return true }
    guard !Self.isView(type) else {
      return Self.wholes.contains(name) || given.isLoaded || given.holdsLists
    }
    return type.lastWord == name.firstUppercased.lastWord
      || name == "viewModel" && type.hasSuffix("VM")
  }

  private static func isView(_ type: String) -> Bool {
    KnownSuperclass(named: type)?.name == "UIView"
  }

  /// What makes an object of a type; nil where the code does not tell.
  private func making(_ type: String) -> String? {
    let (plain, framed) = ("\(type)()", "\(type)(frame: .zero)")
    guard let declared = extensions.classes[type] else {
      return uses.declared.contains(type) ? nil : Self.isView(type) ? framed : plain
    }
    if Self.isView(type), declared.isMade(with: ["frame"]) { return framed }
    return declared.isMade(with: []) ? plain : nil
  }
}

extension DeclGroupSyntax {
  /// Its methods that make something of nothing, with what, and whether only its file knows them.
  var makers: [(name: String, type: String, isHidden: Bool)] {
    memberBlock.members.compactMap { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        let result = function.signature.returnClause?.type,
        function.signature.parameterClause.parameters.isEmpty,
        function.signature.effectSpecifiers == nil, !function.modifiers.contains("static")
      else { return nil }
      let isHidden = ["private", "fileprivate"].contains { function.modifiers.contains($0) }
      return (function.name.text, result.trimmedDescription, isHidden)
    }
  }
}

/// What code does with a variable that it does not declare.
private final class GivenUses: SyntaxVisitor {
  private let name: String
  /// The type of what keeps subscriptions, where it is given for that.
  private(set) var bag: String?
  /// Whether its collection or table view is asked for.
  private(set) var holdsLists = false
  /// Whether it is constrained, as views are.
  private(set) var isConstrained = false
  /// Whether a controller's view is made of it.
  private(set) var isLoaded = false

  init(of name: String, in code: [Syntax]) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    for part in code { walk(part) }
  }

  private static let bags = ["disposed": "DisposeBag", "store": "Set<AnyCancellable>"]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    if node.enclosing(FunctionDeclSyntax.self)?.name.text == "loadView" { isLoaded = true }
    let own = node.parent?.as(MemberAccessExprSyntax.self)
    let whole = own?.declName.id == node.id ? own.map { Syntax($0) } : nil
    let asked = (whole ?? Syntax(node)).parent
    if let member = asked?.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      if ["collectionView", "tableView"].contains(member) { holdsLists = true }
      if member.hasSuffix("Anchor") || member == "snp" { isConstrained = true }
    }
    let argument = asked?.as(LabeledExprSyntax.self) ?? asked?.parent?.as(LabeledExprSyntax.self)
    if let argument, ["by", "in"].contains(argument.label?.text),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      bag = Self.bags[called] ?? bag
    }
    return .visitChildren
  }
}

extension String {
  /// The last word of a name like `HomeViewModel`.
  fileprivate var lastWord: Substring { self[(lastIndex(where: \.isUppercase) ?? startIndex)...] }
}
