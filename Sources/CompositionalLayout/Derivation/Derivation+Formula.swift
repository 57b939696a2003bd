extension Derivation {
  /// The operation with its numbers, such as `0.5 × 310`, unrounded and without the result.
  ///
  /// - Complexity: O(*k*) for *k* operands; what they are made of is not written.
  public var formula: String { formula { $0.value.shortest } }

  /// The operation with its numbers, the value of each operand written by `text`.
  ///
  /// - Parameter text: Writes one operand.
  /// - Complexity: O(*k*) for *k* operands, and as many calls of `text`.
  public func formula(_ text: (Derivation) -> String) -> String {
    let numbers = operands.map(text)
    switch operation {
    case .given: return text(self)
    case .sum(let signs):
      return zip(signs, numbers).enumerated().map { index, term in
        // No sign stands before a sign: what is taken from less than nothing is added.
        let isNegative = term.1.hasPrefix("-")
        let number = isNegative ? String(term.1.dropFirst()) : term.1
        let isTaken = (term.0 == .minus) != isNegative
        if index == 0 { return (isTaken ? "−" : "") + number }
        return (isTaken ? " − " : " + ") + number
      }.joined()
    case .product: return numbers.joined(separator: " × ")
    case .quotient: return numbers.joined(separator: " ÷ ")
    case .largest: return "largest of " + numbers.joined(separator: ", ")
    case .smallest: return "smallest of " + numbers.joined(separator: ", ")
    case .magnitude: return "|\(numbers.joined())|"
    case .replacement:
      return zip(numbers, numbers.dropFirst()).map { "\($0) in place of \($1)" }.joined()
    case .nearest:
      return "nearest to \(numbers.first ?? "") of " + numbers.dropFirst().joined(separator: ", ")
    case .count: return count(numbers, text(self))
    }
  }

  private func count(_ numbers: [String], _ result: String) -> String {
    guard numbers.count > 1 else { return result }
    if numbers.count == 2 { return "one needs \(numbers[1]) of \(numbers[0])" }
    return "\(result) need \(numbers[1]) of \(numbers[0]), one more \(numbers[2])"
  }
}

extension Derivation: CustomStringConvertible {
  /// The name and the last step, such as `width = 0.3 × 279 = 83.7, down to 83.5`.
  public var description: String {
    let (formula, number) = (formula, unrounded.shortest)
    var text = label.isEmpty ? formula : "\(label) = \(formula)"
    if formula != number { text += " = \(number)" }
    switch rounding {
    case .none: return text
    case .down: return text + ", down to \(value.shortest)"
    case .nearest: return text + ", to the nearest \(value.shortest)"
    }
  }
}

extension Double {
  /// The fewest digits that stand for exactly this number, without a needless fraction.
  fileprivate var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
