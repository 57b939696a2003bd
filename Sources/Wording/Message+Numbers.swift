// Messages that are made of what was counted or reckoned, whose templates no literal holds.

extension Message {
  /// How many there are of a noun: `1 item`, `3 items`, `+3 items` with a sign.
  package init(counting count: Int, _ noun: String, sign: String = "") {
    self = ""
    append(.text(StyledText(sign + String(count))))
    append(words: count == 1 ? " " + noun : " " + noun + "s")
  }

  /// The words of a calculation, with its numbers as arguments.
  ///
  /// Numbers with commas between them are one: `largest of 1, 2` has the template `largest of {1}`.
  package init(calculation: String) {
    self = ""
    let words = calculation.split(separator: " ")
    var position = 0
    while position < words.count {
      if position > 0 { append(words: " ") }
      var end = position
      while end < words.count, words[end].isNumeral, end == position || words[end - 1].last == "," {
        end += 1
      }
      guard end > position else {
        append(words: String(words[position]))
        position += 1
        continue
      }
      let numbers = words[position..<end].joined(separator: " ")
      let isCut = numbers.last == ","
      append(.text(StyledText(isCut ? String(numbers.dropLast()) : numbers)))
      if isCut { append(words: ",") }
      position = end
    }
  }
}

extension Substring {
  /// Whether it is a number, with a sign before it or a comma behind it.
  fileprivate var isNumeral: Bool {
    let digits = drop { $0 == "-" || $0 == "\u{2212}" || $0 == "+" }
    return digits.first?.isNumber == true
      && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "/" || $0 == "," }
  }
}
