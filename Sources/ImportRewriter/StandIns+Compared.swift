import SwiftSyntax

/// How often code names something after a point alone, and how often that is only compared with
/// something.
final class ComparedNames: SyntaxVisitor {
  private var all: [String: Int] = [:]
  private var compared: [String: Int] = [:]
  /// The names of cases of the code's own enumerations.
  private var own: Set<String> = []

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  /// Whether a name is there for nothing but to be compared with.
  ///
  /// What an enumeration of the code's own has a case of may be named for that, too.
  func isOnlyCompared(_ name: String) -> Bool {
    all[name].map { $0 == compared[name] || own.contains(name) && compared[name] != nil } == true
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base == nil else { return .visitChildren }
    let name = node.declName.baseName.text
    all[name, default: 0] += 1
    let parts = node.parent?.as(ExprListSyntax.self).map { Array($0) } ?? []
    let place = parts.firstIndex { $0.id == ExprSyntax(node).id } ?? 0
    let sign = place > 0 ? parts[place - 1].as(BinaryOperatorExprSyntax.self)?.operator.text : nil
    if ["==", "!="].contains(sign) { compared[name, default: 0] += 1 }
    return .visitChildren
  }
}

// Enumerations that have more cases than the code has names for.
extension StandIns {
  /// The names of an enumeration's cases with one for all others, where all cases are asked for and those
  /// that are named are only told from the rest, as in `for kind in Kind.allCases where kind != .none`.
  func withOthers(_ names: [String], of type: String) -> [String] {
    let other = "notGiven"
    let own = names.filter { $0 != other }
    let isListed =
      uses.members[type]?.contains("allCases") == true
      || roles.listed[type]?.contains("allCases") == true
    guard isListed, !own.isEmpty else { return names }
    return own.allSatisfy(findings.compared.isOnlyCompared) ? [other] + own : names
  }
}
