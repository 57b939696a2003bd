package import CompositionalLayout
package import JSON
package import Wording

/// A term of a derivation as a person is told it.
package struct ToldTerm {
  /// What it is called, with what it was set by; empty for none.
  package var label: String
  /// Its value.
  package var number: String
  /// How that was made, such as ` = 131 − 2 − 2`; empty where it was given.
  package var calculation: String
  /// The property that it came from, as code that sets it reads.
  package var property: String?
  /// How often the same term stands there, in words; empty for once.
  var times = ""
  /// Its value in points.
  package var value: Double
  /// What it was made of.
  package var operands: [ToldTerm]

  /// The value of a term: what was given as it was given, such as 0.333 or 1/3, so that the
  /// operations on it can be checked by hand; what was computed with two decimals.
  static func number(_ term: Derivation) -> String {
    guard term.operands.isEmpty else { return NumberText.rounded(term.value) }
    let exact = NumberText.fraction(term.value)
    return exact.count <= 8 ? exact : NumberText.rounded(term.value)
  }

  /// The term as data, with all that it was made of.
  package var json: JSONValue {
    var object: JSONObject = [
      "label": .string(label), "number": .string(number),
      "calculation": .string(calculation + times),
      "value": JSONValue(value),
    ]
    object["property"] = property.map(JSONValue.string)
    if !operands.isEmpty { object["operands"] = .array(operands.map(\.json)) }
    return .object(object)
  }
}

/// Tells the terms of derivations: each once, the second time as one that stands above.
package struct TermTelling {
  private let language: Language
  private var shown: Set<Derivation> = []

  /// Tells terms in `language`.
  package init(in language: Language) { self.language = language }

  /// The term of a derivation, as deep as `depth`.
  package mutating func told(_ derivation: Derivation, depth: Int = 24) -> ToldTerm {
    let term = Term(derivation)
    let isShown = !term.operands.isEmpty && !shown.insert(term.inner).inserted
    var calculation = isShown ? told(" as above") : self.calculation(of: term.inner)
    if !isShown, term.operands.isEmpty, let rounding = Self.words(of: term.inner) {
      calculation += told(rounding)
    }
    let runs =
      isShown || depth <= 0 ? [] : TermRun.runs(of: term.operands.filter(Self.isTold))
    let operands = runs.map { run in
      var operand = told(run.term, depth: depth - 1)
      if run.count > 1 { operand.times = told(" (\(run.count) times)") }
      return operand
    }
    return ToldTerm(
      label: term.label.isEmpty ? "" : told(Message(calculation: term.label)),
      number: ToldTerm.number(term.inner), calculation: calculation, property: term.property,
      value: term.inner.value, operands: operands)
  }

  /// Whether a term is worth a line of its own: it has a name, a property or an operation.
  private static func isTold(_ term: Derivation) -> Bool {
    !term.label.isEmpty || term.property != nil || !term.operands.isEmpty
  }

  /// What makes the number of a term, with the rounding; nothing where that says no more.
  private func calculation(of term: Derivation) -> String {
    let exact = NumberText.thirds(term.value).map { " (\($0))" } ?? ""
    guard !term.operands.isEmpty else { return term.value == term.unrounded ? "" : exact }
    let formula =
      FoldedSum(term, number: ToldTerm.number)?.written() ?? term.formula(ToldTerm.number)
    var text = exact
    if formula.replacing("−", with: "-") != ToldTerm.number(term) {
      text += " = " + told(Message(calculation: formula))
    }
    guard let rounding = Self.rounding(of: term) else { return text }
    let unrounded = NumberText.rounded(term.unrounded)
    if formula != unrounded { text += " = \(unrounded)" }
    return text + told(rounding)
  }

  private func told(_ message: Message) -> String { message.text(in: language) }

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
