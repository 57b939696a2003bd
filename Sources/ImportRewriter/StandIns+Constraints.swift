import SwiftSyntax

/// What the name and the labels of a method that an app adds to UIKit's views say that it does: it
/// puts a view into another, has edges, middles or extents of it be those of another or so many
/// points, or some of these.
struct ConstrainingMethod {
  private let name: String
  private let words: [String]
  private let arguments: [LabeledExprSyntax]

  /// A method that is called so.
  init(_ name: String, of call: FunctionCallExprSyntax) {
    self.name = name
    words = name.wordsInName
    arguments = Array(call.arguments)
  }

  private static let filling = ["pin", "constrain", "anchor", "fill", "edge", "attach", "stick"]
  private static let others = ["superview", "edge", "side", "parent", "container", "fill"]
  /// What the words of names begin with that say nothing else than how a view is laid out.
  private static let laying =
    filling + others + [
      "center", "centre", "set", "size", "dimension", "height", "width", "dock", "snap", "align",
      "auto", "top", "bottom", "left", "right", "leading", "trailing", "horizontal", "vertical",
      "x",
      "y", "to", "of", "in", "and", "with", "all", "view", "safe", "area", "margin", "guide",
      "layout",
      "constant", "inset", "equal", "constraint",
    ]

  private func tells(_ beginnings: [String]) -> Bool {
    words.contains { word in beginnings.contains { word.hasPrefix($0) } }
  }

  /// The method as a declaration in an extension of `UIView`; nil where its name and labels do not
  /// say all that it does with what it is given.
  var declaration: String? { adding ?? constraining }

  // MARK: Adding views

  private var adding: String? {
    let isOfSubview = tells(["add"]) && tells(["subview"]) && !tells(["arranged"])
    guard isOfSubview && name != "addSubview" || addsPinned else { return nil }
    if arguments.count == 1, arguments[0].expression.isOfView {
      let filling = isFilling || addsPinned ? "; p0.standInConstrain(\(Self.edges), to: self)" : ""
      return "func \(name)(\(arguments[0].labelText.escaped) p0: UIView) "
        + "{ addSubview(p0)\(filling) }"
    }
    guard !isFilling, arguments.allSatisfy({ $0.label == nil }), !arguments.isEmpty else {
      return nil
    }
    let isList = arguments.count == 1 && arguments[0].expression.is(ArrayExprSyntax.self)
    guard isList || arguments.allSatisfy({ $0.expression.isOfView }) else { return nil }
    return
      "func \(name)(_ views: \(isList ? "[UIView]" : "UIView...")) { views.forEach(addSubview) }"
  }

  /// Whether a name says that a view is added and pinned, as in `addPinned` and `addFillingView`.
  private var addsPinned: Bool {
    words.first == "add" && tells(Self.filling) && ownAttributes.isEmpty
      && words.dropFirst().allSatisfy { word in Self.laying.contains { word.hasPrefix($0) } }
  }

  private var isFilling: Bool { tells(Self.filling) && tells(Self.others) && ownAttributes.isEmpty }

  // MARK: Constraining views

  private static let edges = "[.top, .leading, .bottom, .trailing]"

  /// What an argument is to the method.
  private enum Role {
    /// An edge, a middle or an extent is this anchor's.
    case anchor(String)
    /// An edge of what the view is laid out by, so far inside.
    case inset(String)
    /// So far inside of each edge, or beside each middle; by which type.
    case insets(String)
    /// A width or a height in points.
    case length(String)
    case size
    /// What the view is laid out by, of which type.
    case target(String)

    var type: String {
      switch self {
      case .anchor: "AnyObject?"
      case .target(let type): type
      case .inset, .length: "CGFloat"
      case .insets(let type): type
      case .size: "CGSize"
      }
    }
  }

  private var constraining: String? {
    var parameters: [String] = []
    var statements: [String] = []
    var anchors: [(attribute: String, value: String)] = []
    var insets: [String: String] = [:]
    var (all, target): (String?, String?)
    for (index, argument) in arguments.enumerated() {
      guard let role = role(of: argument, isTargetKnown: target != nil) else { return nil }
      let value = "p\(index)"
      parameters.append("\(argument.labelText.escaped) \(value): \(role.type)")
      switch role {
      case .anchor(let attribute): anchors.append((attribute, value))
      case .inset(let attribute): insets[attribute] = value
      case .insets: all = value
      case .length(let attribute): statements.append(Self.length(value, of: attribute))
      case .size:
        statements += ["width", "height"].map { Self.length("\(value).\($0)", of: $0) }
      case .target(Self.view) where edgeOfOther != nil:
        target = edgeOfOther.map { "\(value)?.\($0)Anchor" }
      case .target(let type):
        target = isOfSafeArea && type == Self.view ? "\(value)?.\(guide)" : value
      }
    }
    for (attribute, value) in anchors {
      let inset = insets.removeValue(forKey: attribute) ?? all
      statements.append(Self.statement("[.\(attribute)]", to: value, inset: inset))
    }
    let isLaying = words.allSatisfy { word in Self.laying.contains { word.hasPrefix($0) } }
    guard !anchors.isEmpty || isFilling || isLaying else { return nil }
    var own = edgeOfOther == nil ? ownAttributes : Array(ownAttributes.prefix(1))
    if target == nil, let all, own.allSatisfy(Self.extents.contains), !own.isEmpty {
      statements += own.map { Self.length(all, of: $0) }
      own = []
    }
    if own.allSatisfy(Self.extents.contains), target == nil { own = [] }
    let isWhole = target != nil && arguments.contains { Self.wholes.contains($0.labelText) }
    if own.isEmpty, anchors.isEmpty, tells(Self.filling), isWhole || tells(Self.others) {
      own = insets.isEmpty ? ["top", "leading", "bottom", "trailing"] : insets.keys.sorted()
    }
    let other = target ?? (isOfSafeArea ? "superview?.\(guide)" : "superview")
    if insets.isEmpty, !own.isEmpty {
      statements.append(Self.statement("[.\(own.joined(separator: ", ."))]", to: other, inset: all))
    } else {
      statements += own.map {
        Self.statement("[.\($0)]", to: other, inset: insets.removeValue(forKey: $0) ?? all)
      }
    }
    // All that was given says where something lies.
    guard !statements.isEmpty, insets.isEmpty else { return nil }
    return "func \(name.escaped)(\(parameters.joined(separator: ", "))) "
      + "{ \(statements.joined(separator: "; ")) }"
  }

