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

  @Test func amountsAreDerivedWhenOneOfTwoIs() {
    let plain = Amount(6)
    let told = Amount(3, Derivation(label: "told", unrounded: 3, value: 3))
    let reckoned = [
      plain + told, told + plain, plain - told, told - plain, plain * told, told * plain,
      plain / told, told / plain, .largest(plain, told), .largest(told, plain),
      .smallest(plain, told), .smallest(told, plain),
    ]
    #expect(reckoned.map(\.value) == [9, 9, 3, -3, 18, 18, 2, 0.5, 6, 6, 3, 3])
    for amount in reckoned {
      let operands = amount.derivation?.operands
      #expect(operands?.count == 2)
      #expect(operands?.contains { $0.label == "told" } == true)
    }
    #expect((plain + plain).derivation == nil)
  }

  /// A zero that was reckoned stays in a sum; one that was given is no term.
  @Test func zerosThatWereGivenAreLeftOut() {
    let told = Amount(3, Derivation(label: "told", unrounded: 3, value: 3))
    let given = Amount(0, Derivation(label: "nothing", unrounded: 0, value: 0))
    let reckoned = Amount(
      0, Derivation(label: "rest", operation: .product, unrounded: 0, value: 0))
    #expect(
      [told + .zero, .zero + told, told + given].map(\.derivation?.label) == [
        "told", "told", "told",
      ])
    #expect((told + reckoned).derivation?.operands.map(\.label) == ["told", "rest"])
    #expect((reckoned + told).derivation?.operands.map(\.label) == ["rest", "told"])
  }

  @Test func sidesAreNamedAsInsetsAre() {
    #expect(LayoutAxis.allCases.map(\.startName).sorted() == ["leading", "top"])
    #expect(
      [LayoutAxis.horizontal.startName, LayoutAxis.horizontal.endName] == ["leading", "trailing"])
    #expect([LayoutAxis.vertical.startName, LayoutAxis.vertical.endName] == ["top", "bottom"])
  }
}
