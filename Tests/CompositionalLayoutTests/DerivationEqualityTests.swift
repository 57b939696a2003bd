import Testing

@testable import CompositionalLayout

/// What makes two derivations the same, and what they say of themselves.
@Suite struct DerivationEqualityTests {
  private func derivation(
    label: String = "width", property: String? = "LayoutItem.layoutSize",
    operation: Derivation.Operation = .product, first: Double = 2, unrounded: Double = 6.25,
    rounding: Derivation.Rounding = .down(steps: 2), value: Double = 6
  ) -> Derivation {
    Derivation(
      label: label, property: property, operation: operation,
      operands: [
        Derivation(label: "first", unrounded: first, value: first),
        Derivation(unrounded: 3.125, value: 3.125),
      ], unrounded: unrounded, rounding: rounding, value: value)
  }

  @Test func derivationsAreEqualWhenAllTheyHoldIs() {
    let one = derivation()
    let other = derivation()
    #expect(one == one)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(Set([one, other]).count == 1)
  }

  @Test func derivationsDifferInAnyOneThing() {
    let one = derivation()
    let others = [
      derivation(label: "height"), derivation(property: nil), derivation(operation: .quotient),
      derivation(first: 2.5), derivation(unrounded: 6.5), derivation(rounding: .none),
      derivation(rounding: .nearest(steps: 2)), derivation(rounding: .down(steps: 3)),
      derivation(value: 6.5),
    ]
    for (index, other) in others.enumerated() {
      #expect(one != other, "\(index)")
      #expect(other != one, "\(index)")
    }
    #expect(Set(others).count == others.count)
  }

  @Test func derivationSaysWhatItHolds() {
    let one = derivation()
    #expect(one.label == "width")
    #expect(one.property == "LayoutItem.layoutSize")
    #expect(one.operation == .product)
    #expect(one.operands.map(\.value) == [2, 3.125])
    #expect(one.unrounded == 6.25)
    #expect(one.rounding == .down(steps: 2))
    #expect(one.value == 6)
    #expect(one.formula == "2 × 3.125")
  }
}
