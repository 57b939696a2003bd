extension Int {
  /// The sum, or the nearest number there is.
  func addingUpToLimit(_ other: Int) -> Int {
    let (sum, isTooFar) = addingReportingOverflow(other)
    return isTooFar ? (other < 0 ? .min : .max) : sum
  }

  /// The product with a number from zero on, or the nearest number there is.
  func multipliedUpToLimit(by other: Int) -> Int {
    let (product, isTooFar) = multipliedReportingOverflow(by: other)
    return isTooFar ? (self < 0 ? .min : .max) : product
  }
}

extension Double {
  /// The number as C's `%g` prints it: six significant digits, no needless zeros.
  var general: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard self != 0 else { return sign == .minus ? "-0" : "0" }
    var exponent = 0
    var leading = magnitude
    while leading >= 10 {
      leading /= 10
      exponent += 1
    }
    while leading < 1 {
      leading *= 10
      exponent -= 1
    }
    var digits = (leading * 100_000).rounded(.toNearestOrEven)
    // Other powers of ten are no numbers exactly, and nothing laid out is as long or as short.
    if (-17...27).contains(exponent) { digits = magnitude.rounded(byPowerOfTen: 5 - exponent) }
    if digits >= 1_000_000 {
      digits /= 10
      exponent += 1
    }
    var text = String(Int(digits))
    let minus = self < 0 ? "-" : ""
    if exponent < -4 || exponent >= 6 {
      while text.count > 1, text.hasSuffix("0") { text.removeLast() }
      let fraction = text.dropFirst()
      let power = String(exponent.magnitude)
      return minus + text.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e"
        + (exponent < 0 ? "-" : "+") + (power.count < 2 ? "0" : "") + power
    }
    if exponent < 0 { text = String(repeating: "0", count: -exponent) + text }
    let whole = exponent < 0 ? 1 : exponent + 1
    var fraction = text.dropFirst(whole)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return minus + text.prefix(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The product with an exact power of ten, rounded to an integer as if it had been exact.
  private func rounded(byPowerOfTen power: Int) -> Double {
    var factor = 1.0
    for _ in 0..<Int(power.magnitude) { factor *= 10 }
    let product = power < 0 ? self / factor : self * factor
    let whole = product.rounded(.down)
    // What was cut off or added to get the product decides what only seems to be a tie.
    let rest =
      power < 0 ? addingProduct(-product, factor) : (-product).addingProduct(self, factor)
    guard product - whole == 0.5, rest != 0 else { return product.rounded(.toNearestOrEven) }
    return rest < 0 ? whole : whole + 1
  }
}
