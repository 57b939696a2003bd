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

  /// The parameters of a function as a call has them: the names after a point are an enumeration's,
  /// numbers are what sizes are.
  func parameters(
    of call: FunctionCallExprSyntax, _ name: String
  ) -> (list: String, generics: String, size: String?) {
    var parameters: [String] = []
    var generics: [String] = []
    var size: String?
    for (index, argument) in call.arguments.enumerated() {
      let label: String = argument.label?.text ?? "_"
      let isNumber =
        argument.expression.is(IntegerLiteralExprSyntax.self)
        || argument.expression.is(FloatLiteralExprSyntax.self)
      if isNumber || label.lowercased().hasSuffix("size") {
        parameters.append("\(label) p\(index): CGFloat")
        size = "p\(index)"
      } else if argument.expression.isImplied, uses.implied["\(name)_\(label)"] != nil {
        parameters.append("\(label) p\(index): \(name)_\(label)_")
      } else {
        parameters.append("\(label) p\(index): P\(index)")
        generics.append("P\(index)")
      }
    }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    return (parameters.joined(separator: ", "), list, size)
  }

  /// The enumerations of what a function is called with that is named after a point.
  func names(of call: FunctionCallExprSyntax, _ name: String) -> [String] {
    call.arguments.compactMap { argument in
      let type: String = "\(name)_\(argument.label?.text ?? "_")"
      guard argument.expression.isImplied else { return nil }
      return uses.implied[type].map { enumeration("\(type)_", $0.sorted(), givenTo: type) }
    }
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

extension ExprSyntax {
  /// Whether it is a name after a point, or one of several such.
  fileprivate var isImplied: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .period
        && token.parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
    }
  }
}
