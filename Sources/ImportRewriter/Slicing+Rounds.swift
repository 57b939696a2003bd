import SwiftSyntax

// Which of the refusals of a round are taken in it.
extension Slicing {
  /// Takes out the members that refusals stand in, or the declarations at the top of the file, where
  /// nothing smaller changes anything.
  mutating func takeMembers(of refusals: [RewritingTask.Refusal]) {
    for refusal in refusals {
      guard let token = token(of: refusal) else { continue }
      let member = token.enclosing(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
      let outermost = tree.statements.first { $0.range.contains(token.position) }
      guard let declaration = member ?? outermost.map({ Syntax($0.item) }), begins(declaration)
      else { continue }
      take(declaration: declaration, RefusalCause(kind: .declaration, name: refusal.message))
    }
  }

  /// The refusals whose statement is the first one in its member.
  ///
  /// What follows it may be refused for want of that alone. Where a member has many, it is all of
  /// them.
  func firstOfMembers(_ refusals: [RewritingTask.Refusal]) -> [RewritingTask.Refusal] {
    var statements: [SyntaxIdentifier: [AbsolutePosition]] = [:]
    let found = refusals.map { refusal in
      let token = token(of: refusal)
      let member = token?.enclosing(MemberBlockItemSyntax.self)?.id
      return (refusal, member, token?.enclosing(CodeBlockItemSyntax.self)?.position)
    }
    for case (_, let member?, let statement?) in found {
      statements[member, default: []].append(statement)
    }
    return found.filter { _, member, statement in
      guard let member, let all = statements[member], Set(all).count <= Self.fewStatements else {
        return true
      }
      return statement == nil || statement == all.min()
    }.map(\.0)
  }

  /// Mends what is refused of values that stand in; the statements that this was done in, of which no
  /// more is taken in the same round.
  mutating func mendStandIns(in refusals: [RewritingTask.Refusal]) -> Set<SyntaxIdentifier> {
    var mended: Set<SyntaxIdentifier> = []
    let open = refusals.filter { $0.message == "generic parameter 'Value' could not be inferred" }
    let statements = Set(
      open.compactMap { token(of: $0)?.enclosing(CodeBlockItemSyntax.self)?.id })
    for refusal in refusals {
      guard let token = token(of: refusal), let item = token.enclosing(CodeBlockItemSyntax.self),
        name(impliedAt: token, refusal.message, inOpen: statements.contains(item.id))
          || nameText(at: token, refusal.message)
          || join(at: token, refusal.message) || part(at: token, refusal.message)
          || bindSections(at: token, refusal.message)
          || isForeignStandIn(refusal.message)
            && leaveOut(valueAt: token, RefusalCause(refusal.message))
      else { continue }
      mended.insert(item.id)
    }
    return mended
  }

  /// Whether a refusal is of a member that stands in where a value of another type is called for.
  private func isForeignStandIn(_ message: String) -> Bool {
    RefusalCause(message).kind == .valueForeign && message.contains("'StandInMember'")
  }

  /// Whether a refusal is in one of some statements, alone or in a closure.
  func isIn(_ statements: Set<SyntaxIdentifier>, _ refusal: RewritingTask.Refusal) -> Bool {
    guard !statements.isEmpty else { return false }
    var item = token(of: refusal)?.enclosing(CodeBlockItemSyntax.self)
    while let found = item {
      if statements.contains(found.id) { return true }
      item = found.parent?.enclosing(CodeBlockItemSyntax.self)
    }
    return false
  }

  /// In how many statements of a member refusals are taken one after the other.
  private static let fewStatements = 5
}
