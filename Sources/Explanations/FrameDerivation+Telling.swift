package import CompositionalLayout
package import JSON
package import Wording

extension Derivation {
  /// The tree as data: what the number is, where it came from, how it was made, what of.
  package var json: JSONValue {
    var object: JSONObject = ["label": .string(label), "value": JSONValue(value)]
    object["property"] = property.map(JSONValue.string)
    if value != unrounded { object["unrounded"] = JSONValue(unrounded) }
    if !operands.isEmpty {
      object["formula"] = .string(formula)
      object["operands"] = .array(operands.map(\.json))
    }
    return .object(object)
  }
}

extension FrameDerivation {
  /// The trees of the four numbers as data.
  package var json: JSONValue {
    [
      "x": x.json, "y": y.json, "width": width.json, "height": height.json, "zIndex": zIndex.json,
    ]
  }

  /// The four numbers of the frame, how many items stand side by side, and what stands in front,
  /// unless that is as cells usually stand.
  package var told: [Derivation] {
    let isInFront = zIndex.value != 0 || !zIndex.operands.isEmpty
    return [width, height, x, y] + [itemsInRun].compactMap(\.self) + (isInFront ? [zIndex] : [])
  }

  /// Why so many items stand side by side and not one more, in one sentence; nil for what is no
  /// cell, and where the layout counts the items itself.
  ///
  /// - Parameter subitem: What the group repeats, if that is a single item: where only the gaps are in
  ///   the way of more, an even share of the group's length is proposed.
  package func sentence(repeating subitem: LayoutSubitem?) -> Message? {
    guard let itemsInRun, itemsInRun.operation == .count, itemsInRun.value > 0,
      let room = itemsInRun.operands.first, let oneMore = itemsInRun.operands.last,
      itemsInRun.operands.count == 3
    else { return nil }
    let count = Int(itemsInRun.value)
    let isAcross = room.isWidth
    let fitting = Self.counted(count, across: isAcross)
    let numbers = [oneMore, room].map { NumberText.rounded($0.value) }
    let formula = oneMore.writtenOut
    let sum = formula == numbers[0] ? formula : "\(formula) = \(numbers[0])"
    let words: Message = "\(sum) > \(numbers[1]), so \(fitting)"
    guard oneMore.value > room.value else { return nil }
    guard let wanted = subitem?.wantedCount(in: room.value, instead: count, across: isAcross)
    else { return "\(words)." }
    let share = NumberText.fraction(1 / Double(wanted))
    let more = Self.counted(wanted, across: isAcross)
    return isAcross
      ? "\(words); \(share)w would make \(more)." : "\(words); \(share)h would make \(more)."
  }

  private static func counted(_ count: Int, across isAcross: Bool) -> Message {
    guard isAcross else { return Message(counting: count, "row") }
    return Message(counting: count, "column")
  }
}

extension Derivation {
  /// Whether the number comes from a width.
  fileprivate var isWidth: Bool {
    if let property { return property.hasSuffix("widthDimension") || property.hasSuffix("width") }
    return operands.first?.isWidth ?? label.contains("width")
  }

  /// The lengths and gaps that it is made of, in one sum, such as `2 × 180.5 + 12`.
  fileprivate var writtenOut: String {
    var sum = FoldedSum()
    func add(_ term: Derivation, _ sign: Sign) {
      switch term.operation {
      case .sum(let signs) where term.rounding == .none && term.property == nil:
        for (inner, operand) in zip(signs, term.operands) {
          add(operand, (sign == .plus) == (inner == .plus) ? .plus : .minus)
        }
      case .product:
        let factors = term.operands
        guard factors.count == 2, factors[0].value == factors[0].value.rounded(),
          factors[0].value > 0, factors[0].property == nil, abs(factors[0].value) < 1_000_000
        else { return sum.add(sign, ToldTerm.number(term)) }
        sum.add(sign, ToldTerm.number(factors[1]), count: Int(factors[0].value))
      default:
        if term.value != 0 { sum.add(sign, ToldTerm.number(term)) }
      }
    }
    add(self, .plus)
    return sum.count == 0 ? NumberText.rounded(value) : sum.written(countingFrom: 2)
  }
}

extension LayoutSubitem {
  /// The most items that a share is proposed for: nobody lays out more side by side by hand.
  private static let mostShares = 12

  /// How many items would stand side by side but for the gaps; nil where that is no more than do.
  fileprivate func wantedCount(in room: Double, instead count: Int, across isAcross: Bool) -> Int? {
    guard case .none = edgeSpacing else { return nil }
    let dimension = layoutSize[isAcross ? LayoutAxis.horizontal : .vertical]
    let length: Double
    switch dimension {
    case .absolute(let points), .estimated(let points): length = points
    case .fractionalWidth(let part) where isAcross: length = part * room
    case .fractionalHeight(let part) where !isAcross: length = part * room
    case .fractionalWidth, .fractionalHeight, .uniformAcrossSiblings: return nil
    }
    guard length > 0, room / length < Double(Self.mostShares) + 1 else { return nil }
    let wanted = Int((room / length + 1e-9).rounded(.down))
    return wanted > count ? wanted : nil
  }
}
