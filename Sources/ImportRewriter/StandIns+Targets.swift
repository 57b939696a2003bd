import SwiftSyntax

// Targets of requests that are not given, as those of Moya's providers.
extension StandIns {
  /// The requests that code makes of a target, with what each asks for; nil for another type.
  func target(_ name: String) -> String? {
    let requests = findings.requests
    guard requests.targets.contains(name), roles.generic[name] == nil, uses.nested[name] == nil,
      (uses.labels[name] ?? []).isEmpty, !requests.cases.isEmpty
    else { return nil }
    return Self.enumeration(name, of: requests.cases)
  }

  /// An enumeration of cases with the labels of what comes with each, which may be anything.
  static func enumeration(_ type: String, of cases: [String: [String?]]) -> String {
    let plain = cases.filter(\.value.isEmpty).keys.sorted().map { ".\($0.escaped)" }
    let all = cases.sorted { $0.key < $1.key }.map { name, labels in
      let parts = labels.map { label in (label.map { "\($0): " } ?? "") + "AnyHashable?" }
      return "case \(name.escaped)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
    }
    return "enum \(type): HeadlessUIKit.StandInCase { \(all.joined(separator: "; ")); "
      + "static var allCases: [Self] { [\(plain.joined(separator: ", "))] } }"
  }
}

/// What providers are of, and what code requests by a name after a point, as in
/// `provider.request(.books(page: 1))`.
final class TargetRequests: SyntaxVisitor {
  private(set) var targets: Set<String> = []
  /// The labels of what comes with each, by the names.
  private(set) var cases: [String: [String?]] = [:]

  init(in trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.previousToken(viewMode: .sourceAccurate)?.text.hasSuffix("Provider") == true,
      node.arguments.count == 1
    {
      targets.formUnion(node.arguments.map(\.argument.trimmedDescription))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let method = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard method?.hasPrefix("request") == true, let first = node.arguments.first?.expression else {
      return .visitChildren
    }
    let call = first.as(FunctionCallExprSyntax.self)
    let named = (call?.calledExpression ?? first).as(MemberAccessExprSyntax.self)
    guard let named, named.base == nil else { return .visitChildren }
    let name = named.declName.baseName.text
    let labels = call?.arguments.map { $0.label?.text } ?? []
    if labels.count >= cases[name]?.count ?? 0 { cases[name] = labels }
    return .visitChildren
  }
}
