package import CompositionalLayout
package import Wording

/// Draws the derivation of a number as a tree: each term with the property it came from, the
/// operation with its numbers, the rounding and the value.
package struct DerivationTree {
  /// How deep a tree is drawn; deeper terms than the usual are shared with a line above.
  private var depth: Int
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

  /// The lines of several trees, as deep as `rows` lines allow: the first ones deepest.
  ///
  /// - Returns: The lines, and whether they are all there is.
  package func lines(
    of derivations: [Derivation], within rows: Int
  ) -> (lines: [StyledText], areAll: Bool) {
    func drawn(_ depths: [Int]) -> [StyledText] {
      var tree = self
      return zip(derivations, depths).flatMap { derivation, depth in
        tree.depth = depth
        return tree.lines(of: derivation)
      }
    }
    let whole = drawn(derivations.map { _ in depth })
    guard whole.count > rows else { return (whole, true) }
    var depths = derivations.map { _ in 0 }
    var lines = drawn(depths)
    var growing = Array(depths.indices)
    while !growing.isEmpty {
      growing.removeAll { index in
        var deeper = depths
        deeper[index] += 1
        let more = drawn(deeper)
        guard more.count <= rows, deeper[index] <= depth else { return true }
        (depths, lines) = (deeper, more)
        return false
      }
    }
    return (Array(lines.prefix(rows)), false)
  }

  private mutating func lines(
    of derivation: Derivation, prefix: String, branch: String, depth: Int, count: Int = 1
  ) -> [StyledText] {
    let term = Term(derivation)
    let isShown = !term.operands.isEmpty && !shown.insert(term.inner).inserted
    let indent = branch.isEmpty ? prefix : prefix + (branch == "└ " ? "  " : "│ ")
    let isLeaf = isShown || depth >= self.depth
    let operands = isLeaf ? [] : TermRun.runs(of: term.operands.filter(Self.isTold))
    let margins = [prefix + branch, indent].map { StyledText($0, .dim) }
    var text = line(term, isShown: isShown)
    if count > 1 { text.append(told(" (\(count) times)")) }
    var lines =
      text.wrapped(
        toWidth: max(width - margins[0].displayWidth, Self.leastRoom),
        margin: StyledText(operands.isEmpty ? "    " : "│   ", .dim)
      )
      .enumerated().map { margins[min($0, 1)] + $1 }
    for (index, operand) in operands.enumerated() {
      let isLast = index == operands.count - 1
      lines += self.lines(
        of: operand.term, prefix: indent, branch: isLast ? "└ " : "├ ", depth: depth + 1,
        count: operand.count)
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
      line.append(calculation(of: term.inner))
      if term.operands.isEmpty, let rounding = Self.words(of: term.inner) {
        line.append(told(rounding))
      }
    }
    if let property = term.property { line.append("  \(property)", .dim) }
    return line
  }

  /// What makes the number of a term, with the rounding; nothing where that says no more.
  private func calculation(of term: Derivation) -> String {
    let exact = NumberText.thirds(term.value).map { " (\($0))" } ?? ""
    guard !term.operands.isEmpty else { return term.value == term.unrounded ? "" : exact }
    let formula = FoldedSum(term, number: Self.number)?.written() ?? term.formula(Self.number)
    var text = exact
    if formula.replacing("−", with: "-") != Self.number(term) {
      text += " = " + told(Message(calculation: formula))
    }
    guard let rounding = Self.rounding(of: term) else { return text }
    let unrounded = NumberText.rounded(term.unrounded)
    if formula != unrounded { text += " = \(unrounded)" }
    return text + told(rounding)
  }

  private func told(_ message: Message) -> String { message.text(in: language) }

  /// The value of a term: what was given as it was given, such as 0.333 or 1/3, so that the
  /// operations on it can be checked by hand; what was computed with two decimals.
  static func number(_ term: Derivation) -> String {
    guard term.operands.isEmpty else { return NumberText.rounded(term.value) }
    let exact = NumberText.fraction(term.value)
    return exact.count <= 8 ? exact : NumberText.rounded(term.value)
  }

  /// The rounding of a number that was given, where it changed it.
  private static func words(of term: Derivation) -> Message? {
    rounding(of: term).map { " = \(NumberText.rounded(term.unrounded))\($0)" }
  }

  /// The rounding, where it changed the number.
  private static func rounding(of term: Derivation) -> Message? {
    guard term.value != term.unrounded else { return nil }
    switch term.rounding {
    case .none: return nil
    case .down(let steps): return ", down to 1/\(NumberText.exact(steps)) point"
    case .nearest(let steps): return ", to the nearest 1/\(NumberText.exact(steps))"
    }
  }
}

/// Equal terms of an operation, which are drawn once.
private struct TermRun {
  var term: Derivation
  var count: Int

  /// The terms in order, those put together that differ in the number of their name at most.
  static func runs(of terms: [Derivation]) -> [TermRun] {
    var runs: [TermRun] = []
    for term in terms {
      let index = runs.firstIndex { run in
        run.term.value == term.value && run.term.property == term.property
          && run.term.operation == term.operation
          && run.term.label.unnumbered == term.label.unnumbered
          && run.term.operands == term.operands
      }
      if let index { runs[index].count += 1 } else { runs.append(TermRun(term: term, count: 1)) }
    }
    return runs
  }
}

extension String {
  fileprivate var unnumbered: String { filter { !$0.isNumber } }
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
    while let next = inner.passedOn {
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
  /// What the step only passes on: a sum of one, or what is taken from nothing twice.
  fileprivate var passedOn: Derivation? {
    if operation == .sum([.plus]), let next = operands.first, next.value == value { return next }
    guard let next = negated?.negated, next.value == value else { return nil }
    return next
  }

  /// What the step takes from nothing.
  private var negated: Derivation? {
    guard operation == .sum([.plus, .minus]), rounding == .none, operands[0].value == 0,
      operands[0].label.isEmpty, operands[0].operation == .given
    else { return nil }
    return operands[1]
  }
}
