import SwiftSyntax

/// The members that code tells apart by names after a point, as in `switch section.kind`.
final class KindUses: SyntaxVisitor {
  /// The names by the members, and the members that are told apart in a `switch`.
  private(set) var names: [String: Set<String>] = [:]
  private(set) var switched: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.subject.kindName else { return .visitChildren }
    switched.insert(member)
    for label in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label }) {
      guard let items = label.as(SwitchCaseLabelSyntax.self)?.caseItems else { continue }
      for item in items {
        if let name = Syntax(item.pattern).impliedName { names[member, default: []].insert(name) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!="].contains(sign), let member = parts[index - 1].kindName,
        let name = Syntax(parts[index + 1]).impliedName
      else { continue }
      names[member, default: []].insert(name)
    }
    return .visitChildren
  }
}

// Enumerations of what members that are not given are told apart by.
extension StandIns {
  /// Has a member that is told apart by names be an enumeration of these.
  mutating func addKinds(_ found: [(RewritingTask.Refusal, Place?)]) {
    let kinds = KindUses(in: trees)
    var subjects: Set<SyntaxIdentifier> = []
    for (refusal, place) in found {
      guard let place, Self.isWithoutType(refusal.message),
        let subject = place.token.comparedSubject, let member = subject.kindName,
        let names = kinds.names[member]
      else { continue }
      guard subjects.insert(subject.id).inserted else { continue }
      let type = "\(member)_"
      let mark = subject.hasOptionalMark ? "?" : ""
      edits[refusal.mark, default: SourceEdits()].insert("(", before: subject)
      edits[refusal.mark, default: SourceEdits()].insert(" as \(type)\(mark))", after: subject)
      note(member, refusal, place)
      guard uses.cases[type] == nil, !text.contains("enum \(type): ") else { continue }
      // What is only compared is none of what it is compared with.
      let cases = (kinds.switched.contains(member) ? [] : ["notGiven"]) + uses.ordered(names)
      text += enumeration(type, cases) + "\n"
    }
  }

  private static func isWithoutType(_ message: String) -> Bool {
    message.hasPrefix("reference to member") && message.contains("without a contextual type")
      || message.hasPrefix("cannot infer contextual base in reference to member")
  }
}

extension TokenSyntax {
  /// What is compared with the name after a point that it is, in a `switch` or by a sign.
  fileprivate var comparedSubject: ExprSyntax? {
    guard let member = parent?.parent?.as(MemberAccessExprSyntax.self), member.base == nil else {
      return nil
    }
    if let label = enclosing(SwitchCaseLabelSyntax.self),
      label.range.contains(positionAfterSkippingLeadingTrivia)
    {
      return label.enclosing(SwitchExprSyntax.self)?.subject
    }
    guard let list = member.parent?.as(ExprListSyntax.self) else { return nil }
    let parts = Array(list)
    guard let index = parts.firstIndex(where: { $0.id == ExprSyntax(member).id }), index > 1,
      let sign = parts[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!="].contains(sign)
    else { return nil }
    return parts[index - 2]
  }
}

extension ExprSyntax {
  /// The name of the member that it asks for, of something else.
  fileprivate var kindName: String? {
    if let element = self.as(SubscriptCallExprSyntax.self) {
      return element.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? element.calledExpression.kindName
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      base.typeAtEnd == nil, case .identifier(let name) = member.declName.baseName.tokenKind
    else { return nil }
    return name.filter { $0 != "`" }
  }
}

extension Syntax {
  /// The name after a point that it begins with.
  fileprivate var impliedName: String? {
    let all = patternTokens
    guard all.count > 1, all[0].tokenKind == .period else { return nil }
    return all[1].text
  }
}

extension StandIns {
  /// Whether what is called a controller is one of a model: the types of that are named within it, or
  /// what it is asked for says so, and it is none of views.
  func isControllerOfModel(_ name: String) -> Bool {
    name.hasSuffix("Controller") && KnownSuperclass(named: name)?.name == "UIViewController"
      && !name.hasSuffix("ViewController")
      && (uses.nested[name]?.isDisjoint(with: uses.memberTypes) == false
        || findings.modelControllers.contains(name))
  }
}
