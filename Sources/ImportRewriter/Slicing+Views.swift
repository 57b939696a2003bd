import SwiftSyntax

extension Slicing {
  /// The types of SwiftUI's views that chains of calls are made of, as the compiler names them.
  private static let views: Set = [
    "some View", "any View", "ModifiedView", "Text", "Image", "Label", "HStack", "VStack", "ZStack",
    "Spacer", "Divider", "Button", "Toggle", "Color", "Group", "ForEach", "FilledShape",
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "ProgressView", "AnyView", "EmptyView",
    "UIHostingConfiguration",
  ]

  /// Takes a call that is not there out of a chain of those that change a view; whether it could.
  mutating func cut(modifier cause: RefusalCause, at token: TokenSyntax) -> Bool {
    guard cause.kind == .nameMissing, let point = cause.name.lastIndex(of: "."),
      Self.views.contains(String(cause.name[..<point].prefix { $0 != "<" })),
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.base != nil,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id, begins(call)
    else { return false }
    edits.unchain(call, member)
    note(.call, member.declName.trimmedDescription, call, cause)
    return true
  }
}
