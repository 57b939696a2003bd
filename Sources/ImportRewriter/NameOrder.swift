import SwiftSyntax

/// The order in which code meets the names that it asks for after a point.
///
/// A case of an enumeration is named after a point alone or after its type. What values are asked for may
/// be called alike, and says nothing of an order.
final class NameOrder: SyntaxVisitor {
  private var named: [String: Int] = [:]
  private var asked: [String: Int] = [:]
  /// Those of sections that a snapshot is given.
  private var appended: [String: Int] = [:]
  /// Those that a `switch` tells apart one by one, in its order.
  private var told: [[String]] = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  /// Names in their order: that in which sections are appended to a snapshot, where all of them are, or
  /// in which a `switch` has a case for each of them.
  func ordered(_ names: Set<String>) -> [String] {
    if names.allSatisfy({ appended[$0] != nil }) {
      return names.sorted { appended[$0, default: .max] < appended[$1, default: .max] }
    }
    if let order = told.first(where: names.isSubset) { return order.filter(names.contains) }
    func place(_ name: String) -> (Int, Int, String) {
      (named[name] ?? .max, asked[name] ?? .max, name)
    }
    return names.sorted { place($0) < place($1) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if asked[name] == nil { asked[name] = asked.count }
    let isNamed = node.base.map { $0.typeAtEnd != nil } ?? true
    if isNamed, named[name] == nil { named[name] = named.count }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    var names: [String] = []
    for choice in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
      guard let label = choice.label.as(SwitchCaseLabelSyntax.self) else { continue }
      guard label.caseItems.count == 1, let name = label.caseItems.first?.nameOfCase,
        !names.contains(name)
      else { return .visitChildren }
      names.append(name)
    }
    if names.count > 1 { told.append(names) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard called == "appendSections",
      let elements = node.arguments.first?.expression.as(ArrayExprSyntax.self)?.elements
    else { return .visitChildren }
    for element in elements {
      guard let name = element.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { continue }
      if appended[name] == nil { appended[name] = appended.count }
    }
    return .visitChildren
  }
}

extension SwitchCaseItemSyntax {
  /// The name of the case after a point that its pattern begins with.
  fileprivate var nameOfCase: String? {
    let tokens = pattern.patternTokens
    return tokens.count > 1 && tokens[0].tokenKind == .period ? tokens[1].text : nil
  }
}
