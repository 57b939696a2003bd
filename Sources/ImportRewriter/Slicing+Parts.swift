import SwiftSyntax

// Values of what is not given that code takes apart, or tells apart, and that nothing has a type for.
extension Slicing {
  /// Says of which types the parts are that code takes what is not given apart into, as in
  /// `let (price, change) = formatter.format(item)`; and of which enumeration a value is that it tells
  /// apart by names after a point, where the type that is asked has one which is called as the value is.
  ///
  /// - Parameters:
  ///   - nested: The types within types.
  ///   - functions: The functions that are given, which tell what they give.
  mutating func typeParts(_ nested: [String: Set<String>], besides functions: Set<String>) {
    for (value, pattern) in GivenValues(in: tree).found {
      guard let asked = variables.asked(by: value), let type = asked.split(separator: ".").first,
        !functions.contains(asked.split(separator: ".").last.map(String.init) ?? "")
      else { continue }
      let kinds = (nested[String(type)] ?? []).intersection(standIns).sorted()
      func kind(of name: String) -> String? {
        kinds.first { $0.isCalled(name) }.map { "\(type).\($0)" }
      }
      if let parts = pattern.as(TuplePatternSyntax.self) {
        guard parts.elements.count > 1, begins(value) else { continue }
        edits.insert(" as \(Self.tuple(of: parts, typed: kind))", after: value)
      } else if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let kind = kind(of: name.text), ToldApart(name.text, after: pattern).isFound, begins(value)
      {
        edits.insert(" as \(kind)", after: value)
      }
    }
  }

  /// The type of a tuple whose parts nothing says more of than what a pattern calls them.
  static func tuple(
    of pattern: TuplePatternSyntax, typed kind: (String) -> String? = { _ in nil }
  ) -> String {
    let parts = pattern.elements.map { element -> String in
      let inner = element.pattern.as(TuplePatternSyntax.self)
      let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      let label = element.label?.text ?? name
      return (label.map { "\($0): " } ?? "")
        + (inner.map { tuple(of: $0, typed: kind) } ?? name.flatMap(kind)
          ?? "HeadlessUIKit.StandInMember")
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}

/// What variables without a declared type are given that is called, each with what it is called then.
private final class GivenValues: SyntaxVisitor {
  private(set) var found: [(FunctionCallExprSyntax, PatternSyntax)] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.typeAnnotation == nil, var value = node.initializer?.value else {
      return .visitChildren
    }
    if let inner = value.as(TryExprSyntax.self), inner.questionOrExclamationMark == nil {
      value = inner.expression
    }
    value = value.as(AwaitExprSyntax.self)?.expression ?? value
    if let call = value.as(FunctionCallExprSyntax.self), !call.calledExpression.hasOptionalMark {
      found.append((call, node.pattern))
    }
    return .visitChildren
  }
}

/// Whether code behind a pattern tells a value by its name apart in a `switch`.
private final class ToldApart: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String, after pattern: PatternSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    if let list = pattern.enclosing(CodeBlockItemListSyntax.self) { walk(list) }
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if node.subject.trimmedDescription == name { isFound = true }
    return .visitChildren
  }
}
