import SwiftSyntax

/// What stands before the methods by which code puts work off: the same that come sooner.
///
/// What it does again and again, as a clock does, comes as ever, and so does what controllers put off:
/// they show how what is there changes.
final class PutOffs: SyntaxVisitor {
  /// Gives the methods by which that is put off names of their own.
  private(set) var edits = SourceEdits()
  /// Whether code puts work off.
  private(set) var areThere = false

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    // Other types have members of these names.
    let (name, base) = (member.declName.baseName, member.base?.trimmedDescription ?? "")
    switch name.text {
    case "asyncAfter":
      areThere = true
      guard base.hasPrefix("DispatchQueue") else { break }
      if node.callsItsFunction || node.isOfController { edits.replace(name, by: Self.asyncAfter) }
    case "sleep" where ["Task", "Task<Never, Never>", "_Concurrency.Task"].contains(base):
      areThere = true
      let isInLoop =
        node.enclosing(WhileStmtSyntax.self) != nil || node.enclosing(RepeatStmtSyntax.self) != nil
      if isInLoop || node.functionCallsItself || node.isOfController {
        edits.replace(name, by: Self.sleep)
      }
    default: break
    }
    return .visitChildren
  }

  private static let (asyncAfter, sleep) = ("__diffplayAsyncAfter", "__diffplaySleep")

  /// The declarations of such methods, one line.
  ///
  /// Members of a module come before those of the modules that it imports. An app may have a `Task` and
  /// a `Clock` of its own.
  static let text = """
    extension DispatchQueue { \
    func asyncAfter(\(ofQueue)) { \
    HeadlessUIKit.PutOffWork.run(at: deadline, on: self, qos, flags, work) }; \
    func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) { \
    HeadlessUIKit.PutOffWork.run(at: deadline, on: self, item) }; \
    func \(asyncAfter)(\(ofQueue)) { \
    HeadlessUIKit.PutOffWork.runRepeatedly(at: deadline, on: self, qos, flags, work) } }; \
    extension _Concurrency.Task where Success == Never, Failure == Never { \
    \(sleeping("sleep", as: "sleep")); \(sleeping(sleep, as: "sleepRepeatedly")) }

    """

  private static let ofQueue = """
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], \
    execute work: @escaping @Sendable @convention(block) () -> Void
    """

  private static func sleeping(_ name: String, as other: String) -> String {
    """
    static func \(name)(nanoseconds duration: Swift.UInt64) async throws { \
    try await HeadlessUIKit.PutOffWork.\(other)(nanoseconds: duration) }; \
    static func \(name)<C: _Concurrency.Clock>(for duration: C.Instant.Duration, \
    tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws { \
    try await HeadlessUIKit.PutOffWork.\(other)(for: duration, tolerance: tolerance, clock: clock) }
    """
  }
}

extension FunctionCallExprSyntax {
  /// Whether what is handed to a call calls the function that the call stands in.
  fileprivate var callsItsFunction: Bool {
    guard let name = enclosing(FunctionDeclSyntax.self)?.name.text, let closure = trailingClosure
    else { return false }
    return closure.calls(name)
  }

  /// Whether the call stands in a controller, as its name or that of its base says.
  fileprivate var isOfController: Bool {
    let declared = enclosing(ClassDeclSyntax.self)
    let base = declared?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    return ([base] + enclosingTypes).contains { $0?.hasSuffix("Controller") == true }
  }

  /// Whether the function that the call stands in calls itself.
  fileprivate var functionCallsItself: Bool {
    guard let function = enclosing(FunctionDeclSyntax.self) else { return false }
    return function.body?.calls(function.name.text) == true
  }
}

extension SyntaxProtocol {
  /// Whether a function of a name is called within.
  fileprivate func calls(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.text == name && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
    }
  }
}
