extension StandardLibrary {
  /// The integers that are not `Int`: their conversions, one by one, and what they share.
  static let sizedIntegers =
    sharedMembers
    + IntegerType.all.filter { $0.known != KnownType.int }.map { members(of: $0) }.joined()

  private static func members(of type: IntegerType) -> String {
    let name = type.known.name
    let width = type.swift.bitWidth
    let least = type.isSigned ? "1 << \(width - 1)" : "0"
    let greatest = type.isSigned ? "(1 << \(width - 1)) &- 1" : "-1"
    return """
      extension \(name) {
        init()
        init(_ value: Int)
        init(_ value: Double)
        init(_ value: Float)
        init<T: _SizedInteger>(_ value: T)
        init?(_ text: String)
        init?(_ text: Substring)
        init?(_ text: String, radix: Int)
        init?(exactly value: Int)
        init?(exactly value: Double)
        init?<T: _SizedInteger>(exactly value: T)
        init<T: FixedWidthInteger>(truncatingIfNeeded value: T)
        init<T: FixedWidthInteger>(clamping value: T)
        init<T: FixedWidthInteger>(bitPattern value: T)
        static let max = \(name)(truncatingIfNeeded: \(greatest))
        static let min = \(name)(truncatingIfNeeded: \(least))
        static let zero = \(name)(0)
        static let bitWidth = \(width)
        static func random(in range: Range<\(name)>) -> \(name)
        static func random(in range: ClosedRange<\(name)>) -> \(name)
        static func random<G>(in range: Range<\(name)>, using generator: inout G) -> \(name)
        static func random<G>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name)
      }

      """
  }

  private static let sharedMembers = """
    extension _SizedInteger {
      var description: String { get }
      var nonzeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      func isMultiple(of other: Self) -> Bool
      func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) { (self / other, self % other) }
      func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
    }
    extension String {
      init<T: _SizedInteger>(_ value: T, radix: Int, uppercase: Bool = false)
    }
    func stride<T: _SizedInteger>(from start: T, to end: T, by step: Int) -> [T]
    func stride<T: _SizedInteger>(from start: T, through end: T, by step: Int) -> [T]

    """
}
