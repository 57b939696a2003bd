import Testing

/// Integers of a width of their own: what the compiler's programs print and are refused.
@Suite struct SizedIntegerTests {
  @Test(arguments: [
    ("UInt8(200) &+ 100", "44: UInt8"), ("Int8(127) &+ 1", "-128: Int8"),
    ("UInt64.max", "18446744073709551615: UInt64"), ("Int32.min", "-2147483648: Int32"),
    ("UInt8(3.9)", "3: UInt8"), ("UInt8(\"12\")!", "12: UInt8"),
    ("UInt8(\"300\") == nil", "true: Bool"),
    ("UInt8(truncatingIfNeeded: 300)", "44: UInt8"), ("UInt8(clamping: -4)", "0: UInt8"),
    ("UInt8(exactly: 256) == nil", "true: Bool"), ("Int8(bitPattern: UInt8(200))", "-56: Int8"),
    ("~UInt8(1)", "254: UInt8"), ("UInt32(0xFF8800) << 8", "4287102976: UInt32"),
    ("UInt8(7) << 9", "0: UInt8"), ("1 << UInt8(3)", "8: Int"), ("UInt8(3) < 4", "true: Bool"),
    ("CGFloat((UInt32(0xFF8800) >> 16) & 0xFF) / 255", "1.0: CGFloat"),
    ("[UInt8(9), 5, 7].max()!", "9: UInt8"), ("[UInt8(9), 5].reduce(0, +)", "14: UInt8"),
    ("String(UInt8(250), radix: 16)", "fa: String"), ("(UInt8(1) as Any) is Int", "false: Bool"),
    ("Array(UInt8(2)...4)", "[2, 3, 4]: [UInt8]"), ("Array(\"abc\".utf8)", "[97, 98, 99]: [UInt8]"),
    ("Array(stride(from: UInt8(0), to: 10, by: 5))", "[0, 5]: [UInt8]"),
    ("Set<UInt8>([1, 2, 2]).count", "2: Int"),
    ("\"abc\".first!.asciiValue!", "97: UInt8"),
    ("UInt8(250).addingReportingOverflow(10).overflow", "true: Bool"),
    ("Int64.max", "9223372036854775807: Int64"), ("type(of: Int64(1))", "Int64: Int64.Type"),
    ("(Int64(1) as Any) is Int", "false: Bool"), ("Int(Int64(7)) + 1", "8: Int"),
    ("let x: UInt = 18_446_744_073_709_551_615\nx", "18446744073709551615: UInt"),
    ("UInt64(0xFFFF_FFFF_FFFF_FFFF)", "18446744073709551615: UInt64"),
    ("18446744073709551616 as Double", "1.8446744073709552e+19: Double"),
    ("Array(UInt64.max - 1...UInt64.max).count", "2: Int"),
    ("-9223372036854775808", "-9223372036854775808: Int"),
  ])
  func aValueStaysInItsType(_ program: String, _ value: String) {
    #expect(output(program) == "= " + value)
  }

  @Test(arguments: [
    ("let x: UInt8 = 300", "integer literal '300' overflows when stored into 'UInt8' <300>"),
    (
      "let x: UInt8 = -1",
      "negative integer '-1' overflows when stored into unsigned type 'UInt8' <-1>"
    ),
    ("UInt8(255) + 1", "Fatal error: arithmetic overflow in '+' <+>"),
    ("UInt8(3) - 5", "Fatal error: arithmetic overflow in '-' <->"),
    ("Int8.min / -1", "Fatal error: Division results in overflow </>"),
    ("UInt8(300)", "integer literal '300' overflows when stored into 'UInt8' <300>"),
    ("let x: UInt8 = 0x1FF", "integer literal '511' overflows when stored into 'UInt8' <0x1FF>"),
    (
      "let n = 300\nUInt8(n)",
      "Fatal error: Not enough bits to represent the passed value <UInt8(n)>"
    ),
    (
      "let n = -129\nInt8(n)",
      "Fatal error: Not enough bits to represent a signed value <Int8(n)>"
    ),
    (
      "UInt(-1)", "negative integer '-1' overflows when stored into unsigned type 'UInt' <-1>"
    ),
    (
      "9223372036854775808",
      "integer literal '9223372036854775808' overflows when stored into 'Int' <9223372036854775808>"
    ),
    (
      "let a: Int64 = 1\nlet b: Int = a",
      """
      cannot convert value of type 'Int64' to specified type 'Int' <a>
        write 'Int(…)' around it
      """
    ),
    (
      "let n = -1\nUInt(n)", "Fatal error: Negative value is not representable <UInt(n)>"
    ),
    (
      "Int(UInt64.max)",
      "Fatal error: Not enough bits to represent the passed value <Int(UInt64.max)>"
    ),
    (
      "let u: UInt8 = 3, i = 4\nu + i",
      """
      binary operator '+' cannot be applied to operands of type 'UInt8' and 'Int' <+>
        convert one: 'Int(…)' or 'UInt8(…)'
      """
    ),
  ])
  func whatDoesNotFitIsRefused(_ program: String, _ answer: String) {
    #expect(output(program) == answer)
  }

  @Test func genericCodeAndRawValuesKeepTheType() {
    #expect(
      output(
        "func f<T: FixedWidthInteger>(_ x: T) -> T { x &+ x &+ 1 }",
        "f(UInt8(250))", "f(250)",
        "enum E: UInt8 { case a, b, c = 7 }", "E.b.rawValue", "E(rawValue: 7) == .c",
        """
        struct O: OptionSet { let rawValue: UInt
          static let a = O(rawValue: 1 << 0)
          static let b = O(rawValue: 1 << 1) }
        """,
        "let o: O = [.a, .b]", "o.contains(.b)", "o.subtracting(.a).rawValue",
        """
        struct Random { var state: UInt64
          mutating func next() -> UInt64 {
            state = state &* 6364136223846793005 &+ 1442695040888963407
            return state } }
        """,
        "var random = Random(state: 1)", "random.next()", "random.next() >> 33")
          == """
          = 245: UInt8
          = 501: Int
          = 1: UInt8
          = true: Bool
          = true: Bool
          = 2: UInt
          = 7806831264735756412: UInt64
          = 1093944153: UInt64
          """)
  }
}
