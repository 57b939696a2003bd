import Wording

extension Parser {
  /// Attributes that say nothing about how code runs.
  private static let plainAttributes: Set<String> = [
    "MainActor", "UIApplicationMain", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "NSCopying", "NSManaged", "GKInspectable", "Sendable", "UIApplicationDelegateAdaptor",
  ]

  private static let objectiveC: Set<String> = [
    "interface", "implementation", "property", "end", "synthesize", "selector", "import",
  ]

  private static let swiftUI: Set<String> = [
    "State", "StateObject", "Binding", "ObservedObject", "Environment", "EnvironmentObject",
    "AppStorage", "SceneStorage", "FocusState", "GestureState", "ViewBuilder", "FetchRequest",
    "Bindable", "Namespace",
  ]

  /// The attribute here as one that names a property wrapper; nil, with nothing read, for others.
  mutating func parseWrapper() throws(SwiftDiagnostic) -> WrapperSyntax? {
    let token = peek()
    guard token.isName, token.text.first?.isUppercase == true,
      !Self.plainAttributes.contains(token.text),
      !Self.swiftUI.contains(token.text) || tokens.contains(where: { $0.isText("propertyWrapper") })
    else { return nil }
    let start = next().range.lowerBound
    let type = try parseType()
    var arguments: [Argument] = []
    if at("("), !current.hasSpaceBefore {
      next()
      arguments = try parseArguments(closing: ")")
    }
    var wrapper = WrapperSyntax(type: type, arguments: arguments)
    wrapper.type.range = start..<type.range.upperBound
    return wrapper
  }

  /// The refusal of an attribute that names no property wrapper of the program.
  func needsWrapper(_ type: TypeSyntax) -> SwiftDiagnostic {
    SwiftDiagnostic(needingWrapper: type)
  }

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
      throw SwiftDiagnostic(
        needingWrapper: TypeSyntax(
          .named(token.text, arguments: [], base: nil), start..<token.range.upperBound))
    }
    if at("("), !current.hasSpaceBefore { try skipParentheses() }
    return token.text
  }
}

extension SwiftDiagnostic {
  /// The refusal of an attribute that names no property wrapper of the program: only the compiler
  /// knows what it does.
  package init(needingWrapper type: TypeSyntax) {
    var name = "…"
    if case .named(let own, _, _) = type.kind { name = own }
    self.init(
      "\("'@\(name)', a property wrapper or macro," as Message) needs the compiler",
      at: type.range, fix: "write a plain property with 'didSet'", kind: .needsCompiler)
  }
}

extension Declaration {
  /// Whether it is one variable with a name.
  var mayBeWrapped: Bool {
    guard case .variable(let variable) = kind, variable.isVariable, variable.bindings.count == 1,
      case .name = variable.bindings[0].pattern.kind
    else { return false }
    return true
  }
}
