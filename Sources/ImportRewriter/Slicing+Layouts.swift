import SwiftSyntax

// What a collection view cannot do without.
extension Slicing {
  /// Gives a collection view a layout in the place of one that is not there; whether it could.
  ///
  /// Code that names flow layouts may take it for one.
  mutating func replace(layout cause: RefusalCause, at token: TokenSyntax) -> Bool {
    guard cause.kind == .nameMissing else { return false }
    var node: Syntax? = Syntax(token)
    while let found = node, !found.is(CodeBlockItemSyntax.self), !found.is(ClosureExprSyntax.self) {
      if let argument = found.as(LabeledExprSyntax.self),
        argument.label?.text == "collectionViewLayout"
      {
        guard begins(argument) else { return true }
        let name =
          argument.root.namesFlowLayout ? "UICollectionViewFlowLayout" : "StandInLayout"
        replace(argument.expression, by: "HeadlessUIKit.\(name)()")
        note(.superclass, name, argument, cause)
        return true
      }
      node = found.parent
    }
    return false
  }

  /// Has rows stand for a layout whose sections a closure lists without a word of UIKit's, as what puts
  /// them together is not given; whether a place is such a closure's.
  mutating func replace(layoutListedAt token: TokenSyntax, _ cause: RefusalCause) -> Bool {
    guard let closure = token.enclosing(ClosureExprSyntax.self), closure.takesNothing,
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == closure.id,
      call.calledExpression.trimmedDescription == "UICollectionViewCompositionalLayout"
    else { return false }
    guard begins(call) else { return true }
    replace(call, by: "HeadlessUIKit.StandInLayout()")
    let missing = call.calledExpression.trimmedDescription + ".init"
    note(.superclass, "StandInLayout", call, RefusalCause(missing: missing))
    return true
  }

  private static let counts = [
    "numberOfItemsInSection": "0", "numberOfRowsInSection": "0", "numberOfSections": "1",
  ]

  /// What stands for a value that a function gives: of how many there are, that there are none.
  func valueLeftOut(of node: some SyntaxProtocol) -> String {
    guard node.enclosing(ClosureExprSyntax.self) == nil,
      let function = node.enclosing(FunctionDeclSyntax.self)
    else { return "HeadlessUIKit.leftOut()" }
    let type = function.signature.returnClause?.type
    if let parts = type?.as(TupleTypeSyntax.self)?.elements, parts.count > 1 {
      return "(\(parts.map { _ in "HeadlessUIKit.leftOut()" }.joined(separator: ", ")))"
    }
    let given = type?.trimmedDescription
    if given == "UICollectionViewLayout" || given == "UICollectionViewCompositionalLayout" {
      let isFlow = given == "UICollectionViewLayout" && node.root.namesFlowLayout
      return isFlow ? "UICollectionViewFlowLayout()" : "HeadlessUIKit.StandInLayout()"
    }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return ([function.name.text] + labels).lazy.compactMap { Self.counts[$0] }.first
      ?? Self.valueLeftOut(by: function)
  }

  /// What stands for what a function gives: one that may fail does so where nothing can.
  static func valueLeftOut(by function: FunctionDeclSyntax?) -> String {
    function?.signature.effectSpecifiers?.throwsClause == nil
      ? "HeadlessUIKit.leftOut()" : "try HeadlessUIKit.leftOutOrFailed()"
  }
}

extension Slicing {
  /// Takes out what is around a closure that gives nothing but what stands for a value which was left
  /// out, for its type is not known then; whether a statement is such a one's.
  mutating func take(closureWithoutTypeOf item: CodeBlockItemSyntax, _ cause: RefusalCause) -> Bool
  {
    let expression: ExprSyntax? =
      item.item.as(ReturnStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    guard let name = expression?.as(FunctionCallExprSyntax.self)?.calledExpression,
      name.trimmedDescription == "HeadlessUIKit.leftOut"
    else { return false }
    var node = item.enclosing(ClosureExprSyntax.self)?.parent
    while let found = node {
      if let outer = found.as(CodeBlockItemSyntax.self) {
        take(outer, cause)
        return true
      }
      if let member = found.as(MemberBlockItemSyntax.self) {
        take(member, cause)
        return true
      }
      node = found.parent
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// Whether it does without all that it is called with.
  fileprivate var takesNothing: Bool {
    guard case .simpleInput(let names)? = signature?.parameterClause else {
      return parameterCount == 0
    }
    return names.allSatisfy { $0.name.tokenKind == .wildcard }
  }
}

extension SyntaxProtocol {
  /// Whether code names UIKit's flow layouts, which a function of the app may only be called after.
  var namesFlowLayout: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.text.hasPrefix("UICollectionView") && $0.text.hasSuffix("FlowLayout")
    }
  }
}
