import CompositionalLayout
import Wording

/// A calculation as a person writes it: equal terms of a sum counted, no sign before a sign.
struct FoldedSum {
  /// The most different terms that are written; what lies between the first and the last of more is
  /// left out.
  private static let mostTerms = 12

  private var terms: [(sign: Derivation.Sign, number: String, count: Int)] = []

  /// The terms of `derivation`, each written by `number`; nil when it is no sum.
  init?(_ derivation: Derivation, number: (Derivation) -> String) {
    guard case .sum(let signs) = derivation.operation else { return nil }
    for (sign, operand) in zip(signs, derivation.operands) {
      add(sign, number(operand))
    }
  }

  /// The terms of nothing yet.
  init() {}

  /// Adds a number that may have a sign of its own, `count` times.
  mutating func add(_ sign: Derivation.Sign, _ number: String, count: Int = 1) {
    let isNegative = number.hasPrefix("-")
    let term = isNegative ? String(number.dropFirst()) : number
    let sign: Derivation.Sign = (sign == .minus) == isNegative ? .plus : .minus
    if let index = terms.firstIndex(where: { $0.sign == sign && $0.number == term }) {
      terms[index].count += count
    } else {
      terms.append((sign, term, count))
    }
  }

  /// How many numbers are added up.
  var count: Int { terms.reduce(0) { $0 + $1.count } }

  /// The sum, such as `36 × 1 + 35 × 8`; twice or so is written out.
  func written(countingFrom least: Int = 4) -> String {
    var pieces: [(Derivation.Sign, String)] = []
    for term in terms {
      if term.count < least {
        pieces += Array(repeating: (term.sign, term.number), count: term.count)
      } else {
        pieces.append((term.sign, "\(term.count) × \(term.number)"))
      }
    }
    // A zero in front says nothing, unless it stands alone.
    if pieces.count > 1, pieces[0] == (.plus, "0"), terms[0].count == 1 { pieces.removeFirst() }
    var text = pieces.prefix(Self.mostTerms).enumerated().map { index, piece in
      guard index > 0 else { return piece.0 == .minus ? "−\(piece.1)" : piece.1 }
      return (piece.0 == .minus ? " − " : " + ") + piece.1
    }.joined()
    if pieces.count > Self.mostTerms { text += " + …" }
    if text == "−0" { return "0" }
    return text
  }
}
