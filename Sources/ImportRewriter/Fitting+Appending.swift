import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The name of the section that it appends items to, where it appends some and says to which.
  var sectionAppendedTo: String? {
    let arguments = Array(arguments)
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "appendItems", arguments.count == 2,
      arguments[1].label?.text == "toSection"
    else { return nil }
    return arguments[1].expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension ExprSyntax {
  /// What it is where its type is not noted, as that of items is.
  var unnoted: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self), let items = call.arguments.first,
      call.calledExpression.trimmedDescription == Fitting.noting
    else { return self }
    return items.expression
  }
}

// Items of any type that is compared, of which only what the compiler makes of a call says the type.
extension Fitting {
  /// What notes the types of items.
  static let noting = "HeadlessUIKit.RuntimeNames.appended"

  /// Has it noted of what type the items are that a call appends to a section.
  func noteAppended(by call: FunctionCallExprSyntax) {
    guard let section = call.sectionAppendedTo, let items = call.arguments.first?.expression,
      !items.is(ArrayExprSyntax.self), call.root.description.contains(", AnyHashable>")
    else { return }
    edits.insert("\(Self.noting)(", before: items)
    edits.insert(", to: \"\(section)\")", after: items)
  }
}
