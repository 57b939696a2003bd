import SwiftSyntax

/// What the name of a method that an app adds to UIKit's views says that it does: it puts a view into
/// another, has a view fill another or be in its middle, or some of these.
struct ConstrainingMethod {
  private let name: String
  private let call: FunctionCallExprSyntax

  /// A method that is called so.
  init(_ name: String, of call: FunctionCallExprSyntax) { (self.name, self.call) = (name, call) }

  private static let filling = ["pin", "constrain", "anchor", "fill", "edge", "attach", "stick"]
  private static let others = ["superview", "edge", "side", "parent", "container", "fill"]
  /// What a name says where it is about a part of the edges.
  private static let parts = [
    "top", "bottom", "leading", "trailing", "left", "right", "width", "height", "size", "ratio",
    "horizontal", "vertical", "axis",
  ]

  /// The words of the name, as `add`, `subviews`.
  private var words: [String] {
    name.reduce(into: [""]) { words, character in
      if character.isUppercase || character == "_" { words.append("") }
      words[words.count - 1] += character.lowercased()
    }.map { $0.filter { $0 != "_" } }
  }

  private func tells(_ beginnings: [String]) -> Bool {
    words.contains { word in beginnings.contains { word.hasPrefix($0) } }
  }

  private var isAdding: Bool {
    tells(["add"]) && tells(["subview"]) && !tells(["arranged"]) && name != "addSubview"
  }
  private var isCentering: Bool { tells(["center"]) }
  private var isFilling: Bool {
    tells(Self.filling) && tells(Self.others) && !tells(Self.parts) && !isCentering
  }

  /// The method as a declaration in an extension of `UIView`; nil where its name does not say all that
  /// it does with what it is given.
  var declaration: String? {
    let arguments = Array(call.arguments)
    if arguments.isEmpty {
      if isCentering, tells(["superview"]), !tells(Self.parts) {
        return "func \(name)() { standInCenter() }"
      }
      return isFilling ? "func \(name)() { \(pinning("self", to: "superview")) }" : nil
    }
    if arguments.count == 1, arguments[0].expression.isOfView {
      let label = arguments[0].label?.text ?? "_"
      let parameter = "\(label.escaped) p0:"
      if isAdding {
        let filling = isFilling ? "; \(pinning("p0", to: "self"))" : ""
        return "func \(name)(\(parameter) UIView) { addSubview(p0)\(filling) }"
      }
      guard isFilling || tells(Self.filling) && ["to", "toView", "edgesTo"].contains(label),
        !tells(Self.parts), !isCentering
      else { return nil }
      let isGuide = arguments[0].expression.trimmedDescription.hasSuffix("Guide")
      return isGuide
        ? "func \(name)(\(parameter) UILayoutGuide?) { standInPin(toGuide: p0) }"
        : "func \(name)(\(parameter) UIView?) { \(pinning("self", to: "p0")) }"
    }
    guard isAdding, !isFilling, arguments.allSatisfy({ $0.label == nil }) else { return nil }
    let isList = arguments.count == 1 && arguments[0].expression.is(ArrayExprSyntax.self)
    guard isList || arguments.allSatisfy({ $0.expression.isOfView }) else { return nil }
    return
      "func \(name)(_ views: \(isList ? "[UIView]" : "UIView...")) { views.forEach(addSubview) }"
  }

  /// The code that has a view fill another, or the guide of it that the name tells.
  private func pinning(_ view: String, to other: String) -> String {
    let isOptional = other != "self"
    for (word, guide) in [("margin", "layoutMarginsGuide"), ("safe", "safeAreaLayoutGuide")]
    where tells([word]) {
      return "\(view).standInPin(toGuide: \(other)\(isOptional ? "?" : "").\(guide))"
    }
    return "\(view).standInPin(to: \(other))"
  }
}

extension ExprSyntax {
  /// Whether it may be a view: a variable, or a member of something.
  fileprivate var isOfView: Bool {
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.isOfView }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isOfView }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isLowercase == true
    }
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.base != nil && member.declName.baseName.text.first?.isLowercase == true
  }
}
