import SwiftSyntax

extension RefusalCause {
  /// What is no Swift.
  static let unparsed = RefusalCause(kind: .declaration, name: RewritingCut.unparsed)
}

extension Slicing {
  /// Takes out the line in which something begins that a fault is the missing end of.
  mutating func take(openingOf fault: Syntax) {
    if let condition = fault.parent?.as(IfConfigDeclSyntax.self) {
      cutLine(from: condition.positionAfterSkippingLeadingTrivia)
    } else if let literal = fault.parent?.as(StringLiteralExprSyntax.self),
      literal.openingQuote.tokenKind == .multilineStringQuote, let item = fault.items.first
    {
      cutLine(
        from: item.positionAfterSkippingLeadingTrivia,
        to: literal.openingQuote.positionAfterSkippingLeadingTrivia)
    }
  }

  /// Takes out what does not parse: code between statements or members alone, else the statement or
  /// member that is the innermost but `level`.
  mutating func take(fault: Syntax, around level: Int) {
    let isBetween = fault.is(UnexpectedNodesSyntax.self) && fault.isBetweenItems
    if isBetween, level == 0 { return blank(.statement, "", fault, .unparsed) }
    if level == 0, let inherited = fault.enclosing(InheritedTypeSyntax.self) {
      return take(inherited, .unparsed)
    }
    let items = fault.items.dropFirst(isBetween ? level - 1 : level)
    guard let item = items.first else { return }
    if let statement = item.as(CodeBlockItemSyntax.self) {
      take(statement, .unparsed)
    } else if let member = item.as(MemberBlockItemSyntax.self) {
      take(member, .unparsed)
    }
  }

  /// Takes out all from a position to the end of its line, or of that with another position.
  mutating func cutLine(from start: AbsolutePosition, to last: AbsolutePosition? = nil) {
    let rest = Array(text.utf8)[(last ?? start).utf8Offset...]
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    edits.blank(start..<AbsolutePosition(utf8Offset: end), of: text)
    note(.statement, "", at: start, .unparsed)
  }
}
