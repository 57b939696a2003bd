extension StandardLibrary {
  /// `Float`, calculated in double precision and rounded to single: for sums, products, quotients and
  /// roots that is the same.
  static let singlePrecision = """
    extension Float {
      init()
      init(_ value: Float)
      init(_ value: Double)
      init(_ value: Int)
      init<T: _SizedInteger>(_ value: T)
      init?(_ text: String)
      static let pi: Float = 3.1415925
      static let zero: Float = 0
      static let infinity: Float = 1.0 / 0.0
      static let greatestFiniteMagnitude: Float = 3.4028234663852886e38
      static let leastNonzeroMagnitude: Float = 1.401298464324817e-45
      static let ulpOfOne: Float = 1.1920928955078125e-07
      static let nan: Float = 0.0 / 0.0
      var magnitude: Float { self < 0 ? -self : self }
      var isNaN: Bool { self != self }
      var isFinite: Bool { self - self == 0 }
      var isZero: Bool { self == 0 }
      var description: String { get }
      func rounded() -> Float { Float(Double(self).rounded()) }
      func rounded(_ rule: FloatingPointRoundingRule) -> Float { Float(Double(self).rounded(rule)) }
      mutating func round() { self = rounded() }
      func squareRoot() -> Float { Float(Double(self).squareRoot()) }
      func truncatingRemainder(dividingBy other: Float) -> Float {
        Float(Double(self).truncatingRemainder(dividingBy: Double(other)))
      }
      static func random(in range: Range<Float>) -> Float {
        Float(Double.random(in: Double(range.lowerBound)..<Double(range.upperBound)))
      }
      static func random(in range: ClosedRange<Float>) -> Float {
        Float(Double.random(in: Double(range.lowerBound)...Double(range.upperBound)))
      }
    }
    func sqrt(_ x: Float) -> Float { x.squareRoot() }
    func floor(_ x: Float) -> Float { x.rounded(.down) }
    func ceil(_ x: Float) -> Float { x.rounded(.up) }
    func round(_ x: Float) -> Float { x.rounded() }
    func trunc(_ x: Float) -> Float { x.rounded(.towardZero) }

    """
}
