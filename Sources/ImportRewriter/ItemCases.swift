import SwiftSyntax

/// Which cases of an item's enumeration code appends to which section, or takes items of a section for,
/// by the names of both, as in `appendItems(games.map { .game($0) }, toSection: .upcoming)`, in
/// `case .upcoming: guard case .game(let game) = item else { return nil }`, and in
/// `Block(section: .upcoming, items: games.map(Item.game))`.
final class ItemCases: SyntaxVisitor {
  private typealias Pair = (section: String, item: String)
  private var appended: [Pair] = []
  /// What code tells apart, which may be other values as well.
  private var told: [Pair] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// The case of each section that takes items of one alone.
  ///
  /// - Parameter kinds: The cases of the enumerations that sections and items are of; asked for where
  ///   code tells such apart.
  func found(ofKinds kinds: () -> [Set<String>]) -> [(section: String, item: String)] {
    let kinds = told.isEmpty ? [] : kinds()
    let pairs = appended + told.filter { Self.areApart($0.item, section: $0.section, in: kinds) }
    return Dictionary(grouping: pairs, by: \.section).compactMap { section, pairs in
      let items = Set(pairs.map(\.item))
      return items.count == 1 ? (section, pairs[0].item) : nil
    }.sorted { $0.section < $1.section }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let section = node.sectionAppendedTo ?? node.sectionAppendedBefore,
      let items = node.arguments.first?.expression
    else {
      tell(in: node.arguments)
      return .visitChildren
    }
    appended += CaseNames(in: items).found.map { (section, $0) }
    return .visitChildren
  }

  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    tell(in: node.elements)
    return .visitChildren
  }

  /// Takes what a value is made of that may be a section and its items.
  private func tell(in parts: LabeledExprListSyntax) {
    guard parts.count > 1 else { return }
    let names = parts.compactMap { $0.expression.as(MemberAccessExprSyntax.self)?.nameOfType }
    guard names.count == 1 else { return }
    told += parts.flatMap { MadeCases(in: $0.expression).found }.map { (names[0], $0) }
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard let items = node.label.as(SwitchCaseLabelSyntax.self)?.caseItems else {
      return .visitChildren
    }
    for item in items {
      let tokens = item.pattern.patternTokens.map(\.text)
      if tokens.count == 2, tokens[0] == "." {
        told += TakenCases(in: node.statements).found.map { (tokens[1], $0) }
        told += MadeCases(in: node.statements).found.map { (tokens[1], $0) }
      } else if tokens.count > 7, tokens[0] == "(", tokens[1] == ".", tokens[3] == ",",
        tokens[4] == ".", tokens[6] == "("
      {
        // Both are told apart at once.
        told.append((tokens[2], tokens[5]))
      }
    }
    return .visitChildren
  }

  /// Whether a name may be that of an item's case, and another that of a section's: code tells other
  /// values apart as well.
  private static func areApart(
    _ item: String, section: String, in kinds: [Set<String>]
  ) -> Bool {
    if kinds.isEmpty { return true }
    // Those of sections or those of items are not given.
    if kinds.count == 1 { return kinds[0].contains(item) != kinds[0].contains(section) }
    return kinds.indices.contains { one in
      kinds[one].contains(section)
        && kinds.indices.contains { $0 != one && kinds[$0].contains(item) }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the one section that a statement before it appends, to which it appends items as that is
  /// the last one.
  fileprivate var sectionAppendedBefore: String? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "appendItems", arguments.count == 1,
      let item = parent?.as(CodeBlockItemSyntax.self),
      let block = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    for before in block.prefix(while: { $0.id != item.id }).reversed() {
      guard let call = before.item.as(FunctionCallExprSyntax.self),
        let other = call.calledExpression.as(MemberAccessExprSyntax.self),
        other.declName.baseName.text == "appendSections"
      else { continue }
      let sections = call.arguments.first?.expression.as(ArrayExprSyntax.self)?.elements
      guard sections?.count == 1 else { return nil }
      let section = sections?.first?.expression.as(MemberAccessExprSyntax.self)
      return section?.declName.baseName.text
    }
    return nil
  }
}

/// The cases that code takes values for with what comes with them.
private final class TakenCases: SyntaxVisitor {
  private(set) var found: [String] = []

  init(in code: CodeBlockItemListSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern)
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax) {
    let tokens = pattern.patternTokens.map(\.text)
    if tokens.count > 3, tokens[0] == ".", tokens[2] == "(", !found.contains(tokens[1]) {
      found.append(tokens[1])
    }
  }
}

/// The cases that the elements of lists are made of, as in `games.map { .game($0) }`.
private final class MadeCases: SyntaxVisitor {
  private(set) var found: [String] = []

  init(in code: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard ["map", "compactMap"].contains(member?.declName.baseName.text) else {
      return .visitChildren
    }
    let maker = node.trailingClosure.map { ExprSyntax($0) } ?? node.arguments.first?.expression
    found += maker.map { CaseNames(in: $0).found } ?? []
    return .visitChildren
  }
}

/// The names after a point that values are made by, of a type that is named or known.
private final class CaseNames: SyntaxVisitor {
  private(set) var found: [String] = []

  init(in expression: ExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(expression)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.nameOfType, !found.contains(name) { found.append(name) }
    return .visitChildren
  }

  // What a case is made with is another's.
  override func visit(_ node: LabeledExprListSyntax) -> SyntaxVisitorContinueKind {
    let call = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    let isCase = call?.as(MemberAccessExprSyntax.self).map {
      found.contains($0.declName.baseName.text)
    }
    return isCase == true ? .skipChildren : .visitChildren
  }
}

extension MemberAccessExprSyntax {
  /// The name after a point, of a type that is named or known; nil for what is no value of one.
  fileprivate var nameOfType: String? {
    let name = declName.baseName.text
    guard base == nil || base?.typeAtEnd != nil, name != "init", name != "self" else { return nil }
    return name
  }
}
