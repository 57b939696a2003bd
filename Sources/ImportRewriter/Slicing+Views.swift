import SwiftSyntax

extension Slicing {
  /// The types of SwiftUI's views that chains of calls are made of, as the compiler names them.
  private static let views: Set = [
    "View", "some View", "any View", "Text", "Image", "Label", "LabeledContent", "Link", "HStack",
    "VStack", "ZStack", "ScrollView", "Spacer", "Divider", "Button", "Toggle", "Slider", "Stepper",
    "TextField", "Color", "LinearGradient", "Group", "ForEach", "FilledShape", "Rectangle",
    "RoundedRectangle", "Circle", "Capsule", "ProgressView", "AsyncImage", "AnyView", "EmptyView",
    "UIHostingConfiguration",
  ]

  /// Whether a type that the compiler names is a view of SwiftUI's, and not one that the files declare.
  private func isView(_ type: String) -> Bool {
    Self.views.contains(type)
      && type.split(separator: " ").last.map { declared.contains(String($0)) } == false
  }

  /// Takes a call that is not there out of a chain of those that change a view; whether it could.
  mutating func cut(modifier cause: RefusalCause, at token: TokenSyntax) -> Bool {
    guard cause.kind == .nameMissing, let point = cause.name.lastIndex(of: "."),
      isView(String(cause.name[..<point].prefix { $0 != "<" })),
      let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.base != nil,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id, begins(call)
    else { return false }
    edits.unchain(call, member)
    note(.call, member.declName.trimmedDescription, call, cause)
    return true
  }
}
