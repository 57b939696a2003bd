import SwiftSyntax

// Methods of an app's own by which a view is made or set up in a closure, as in
// `UILabel().configure { … }`.
extension StandIns {
  /// Adds a method that gives what it is called on to a closure, and has the constraints hold that
  /// come of that; whether a refusal is about one.
  mutating func addChange(
    _ cause: RefusalCause, _ refusal: RewritingTask.Refusal, _ place: Place
  ) -> Bool {
    guard cause.kind == .nameMissing, refusal.message.hasPrefix("value of type '"),
      let (name, closure) = place.token.callWithClosure,
      let point = cause.name.lastIndex(of: "."), closure.setsUpParameter
    else { return false }
    let type = String(cause.name[..<point])
    guard ["UI", "NS"].contains(where: type.hasPrefix) || uses.declared.contains(type),
      !Self.handlers.contains(where: name.lowercased().contains)
    else { return false }
    let method =
      "@MainActor @discardableResult func \(name.escaped)"
      + "(@HeadlessUIKit.StandInConstraints _ change: (Self) -> [NSLayoutConstraint]) -> Self "
      + "{ HeadlessUIKit.StandInConstraints.hold(change(self), of: self); return self }"
    let whole = Self.isLikelyView(type) || uses.declared.contains(type) ? "UIView" : type
    add(ofSelf: method, where: "AnyObject", called: name, to: whole)
    note("\(whole).\(name)", refusal, place)
    return true
  }

  /// What the names of methods tell that run closures later, or not at all.
  private static let handlers = [
    "tap", "press", "action", "handle", "add", "animat", "observ", "bind", "subscri", "complet",
    "didselect", "event", "ontouch", "perform", "transition",
  ]

  /// Adds what makes a view and gives it to a closure, as in `lazy var label: UILabel = .build { … }`;
  /// whether a refusal is about one.
  mutating func addMaker(
    _ cause: RefusalCause, _ refusal: RewritingTask.Refusal, _ place: Place
  ) -> Bool {
    guard cause.kind == .nameMissing, refusal.message.hasPrefix("type '"),
      let (name, _) = place.token.callWithClosure,
      let type = cause.name.split(separator: ".").dropLast().last.map(String.init),
      Self.isLikelyView(type)
    else { return false }
    let making =
      "@MainActor static func \(name.escaped)(_ change: (Self) -> Void) -> Self "
      + "{ let made = HeadlessUIKit.RuntimeNames.made(Self.self); change(made); return made }"
    add(ofSelf: making, where: "UIView", called: name, to: "UIView")
    note("UIView.\(name)", refusal, place)
    return true
  }

  /// Adds a member that names the type which it is called on: only one of a protocol can.
  mutating func add(
    ofSelf member: String, where bound: String, called name: String, to type: String
  ) {
    let lines = [
      "protocol \(name)_ {}\n", "extension \(name)_ where Self: \(bound) { \(member) }\n",
      "extension \(type): \(name)_ {}\n",
    ]
    for line in lines where !text.contains(line) { text += line }
  }

  /// Whether a type is likely to be a view, as it is called.
  private static func isLikelyView(_ type: String) -> Bool {
    guard let known = KnownSuperclass(named: type)?.name else {
      return type.hasPrefix("UI") && controls.contains { type.hasSuffix($0) }
    }
    return !known.hasSuffix("Controller") && !known.hasSuffix("Layout")
  }

  /// What the names of UIKit's other views end with.
  private static let controls = ["Switch", "Slider", "Control", "Stepper", "Picker", "Bar"]
}

extension ClosureExprSyntax {
  /// Whether all that it does is done with what it is given: it sets this up.
  fileprivate var setsUpParameter: Bool {
    guard !statements.isEmpty, let name = parameterName else { return false }
    return statements.allSatisfy { statement in
      if let list = statement.item.as(ArrayExprSyntax.self) {
        return list.elements.allSatisfy { $0.expression.firstName == name }
      }
      if let call = statement.item.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "NSLayoutConstraint.activate"
      {
        return true
      }
      return statement.item.firstToken(viewMode: .sourceAccurate)?.text == name
    }
  }

  /// What its one parameter is called.
  private var parameterName: String? {
    guard let clause = signature?.parameterClause else {
      let names = tokens(viewMode: .sourceAccurate).map(\.text)
      return names.contains("$0") && !names.contains("$1") ? "$0" : nil
    }
    switch clause {
    case .simpleInput(let list): return list.count == 1 ? list.first?.name.text : nil
    case .parameterClause(let clause):
      let first = clause.parameters.first
      return clause.parameters.count == 1 ? (first?.secondName ?? first?.firstName)?.text : nil
    @unknown default: return nil
    }
  }
}

extension ExprSyntax {
  fileprivate var firstName: String? { firstToken(viewMode: .sourceAccurate)?.text }
}

extension TokenSyntax {
  /// The name of the method around it that is given a closure and nothing else, with that.
  fileprivate var callWithClosure: (name: String, closure: ClosureExprSyntax)? {
    guard let member = parent?.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let closure = call.trailingClosure, call.additionalTrailingClosures.isEmpty
    else { return nil }
    return (member.declName.baseName.text.filter { $0 != "`" }, closure)
  }
}
