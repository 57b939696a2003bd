import Testing

/// `Float` is a type of its own: what the compiler's programs print and are refused.
@Suite struct FloatTests {
  @Test(arguments: [
    ("Float(1) / 3", "0.33333334: Float"), ("let x: Float = 0.1\nx * 3", "0.3: Float"),
    ("Double(Float(0.1))", "0.10000000149011612: Double"),
    ("Float(16777217)", "16777216.0: Float"), ("-Float(0.1)", "-0.1: Float"),
    ("[Float(0.1), 2.5].max()!", "2.5: Float"), ("[Float(1), 2, 3.5].reduce(0, +)", "6.5: Float"),
    ("1 + Float(0.1)", "1.1: Float"), ("Float(\"1.5\")!", "1.5: Float"),
    ("Int(Float(3.9))", "3: Int"), ("UInt8(Float(7.5))", "7: UInt8"),
    ("CGFloat(Float(0.5))", "0.5: CGFloat"), ("Float(Int.max)", "9.223372e+18: Float"),
    ("Float.pi", "3.1415925: Float"), ("Float.leastNonzeroMagnitude", "1e-45: Float"),
    ("(Float(1) as Any) is Double", "false: Bool"), ("abs(Float(-0.1))", "0.1: Float"),
    ("max(Float(0.1), 0.5)", "0.5: Float"), ("[Float(3.1), 0.1].sorted()", "[0.1, 3.1]: [Float]"),
    ("sqrt(Float(3.1))", "1.7606816: Float"), ("Float(2.5).rounded(.up)", "3.0: Float"),
    ("String(format: \"%.2f\", Float(0.125))", "0.12: String"),
    ("enum P: Float { case low = 0.5, high = 1 }\nP(rawValue: 1) == .high", "true: Bool"),
    ("func half<T: FloatingPoint>(_ v: T) -> T { v / 2 }\nhalf(Float(0.1))", "0.05: Float"),
    ("var y: Float = 2\ny *= 1.5\ny += 0.1\ny == 3.1", "true: Bool"),
  ])
  func aFloatIsRoundedToSinglePrecision(_ program: String, _ value: String) {
    #expect(output(program) == "= " + value)
  }

  @Test(arguments: [
    (
      "let a: Float = 1, b = 2.0\na + b",
      """
      binary operator '+' cannot be applied to operands of type 'Float' and 'Double' <+>
        convert one: 'Double(…)' or 'Float(…)'
      """
    ),
    (
      "let b = 2.0\nlet a: Float = b",
      """
      cannot convert value of type 'Double' to specified type 'Float' <b>
        write 'Float(…)' around it
      """
    ),
    (
      "Int(Float.infinity)",
      "Fatal error: Float value cannot be converted to Int because it is either infinite or NaN <Int(Float.infinity)>"
    ),
  ])
  func aFloatIsNoDouble(_ program: String, _ refusal: String) {
    #expect(output(program) == refusal)
  }
}
