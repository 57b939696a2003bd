/// What a scalar is to the line breaking of Unicode (UAX #14).
enum LineBreakClass: UInt8, Sendable {
  case mandatory, carriageReturn, lineFeed, nextLine, space, zeroWidthSpace, wordJoiner
  case zeroWidthJoiner, glue, combiningMark, breakAfter, breakBefore, breakBoth, hyphen, contingent
  case closing, closingParenthesis, exclamation, inseparable, nonstarter, opening, openingWide
  case quotation, infixSeparator, numeric, postfix, prefix, symbol, ideographic, emojiBase
  case emojiModifier, regionalIndicator, hebrew, southEastAsian
  case leadingJamo, vowelJamo, trailingJamo, openSyllable, closedSyllable, alphabetic

  /// The class of a scalar.
  ///
  /// - Complexity: O(1) in the basic plane, O(log *n*) in the ranges beyond it.
  init(_ scalar: UInt32) { self = LineBreakTable.shared[scalar] }
}

/// The class of every scalar, read once.
private struct LineBreakTable: Sendable {
  private var basicPlane = [LineBreakClass](repeating: .alphabetic, count: 0x1_0000)
  private var beyond: [(range: ClosedRange<UInt32>, value: LineBreakClass)] = []

  static let shared = LineBreakTable()

  private init() {
    for scalar in 0xAC00...0xD7A3 {
      basicPlane[scalar] = (scalar - 0xAC00).isMultiple(of: 28) ? .openSyllable : .closedSyllable
    }
    for range in [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF] {
      for scalar in range { basicPlane[scalar] = .ideographic }
    }
    beyond = [(0x20000...0x2FFFD, .ideographic), (0x30000...0x3FFFD, .ideographic)]
    for (value, text) in lineBreakScalars {
      for field in text.split(separator: " ") {
        let bounds = field.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        let range = bounds[0]...(bounds.count > 1 ? bounds[1] : bounds[0])
        if range.upperBound < 0x1_0000 {
          for scalar in range { basicPlane[Int(scalar)] = value }
        } else {
          beyond.append((range, value))
        }
      }
    }
    beyond.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  subscript(_ scalar: UInt32) -> LineBreakClass {
    if scalar < 0x1_0000 { return basicPlane[Int(scalar)] }
    let low = beyond.partitioningIndex { $0.range.upperBound >= scalar }
    return low < beyond.count && beyond[low].range ~= scalar ? beyond[low].value : .alphabetic
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that all later ones satisfy too.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
