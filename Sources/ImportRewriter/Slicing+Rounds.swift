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

  /// In how many statements of a member refusals are taken one after the other.
  private static let fewStatements = 5
}
