import SwiftSyntax

/// Takes out of a copy what the compiler refuses, each at the smallest whole that can go.
struct Slicing {
  let tree: SourceFileSyntax
  let text: String
  let lines: CopyLines
  private let mark: String
  var edits = SourceEdits()
  private(set) var cuts: [RewritingCut] = []
  private(set) var handled: Set<SyntaxIdentifier> = []
  /// Where something was mended, and nothing taken out.
  private(set) var mended: Set<SyntaxIdentifier> = []
  /// The methods that a base which is not given is likely to call, by class.
  private var hooks: [ClassDeclSyntax: [String]] = [:]
  /// The types that stand in for what is not given.
  let standIns: Set<String>
  /// The variables whose values stand in.
  let variables: StandInVariables
  /// The types of sections and items.
  let identifiers: Set<String>
  /// The types that the files declare.
  let declared: Set<String>
  /// By what the code fills screens, found out once it is asked for.
  private(set) lazy var filling = FillingNames(in: tree)

  /// A copy with `tree`, of which nothing is taken out yet.
  init(
    _ tree: SourceFileSyntax, text: String, mark: String, standIns: Set<String> = [],
    identifiers: Set<String> = [], declared: Set<String> = []
  ) {
    self.tree = tree
    self.standIns = standIns
    variables = StandInVariables(of: standIns, in: tree)
    self.identifiers = identifiers
    self.declared = declared
    self.text = text
    self.mark = mark
    lines = CopyLines(text, mark: mark)
  }

  /// Takes out what refusals are about.
  ///
  /// A superclass, and what sections and items conform to, go first: with another in the place, what
  /// was refused for want of it may do.
  /// What may be refused only because something else is comes last, in a round of its own.
  mutating func take(_ refusals: [RewritingTask.Refusal]) {
    let bases = refusals.filter { refusal in
      token(of: refusal)?.enclosing(InheritedTypeSyntax.self)
        .map { superclass(inPlaceOf: $0) != nil || isOfIdentifiers($0) } == true
    }
    guard bases.isEmpty else {
      for refusal in bases { take(refusal) }
      return
    }
    let mended = mendStandIns(in: refusals)
    for refusal in refusals
    where !RefusalCause.isFollowing(refusal.message) && !isOfSuperclass(refusal)
      && !isIn(mended, refusal)
    { take(refusal) }
    for (type, names) in hooks { call(names, in: type) }
    guard edits.isEmpty else { return }
    for refusal in firstOfMembers(refusals) { take(refusal) }
    guard edits.isEmpty else { return }
    for refusal in refusals { take(refusal) }
  }

  /// Takes out what one refusal is about.
  private mutating func take(_ refusal: RewritingTask.Refusal) {
    guard let token = token(of: refusal) else { return }
    let cause = RefusalCause(refusal.message)
    if refusal.isLasting {
      if !cut(type: cause, at: token) { cut(code: cause, at: token) }
      return
    }
    if join(at: token, refusal.message) || cut(impliedIn: refusal.message, cause, at: token) {
      return
    }
    if repair(cause, at: token) {
      mended.insert(token.id)
      return
    }
    if cut(modifier: cause, at: token) || cut(type: cause, at: token) { return }
    if replace(layout: cause, at: token) { return }
    cut(code: cause, at: token)
  }

  // MARK: What was done

  mutating func note(
    _ whole: RewritingCut.Whole, _ name: String, _ node: some SyntaxProtocol, _ cause: RefusalCause
  ) {
    note(whole, name, at: node.positionAfterSkippingLeadingTrivia, of: Syntax(node), cause)
  }

  /// Notes what went at a position, in a node where one is known.
  mutating func note(
    _ whole: RewritingCut.Whole, _ name: String, at position: AbsolutePosition,
    of node: Syntax? = nil, _ cause: RefusalCause
  ) {
    let place = lines.place(of: position.utf8Offset)
    let around = node ?? tree.token(at: position).map { Syntax($0) }
    cuts.append(
      RewritingCut(
        whole, name: name, mark: place.mark, line: place.line,
        cause: PackageNames.told(told(cause, of: around)),
        place: PackageNames.told(around.map(Self.declaration) ?? "")))
  }

  /// Puts `text` in the place of a node.
  mutating func replace(_ node: some SyntaxProtocol, by text: String) {
    edits.replace(node, by: text)
  }

  /// Whether nothing was done at a node before in this round.
  mutating func begins(_ node: some SyntaxProtocol) -> Bool {
    handled.insert(node.id).inserted
  }

  mutating func blank(
    _ whole: RewritingCut.Whole, _ name: String, _ node: some SyntaxProtocol, _ cause: RefusalCause
  ) {
    guard begins(node) else { return }
    edits.blank(node)
    note(whole, name, node, cause)
  }

  // MARK: Repairs

