import SwiftSyntax

// What an app's extensions make of numbers that stand in code, such as `16.adjusted`.
extension StandIns {
  /// Swift's types of numbers, as the compiler calls those that code writes down.
  private static let numbers: Set = ["Int", "Double", "CGFloat", "Float"]

  /// Adds a member that a number which code writes down has: the number as it is; whether a refusal is
  /// about one.
  mutating func addMeasure(
    _ cause: RefusalCause, _ refusal: RewritingTask.Refusal, _ place: Place
  ) -> Bool {
    let parts = cause.name.split(separator: ".").map(String.init)
    guard cause.kind == .nameMissing, refusal.message.hasPrefix("value of type '"),
      parts.count == 2, let type = parts.first, let name = parts.last,
      Self.numbers.contains(type), place.token.text == name,
      let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.base?.isNumber == true
    else { return false }
    let call = member.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(member).id
    guard !isCalled || call?.arguments.isEmpty == true else { return false }
    let own = isCalled ? "func \(name.escaped)() -> CGFloat" : "var \(name.escaped): CGFloat"
    add(extension: (type, "\(own) { CGFloat(self) }"), called: cause.name, refusal, place)
    return true
  }
}

extension ExprSyntax {
  /// Whether it is a number as it is written down, or one made a number of another type.
  fileprivate var isNumber: Bool {
    if self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) {
      return true
    }
    if let minus = self.as(PrefixOperatorExprSyntax.self) { return minus.expression.isNumber }
    if let tuple = self.as(TupleExprSyntax.self)?.elements, tuple.count == 1 {
      return tuple.first?.expression.isNumber == true
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.trimmedDescription == "CGFloat"
    else { return false }
    return call.arguments.first?.expression.isNumber == true
  }
}
