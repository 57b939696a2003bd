/// A number of the solver, which knows where it came from when that was asked for.
///
/// Without a derivation an amount costs what a `Double` does, and so does reckoning with it: an
/// operation makes a derivation only when an operand has one.
struct Amount: Hashable, Sendable {
  let value: Double
  let derivation: Derivation?

  init(_ value: Double, _ derivation: Derivation? = nil) {
    self.value = value
    self.derivation = derivation
  }

  static let zero = Amount(0)

  static func == (first: Amount, second: Amount) -> Bool { first.value == second.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// What stands for the amount in the derivation of another.
  var term: Derivation { derivation ?? Derivation(unrounded: value, value: value) }

  /// The amount under a name of its own; it stays one term in whatever is made of it.
  func named(_ label: @autoclosure () -> String, _ property: @autoclosure () -> String? = nil)
    -> Amount
  {
    guard let derivation else { return self }
    guard derivation.label.isEmpty else {
      return Amount(
        value,
        Derivation(
          label: label(), property: property(), operation: .sum([.plus]), operands: [derivation],
          unrounded: value, value: value))
    }
    return Amount(
      value,
      Derivation(
        label: label(), property: property(), operation: derivation.operation,
        operands: derivation.operands, unrounded: derivation.unrounded,
        rounding: derivation.rounding, value: value))
  }

  /// The amount put on a grid, where `value` is.
  func rounded(_ rounding: Derivation.Rounding, to value: Double) -> Amount {
    guard let derivation else { return Amount(value) }
    guard derivation.label.isEmpty, derivation.rounding == .none else {
      return Amount(
        value,
        Derivation(
          operation: .sum([.plus]), operands: [derivation], unrounded: self.value,
          rounding: rounding, value: value))
    }
    return Amount(
      value,
      Derivation(
        operation: derivation.operation, operands: derivation.operands,
        unrounded: derivation.unrounded, rounding: rounding, value: value))
  }
}

// MARK: Reckoning

extension Amount {
  static func + (first: Amount, second: Amount) -> Amount {
    added(first, .plus, second, first.value + second.value)
  }

  static func - (first: Amount, second: Amount) -> Amount {
    added(first, .minus, second, first.value - second.value)
  }

  static func * (first: Amount, second: Amount) -> Amount {
    combined(.product, first, second, first.value * second.value)
  }

  static func / (first: Amount, second: Amount) -> Amount {
    combined(.quotient, first, second, first.value / second.value)
  }

  static func += (first: inout Amount, second: Amount) { first = first + second }

  var magnitude: Amount {
    derivation == nil ? Amount(abs(value)) : Self.combined(.magnitude, [self], abs(value))
  }

  static func largest(_ first: Amount, _ second: Amount) -> Amount {
    combined(.largest, first, second, max(first.value, second.value))
  }

  static func smallest(_ first: Amount, _ second: Amount) -> Amount {
    combined(.smallest, first, second, min(first.value, second.value))
  }

  /// The largest of all, or `nil` when there are none.
  static func largest(_ amounts: [Amount]) -> Amount? {
    guard let value = amounts.lazy.map(\.value).max() else { return nil }
    return combined(.largest, amounts, value)
  }

  /// `value` as an operation on `operands` gave it.
  static func combined(
    _ operation: Derivation.Operation, _ operands: [Amount], _ value: Double
  ) -> Amount {
    guard operands.contains(where: { $0.derivation != nil }) else { return Amount(value) }
    return Amount(
      value,
      Derivation(
        operation: operation, operands: operands.map(\.term), unrounded: value, value: value))
  }

  private static func combined(
    _ operation: Derivation.Operation, _ first: Amount, _ second: Amount, _ value: Double
  ) -> Amount {
    guard first.derivation != nil || second.derivation != nil else { return Amount(value) }
    return combined(operation, [first, second], value)
  }

  /// A sum, a nameless one on the left continued and a zero that was given left out.
  private static func added(
    _ first: Amount, _ sign: Derivation.Sign, _ second: Amount, _ value: Double
  ) -> Amount {
    guard first.derivation != nil || second.derivation != nil else { return Amount(value) }
    if second.isGivenZero { return Amount(value, first.derivation) }
    if first.isGivenZero, sign == .plus { return Amount(value, second.derivation) }
    let term = first.term
    if term.label.isEmpty, term.rounding == .none, case .sum(let signs) = term.operation {
      return Amount(
        value,
        Derivation(
          operation: .sum(signs + [sign]), operands: term.operands + [second.term],
          unrounded: value, value: value))
    }
    return Amount(
      value,
      Derivation(
        operation: .sum([.plus, sign]), operands: [term, second.term], unrounded: value,
        value: value))
  }

  private var isGivenZero: Bool {
    value == 0 && (derivation == nil || derivation?.operation == .given)
  }
}
