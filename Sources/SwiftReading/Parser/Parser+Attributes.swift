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

  mutating func parseAttribute() throws(SwiftDiagnostic) -> String {
    let start = next().range.lowerBound
    if current.isWord, Self.objectiveC.contains(current.text) {
      throw failure("expected declaration", fix: "'@\(current.text)' is Objective-C's")
    }
    let token = try name("an attribute name")
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
