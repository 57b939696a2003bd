import Wording

extension Parser {
  /// Attributes that say nothing about how code runs.
  private static let plainAttributes: Set<String> = [
    "MainActor", "UIApplicationMain", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "NSCopying", "NSManaged", "GKInspectable", "Sendable", "UIApplicationDelegateAdaptor",
    "Published",
  ]

  private static let objectiveC: Set<String> = [
    "interface", "implementation", "property", "end", "synthesize", "selector", "import",
  ]

  private static let swiftUI: Set<String> = [
    "State", "StateObject", "Binding", "ObservedObject", "Environment", "EnvironmentObject",
    "AppStorage", "SceneStorage", "FocusState", "GestureState", "ViewBuilder", "FetchRequest",
    "Bindable", "Namespace",
  ]

  mutating func parseAttribute() throws(SwiftDiagnostic) -> String {
    let start = next().range.lowerBound
    if current.isWord, Self.objectiveC.contains(current.text) {
      throw failure("expected declaration", fix: "'@\(current.text)' is Objective-C's")
    }
    let token = try name("an attribute name")
    if Self.swiftUI.contains(token.text), !leavesToCompiler,
      !tokens.contains(where: { $0.isText("propertyWrapper") })
    {
      throw SwiftDiagnostic(
        "unknown attribute '\(token.text)'", at: start..<token.range.upperBound,
        fix:
          "'@\(token.text)' is SwiftUI's, which has no collection views: show a UIViewController",
        kind: .syntax)
    }
    if token.text.first?.isUppercase == true, !Self.plainAttributes.contains(token.text),
      !leavesToCompiler
    {
      throw needsCompiler(
        "'@\(token.text)', a property wrapper or macro,", "write a plain property with 'didSet'",
        at: start..<token.range.upperBound)
    }
    if at("("), !current.hasSpaceBefore { try skipParentheses() }
    return token.text
  }
}
