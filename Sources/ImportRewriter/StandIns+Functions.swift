import SwiftSyntax

// Functions of an app's own that are known by their names or by how they are called.
extension StandIns {
  /// Whether what is called as a type would be is a function that looks a text up, as
  /// `NSLocalizedString` does.
  func isLookingUp(_ name: String) -> Bool {
    name.hasSuffix("LocalizedString") && uses.labels[name]?.isEmpty == false
      && !uses.types.contains(name)
  }

  /// Functions that give the text which stands in the code: its value, or its key where that has none.
  func lookingUp(_ name: String) -> String {
    (uses.labels[name] ?? []).map { $0.joined(separator: " ") }.sorted().map { told in
      let labels = told.split(separator: " ").map(String.init)
      let parameters = labels.enumerated().map { "\($1.escaped) p\($0): Any?" }
      let value = labels.firstIndex(of: "value") ?? 0
      return "func \(name)(\(parameters.joined(separator: ", "))) -> String "
        + "{ p\(value) as? String ?? \"\" }"
    }.joined(separator: "; ")
  }

  /// Adds a function that gives what it is called with, once a closure has changed it.
  ///
  /// It is known by the call: the closure of `with(UILabel()) { $0.text = "a" }` says no more of what it
  /// takes.
  mutating func addChanging(_ refusal: RewritingTask.Refusal, _ place: Place) -> Bool {
    // What a package adds to all objects may be called so, too.
    let isTaken = refusal.message.hasPrefix("extra trailing closure passed in call")
    guard refusal.message.hasPrefix("cannot find '") || isTaken,
      let call = place.token.enclosing(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      isTaken || name == place.token.text, name.first?.isLowercase == true,
      !uses.functions.contains(name), call.arguments.count == 1,
      let argument = call.arguments.first, let body = call.trailingClosure,
      call.additionalTrailingClosures.isEmpty, body.isChangingParameter
    else { return false }
    let own = isTaken ? "\(name)Changed" : name
    if isTaken {
      edits[refusal.mark, default: SourceEdits()].replace(call.calledExpression, by: own)
    }
    let label = argument.label.map { "\($0.text.escaped) value" } ?? "_ value"
    let declaration =
      "@discardableResult func \(own)<Value>(\(label): Value, _ change: (inout Value) throws "
      + "-> Void) rethrows -> Value { var value = value; try change(&value); return value }\n"
    if !text.contains(declaration) { text += declaration }
    note(name, refusal, place)
    return true
  }
}

extension ClosureExprSyntax {
  /// Whether it names no parameters and gives members of its only one a value.
  fileprivate var isChangingParameter: Bool {
    guard signature?.parameterClause == nil else { return false }
    let told = statements.tokens(viewMode: .sourceAccurate)
    guard !told.contains(where: { $0.text == "$1" || $0.text == "return" }) else { return false }
    return told.contains { $0.text == "$0" && $0.nextToken(viewMode: .sourceAccurate)?.text == "." }
  }
}
