import SwiftSyntax

// Where refusals are.
extension Slicing {
  func token(of refusal: RewritingTask.Refusal) -> TokenSyntax? {
    lines.offset(mark: refusal.mark, line: refusal.line, column: refusal.column).flatMap {
      tree.token(at: AbsolutePosition(utf8Offset: min($0, text.utf8.count)))
    }
  }

  /// The declaration that a refusal stands in; nil where it is of another file.
  func place(of refusal: RewritingTask.Refusal) -> String? {
    token(of: refusal).map(Self.declaration)
  }

  /// Where a refusal is, and the declaration that it stands in; nil where it is of another file.
  func found(_ refusal: RewritingTask.Refusal) -> (token: TokenSyntax, place: String)? {
    token(of: refusal).map { ($0, Self.declaration(around: $0)) }
  }
}