  private static func statement(_ attributes: String, to target: String, inset: String?) -> String {
    "standInConstrain(\(attributes), to: \(target)\(inset.map { ", inset: \($0)" } ?? ""))"
  }

  private static func length(_ value: String, of attribute: String) -> String {
    "standInConstrain(.\(attribute), length: \(value))"
  }

  private var isOfSafeArea: Bool { tells(["safe", "margin"]) }
  private var guide: String { tells(["safe"]) ? "safeAreaLayoutGuide" : "layoutMarginsGuide" }

  private static let extents = ["width", "height"]

  /// The edges, middles and extents that the name is about.
  private var ownAttributes: [String] {
    if tells(["size", "dimension"]) { return Self.extents }
    let isMiddle = tells(["center", "centre"])
    let found = words.attributes(isMiddle: isMiddle)
    return found.isEmpty && isMiddle ? ["centerX", "centerY"] : found
  }

  /// The edge of another view that the name says an edge is put beside, as in `topToBottom(of:)`.
  private var edgeOfOther: String? {
    guard words.count == 3, words[1] == "to", ownAttributes.count == 2 else { return nil }
    return ownAttributes[1]
  }

  /// What labels of insets say.
  private static let distances = [
    "padding", "constant", "margin", "inset", "space", "spacing", "offset", "by",
  ]
  /// The labels of what a view is laid out by.
  private static let targets: Set = [
    "_", "to", "toView", "in", "inView", "of", "view", "superview", "on", "edgesTo", "parent",
    "container",
  ]
  /// Those that say by themselves that all edges are meant.
  private static let wholes: Set = ["to", "toView", "edgesTo"]
  private static let view = "UIView?"

  /// What an argument is; nil where its label does not say it.
  private func role(of argument: LabeledExprSyntax, isTargetKnown: Bool) -> Role? {
    let label = argument.labelText
    let words = label.wordsInName
    let text = argument.expression.trimmedDescription.filter { !"?!".contains($0) }
    let attributes = words.attributes(isMiddle: words.contains { $0.hasPrefix("cent") })
    let isDistance = words.contains { word in Self.distances.contains { word.hasPrefix($0) } }
    if let attribute = attributes.first {
      guard attributes.count == 1 else { return nil }
      if Self.extents.contains(attribute) {
        return text.hasSuffix("Anchor") ? .anchor(attribute) : .length(attribute)
      }
      if isDistance { return .inset(attribute) }
      return text.hasSuffix("Anchor") || text == "nil" ? .anchor(attribute) : .inset(attribute)
    }
    if label == "size" || text.hasPrefix("CGSize(") { return .size }
    if isDistance {
      if text.contains("leading:") || text.hasPrefix("NSDirectionalEdgeInsets") {
        return .insets("NSDirectionalEdgeInsets")
      }
      let isPlain = !text.contains("Insets") && !text.hasPrefix(".")
      return .insets(isPlain ? "CGFloat" : "UIEdgeInsets")
    }
    let isOfExtents = ownAttributes.allSatisfy(Self.extents.contains) && !ownAttributes.isEmpty
    let isTarget = text.hasSuffix("Anchor") || !isOfExtents && argument.expression.isOfView
    if !isTargetKnown, isTarget, Self.targets.contains(label) {
      let isGuide = text.hasSuffix("Guide")
      return .target(
        text.hasSuffix("Anchor") ? "AnyObject?" : isGuide ? "UILayoutGuide?" : Self.view)
    }
    let isExtent = isOfExtents && (Self.targets.contains(label) || words[0] == "equal")
    let isNumber = label == "_" || isExtent
    return isNumber ? .insets("CGFloat") : nil
  }
}

extension [String] {
  /// The edges, middles and extents that words tell, as constraints call them.
  fileprivate func attributes(isMiddle: Bool) -> [String] {
    flatMap { word -> [String] in
      switch word {
      case "top", "bottom", "leading", "trailing", "left", "right", "width", "height": [word]
      case "x", "horizontal", "horizontally":
        isMiddle ? ["centerX"] : word == "x" ? [] : ["leading", "trailing"]
      case "y", "vertical", "vertically":
        isMiddle ? ["centerY"] : word == "y" ? [] : ["top", "bottom"]
      default: []
      }
    }
  }
}

extension String {
  /// The words of a name, as `add`, `subviews`.
  fileprivate var wordsInName: [String] {
    reduce(into: [""]) { words, character in
      if character.isUppercase || character == "_" { words.append("") }
      words[words.count - 1] += character.lowercased()
    }.map { $0.filter { $0 != "_" } }
  }
}

extension LabeledExprSyntax {
  fileprivate var labelText: String { label?.text ?? "_" }
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
