package import CompositionalLayout
package import JSON
package import Wording

/// Draws the derivation of a number as a tree: each term with the property it came from, the
/// operation with its numbers, the rounding and the value.
package struct DerivationTree {
  /// How deep a tree is drawn; deeper terms than the usual are shared with a line above.
  private let depth: Int
  /// The columns that lines may take.
  private let width: Int
  /// The fewest columns that a line is given, however deep it stands.
  private static let leastRoom = 24

  /// The language of names and operations.
  var language = Language.english
  private var shown: Set<Derivation> = []

  /// Draws trees in `language`, in lines of `width` columns, as deep as `depth`.
  package init(in language: Language = .english, width: Int, depth: Int = 24) {
    self.language = language
    self.width = width
    self.depth = depth
  }

  /// The lines of the tree under `derivation`.
  package mutating func lines(of derivation: Derivation) -> [StyledText] {
    lines(of: derivation, prefix: "", branch: "", depth: 0)
  }

  private mutating func lines(
    of derivation: Derivation, prefix: String, branch: String, depth: Int
  ) -> [StyledText] {
    let term = Term(derivation)
    let isShown = !term.operands.isEmpty && !shown.insert(term.inner).inserted
    let indent = branch.isEmpty ? prefix : prefix + (branch == "└ " ? "  " : "│ ")
    let isLeaf = isShown || depth >= self.depth
    let operands = isLeaf ? [] : term.operands.filter(Self.isTold)
    let margins = [prefix + branch, indent].map { StyledText($0, .dim) }
    var lines = line(term, isShown: isShown)
      .wrapped(
        toWidth: max(width - margins[0].displayWidth, Self.leastRoom),
        margin: StyledText(operands.isEmpty ? "    " : "│   ", .dim)
      )
      .enumerated().map { margins[min($0, 1)] + $1 }
    for (index, operand) in operands.enumerated() {
      let isLast = index == operands.count - 1
      lines += self.lines(
        of: operand, prefix: indent, branch: isLast ? "└ " : "├ ", depth: depth + 1)
    }
    return lines
  }

  /// Whether a term is worth a line of its own: it has a name, a property or an operation.
  private static func isTold(_ term: Derivation) -> Bool {
    !term.label.isEmpty || term.property != nil || !term.operands.isEmpty
  }

  private func line(_ term: Term, isShown: Bool) -> StyledText {
    var line = StyledText()
    if !term.label.isEmpty { line.append(told(Message(calculation: term.label)) + " ") }
    line.append("\(Self.number(term.inner))", .heading)
    if isShown {
      line.append(told(" as above"))
    } else {
      if !term.operands.isEmpty {
        line.append(" = " + told(Message(calculation: term.inner.formula(Self.number))))
      }
      if let rounding = Self.words(of: term.inner) { line.append(told(rounding)) }
    }
    if let property = term.property { line.append("  \(property)", .dim) }
    return line
  }

  private func told(_ message: Message) -> String { message.text(in: language) }

  /// The value of a term: what was given as it was given, such as 0.333 or 1/3, so that the
  /// operations on it can be checked by hand; what was computed with two decimals.
  private static func number(_ term: Derivation) -> String {
    guard term.operands.isEmpty else { return NumberText.rounded(term.value) }
    let exact = NumberText.fraction(term.value)
    return exact.count <= 8 ? exact : NumberText.rounded(term.value)
  }

  /// The rounding, where it changed the number.
  private static func words(of term: Derivation) -> Message? {
    guard term.value != term.unrounded else { return nil }
    let unrounded = NumberText.rounded(term.unrounded)
    switch term.rounding {
    case .none: return nil
    case .down(let steps): return " = \(unrounded), down to 1/\(NumberText.exact(steps)) point"
    case .nearest(let steps):
      return " = \(unrounded), to the nearest 1/\(NumberText.exact(steps))"
    }
  }
}

/// A term as it is drawn: steps that only pass a number on are one with what they pass on.
private struct Term {
  var label: String
  var property: String?
  /// The step that does something.
  var inner: Derivation

  init(_ derivation: Derivation) {
    label = derivation.label
    property = derivation.property
    inner = derivation
    while inner.operation == .sum([.plus]), let next = inner.operands.first,
      next.value == inner.value
    {
      inner = next
      if label.isEmpty { label = next.label }
      property = next.property ?? property
    }
    property = property.map(Self.apiName)
  }

  var operands: [Derivation] { inner.operands }

  /// The property as code that sets it reads: `section.contentInsets.top`.
  private static func apiName(_ property: String) -> String {
    let owners = [
      ("LayoutContainer.size", "collectionView.bounds.size"),
      ("LayoutContainer", "collectionView"), ("LayoutConfiguration", "configuration"),
      ("LayoutSection", "section"), ("LayoutGroup", "group"), ("LayoutItem", "item"),
      ("LayoutBoundaryItem", "boundarySupplementaryItem"),
      ("LayoutSupplementaryItem", "supplementaryItem"), ("LayoutDecorationItem", "decorationItem"),
      ("LayoutCustomItem", "customItem"),
    ]
    for (owner, name) in owners where property.hasPrefix(owner + ".") {
      return name + property.dropFirst(owner.count)
    }
    return property
  }
}

extension Derivation {
  /// The tree as data: what the number is, where it came from, how it was made, what of.
  package var json: JSONValue {
    var object: JSONObject = ["label": .string(label), "value": JSONValue(value)]
    object["property"] = property.map(JSONValue.string)
    if value != unrounded { object["unrounded"] = JSONValue(unrounded) }
    if !operands.isEmpty {
      object["formula"] = .string(formula)
      object["operands"] = .array(operands.map(\.json))
    }
    return .object(object)
  }
}

extension FrameDerivation {
  /// The trees of the four numbers as data.
  package var json: JSONValue {
    [
      "x": x.json, "y": y.json, "width": width.json, "height": height.json, "zIndex": zIndex.json,
    ]
  }

  /// The four numbers of the frame, one tree each, and what stands in front, unless that is as
  /// cells usually stand.
  package func lines(in language: Language, fitting columns: Int) -> [StyledText] {
    var tree = DerivationTree(in: language, width: columns)
    var lines = [width, height, x, y].flatMap { tree.lines(of: $0) }
    if let itemsInRun { lines += tree.lines(of: itemsInRun) }
    if zIndex.value != 0 || !zIndex.operands.isEmpty { lines += tree.lines(of: zIndex) }
    return lines
  }
}