  /// Mends what only looks different without Objective-C; whether it could.
  private mutating func repair(_ cause: RefusalCause, at token: TokenSyntax) -> Bool {
    switch cause.kind {
    case .overrideMissing:
      guard let declaration = token.memberDeclaration, begins(declaration) else { return false }
      edits.insert("override ", before: declaration.introducer)
    case .overrideSuperfluous:
      guard
        let modifier = token.memberDeclaration?.declarationModifiers?.first(where: {
          $0.name.text == "override"
        }), begins(modifier)
      else { return false }
      edits.blank(modifier)
      if let (type, name) = hook(at: token) { hooks[type, default: []].append(name) }
    case .accessTooWide: return narrow(at: token)
    case .accessTooNarrow: return hide(at: token)
    case .initializerMissing: return giveInitializer(at: token, cause)
    case .constantChanged: return makeVariable(cause.name, at: token)
    case .attributeUnknown where wrap(at: token), .annotationMissing where wrap(at: token): break
    case .attributeUnknown:
      guard let attribute = token.enclosing(AttributeSyntax.self), begins(attribute) else {
        return false
      }
      edits.blank(attribute)
    case .modifierForeign:
      guard let modifier = token.enclosing(DeclModifierSyntax.self), begins(modifier) else {
        return false
      }
      edits.blank(modifier)
    case .chainingSuperfluous:
      guard let mark = Self.mark(at: token), begins(mark) else { return false }
      edits.blank(mark)
    case .chainingMissing: return force(optionalEndingAt: token, cause)
    case .bindingOfWhole:
      guard let binding = token.enclosing(OptionalBindingConditionSyntax.self),
        let value = binding.initializer?.value, begins(value)
      else { return false }
      edits.insert("Optional(", before: value)
      edits.insert(")", after: value)
    case .returnMissing where replace(layoutListedAt: token, cause),
      .parametersIgnored where replace(layoutListedAt: token, cause):
      break
    case .returnMissing:
      guard let body = token.parent?.asProtocol((any BracedSyntax).self), begins(token) else {
        return false
      }
      let value = Self.valueLeftOut(by: Syntax(body).parent?.as(FunctionDeclSyntax.self))
      edits.insert("; return \(value) ", before: body.rightBrace)
      note(.body, "", token, cause)
    case .switchIncomplete:
      guard let statement = token.enclosing(SwitchExprSyntax.self), begins(statement) else {
        return false
      }
      edits.insert(" default: HeadlessUIKit.leftOutCase() ", before: statement.rightBrace)
    case .valueMissing: return giveNoValue(at: token, cause)
    case .typeUnmade: return makeByType(at: token)
    case .typeMistaken: return nameType(at: token)
    case .selfImplied:
      guard begins(token) else { return false }
      edits.insert("self.", before: token)
    case .nameMissing: return leaveOut(operatorAt: token, cause) || askSelf(for: token, cause)
    case .parametersIgnored: return nameParameters(at: token, cause)
    case .existentialSuperfluous:
      guard let type = token.enclosing(SomeOrAnyTypeSyntax.self), begins(type) else { return false }
      edits.blank(type.someOrAnySpecifier)
    case .valueForeign: return leaveOut(valueAt: token, cause)
    case .parameterUntyped:
      return typeElement(at: token) || typeWork(at: token) || askElements(at: token)
        || answer(assignedAt: token, cause) || answer(at: token, cause)
    case .caseEmpty:
      guard let part = token.enclosing(SwitchCaseSyntax.self), begins(part) else { return false }
      edits.insert(" break ", after: part.label)
    case .sequenceMissing:
      guard let loop = token.enclosing(ForStmtSyntax.self), begins(loop) else { return false }
      repeatOnElements(loop)
    default: return false
    }
    return true
  }

  // MARK: Types

  /// Takes out what names a type that is not there, as a part of a declaration.
  private mutating func cut(type cause: RefusalCause, at token: TokenSyntax) -> Bool {
    if let inherited = token.enclosing(InheritedTypeSyntax.self) {
      take(inherited, cause)
      return true
    }
    if let requirement = token.enclosing(GenericRequirementSyntax.self) {
      return take(requirement, cause)
    }
    if cause.kind == .conformance { return take(conformance: cause, at: token) }
    guard cause.kind == .typeMissing else { return false }
    var node: Syntax? = Syntax(token)
    while let found = node {
      if let parameter = found.as(FunctionParameterSyntax.self) {
        take(parameter, cause)
        return true
      }
      if let binding = found.as(PatternBindingSyntax.self), let outer = binding.parent?.parent,
        outer.parent?.is(MemberBlockItemSyntax.self) == true
      {
        blank(.property, binding.pattern.trimmedDescription, outer, cause)
        return true
      }
      if let element = found.as(EnumCaseElementSyntax.self), let outer = element.parent?.parent {
        blank(.element, element.name.text, outer, cause)
        return true
      }
      if found.is(CodeBlockItemSyntax.self) || found.is(MemberBlockItemSyntax.self) { break }
      node = found.parent
    }
    return false
  }

