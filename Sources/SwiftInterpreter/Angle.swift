/// Sines and cosines, without the platform's mathematics: by their series, nearest zero.
enum Angle {
  static func sine(of angle: Double) -> Double {
    let (rest, quarter) = reduced(angle)
    switch quarter {
    case 0: return series(rest, from: 1)
    case 1: return series(rest, from: 0)
    case 2: return -series(rest, from: 1)
    default: return -series(rest, from: 0)
    }
  }

  static func cosine(of angle: Double) -> Double {
    let (rest, quarter) = reduced(angle)
    switch quarter {
    case 0: return series(rest, from: 0)
    case 1: return -series(rest, from: 1)
    case 2: return -series(rest, from: 0)
    default: return series(rest, from: 1)
    }
  }

  /// The angle within an eighth of a turn of zero, and how many quarters were taken from it.
  private static func reduced(_ angle: Double) -> (rest: Double, quarter: Int) {
    guard angle.isFinite else { return (.nan, 0) }
    // A quarter turn in two parts, so that what is left of it keeps its last digits.
    let high = 1.5707963267948966
    let low = 6.123233995736766e-17
    let turns = (angle / high).rounded()
    let rest = angle.addingProduct(-turns, high) - turns * low
    let quarter = Int(turns.truncatingRemainder(dividingBy: 4))
    return (rest, (quarter + 4) % 4)
  }

  /// The series whose first term is of degree 0, the cosine's, or 1, the sine's.
  private static func series(_ x: Double, from degree: Int) -> Double {
    var term = degree == 0 ? 1.0 : x
    var terms = [term]
    var next = Double(degree)
    while terms.count < 12 {
      term *= -x * x / ((next + 1) * (next + 2))
      terms.append(term)
      next += 2
    }
    // The smallest first, which loses the least.
    return terms.reversed().reduce(0, +)
  }
}