  private mutating func take(conformance cause: RefusalCause, at token: TokenSyntax) -> Bool {
    var node = token.parent
    while let found = node {
      let clause =
        found.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      if let clause {
        let wanted: Substring? = cause.name.split(separator: ".").last
        let named = clause.inheritedTypes.first { inherited in
          let name: Substring? = inherited.type.trimmedDescription.split(separator: ".").last
          return name == wanted
        }
        guard let named else { return false }
        take(named, cause)
        return true
      }
      node = found.parent
    }
    return false
  }

  // MARK: Code

  /// Takes out the smallest part of the code around a place.
  private mutating func cut(code cause: RefusalCause, at token: TokenSyntax) {
    var node: Syntax? = Syntax(token)
    while let found = node {
      switch found.kind {
      case .labeledExpr where [.argumentSuperfluous, .typeMistaken].contains(cause.kind):
        if let argument = found.as(LabeledExprSyntax.self) { return take(argument, cause) }
      case .arrayElement where cause.kind == .nameMissing:
        if let element = found.as(ArrayElementSyntax.self), canGo(element) {
          return blank(.element, "", element, cause)
        }
      case .initializerClause where stand(forDefault: found, cause): return
      case .switchCase where found.as(SwitchCaseSyntax.self)?.label.contains(token) == true:
        return blank(.statement, "case", found, cause)
      case .importDecl: return blank(.statement, "import", found, cause)
      case .codeBlockItem:
        if let item = found.as(CodeBlockItemSyntax.self) { return take(item, cause) }
      case .memberBlockItem:
        if let item = found.as(MemberBlockItemSyntax.self) { return take(item, cause) }
      default: break
      }
      node = found.parent
    }
  }

  private func canGo(_ element: ArrayElementSyntax) -> Bool {
    guard let list = element.parent?.as(ArrayElementListSyntax.self) else { return false }
    return list.contains { $0.id != element.id && !handled.contains($0.id) }
  }

  private mutating func take(_ argument: LabeledExprSyntax, _ cause: RefusalCause) {
    guard begins(argument) else { return }
    if argument.label?.text == "nibName" {
      // Without a name it is looked for by the class's.
      edits.replace(argument.expression, by: "nil")
      return note(.argument, "nibName", argument, cause)
    }
    edits.blank(argument)
    if argument.trailingComma == nil, let list = argument.parent?.as(LabeledExprListSyntax.self),
      let before = list.last(where: { $0.id != argument.id && !handled.contains($0.id) }),
      let comma = before.trailingComma, begins(comma)
    {
      edits.blank(comma)
    }
    note(.argument, argument.label?.text ?? "", argument, cause)
  }

  mutating func take(_ item: CodeBlockItemSyntax, _ cause: RefusalCause) {
    // A loop that goes on until something in it ends it may not end without a part of it.
    if let loop = item.openLoop { return take(loop, cause) }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), begins(item) else { return }
    if list.parent?.is(SourceFileSyntax.self) == true {
      return take(declaration: Syntax(item.item), cause)
    }
    if makeAnew(item, cause) { return }
    if makeSource(insteadOf: item, cause) { return makeCollectionView(without: item, cause) }
    if take(closureWithoutTypeOf: item, cause) { return }
    if case .expr(let expression) = item.item, list.count == 1, list.givesView {
      edits.replace(expression, by: "HostedViews.EmptyView()")
      return note(.body, "", item, cause)
    }
    if case .expr(let expression) = item.item, list.count == 1, list.givesValue {
      return replace(expression, by: valueLeftOut(of: item), "", cause)
    }
    if let statement = item.item.as(ReturnStmtSyntax.self), statement.expression != nil {
      return replace(statement, by: valueLeftOut(of: item), "return ", cause)
    }
    makeCollectionView(without: item, cause)
    // A guard's body leaves: what follows is not reached without it, but it binds names.
    edits.blank(item)
    note(.statement, "", item, cause)
    takeUses(of: item.boundNames, after: item, in: list, cause)
  }

  /// Puts what stands for a value in its place; a layout that stands for one is told of where a name is
  /// not given.
  private mutating func replace(
    _ node: some SyntaxProtocol, by value: String, _ word: String, _ cause: RefusalCause
  ) {
    edits.replace(node, by: word + value)
    guard value.contains("("), !value.contains("leftOut"),
      [.nameMissing, .typeMissing].contains(cause.kind)
    else {
      return note(.body, "", node, cause)
    }
    let type = String(value.prefix { $0 != "(" })
    note(.superclass, type.replacing("HeadlessUIKit.", with: ""), node, cause)
  }

  /// Takes out the statements after one that need what it named.
  private mutating func takeUses(
    of names: Set<String>, after item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax,
    _ cause: RefusalCause
  ) {
    guard !names.isEmpty, let index = list.index(of: item) else { return }
    let finder = UseFinder(of: names)
    for later in list[list.index(after: index)...] { finder.walk(later) }
    for use in finder.uses {
      if replace(layout: RefusalCause(kind: .nameMissing, name: use.text), at: use) { continue }
      cut(code: RefusalCause(missing: cause.name), at: use)
    }
  }
}
