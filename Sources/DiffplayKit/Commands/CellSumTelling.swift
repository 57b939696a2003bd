import TextWidth
import Wording
import WorldModel
import WorldWording

/// What a cell's height or width adds up from, as it is told.
struct CellSumTelling: Sendable {
  private let isHeight: Bool
  private let total: Double
  private let parts: [(value: Double, origin: Message)]

  /// What constraints, or the texts of a list's row, came to.
  init(_ sum: CellSum) {
    (isHeight, total) = (sum.isHeight, sum.total)
    parts = sum.parts.map { ($0.value, Message(verbatim: $0.origin)) }
  }

  /// What a text came to between its margins.
  init(_ height: PreferredSize.TextHeight) {
    let line = NumberText.rounded(height.lineHeight)
    isHeight = true
    total = height.textHeight + 2 * height.margin
    parts = [
      (height.margin, "above the text"),
      (
        height.textHeight,
        height.lineCount == 1
          ? "the text: a line of \(line), to the next pixel"
          : "the text: \(height.lineCount) lines of \(line), to the next pixel"
      ),
      (height.margin, "below the text"),
    ]
  }

  /// The sum, and below it each summand with what it comes from.
  func lines(width: Int, in language: Language) -> [StyledText] {
    var written = ""
    for (index, part) in parts.enumerated() {
      let number = NumberText.rounded(abs(part.value))
      if index > 0 {
        written += part.value < 0 ? " - " : " + "
      } else if part.value < 0 {
        written += "-"
      }
      written += number
    }
    let sum = "\(NumberText.rounded(total)) = \(written)"
    let title: Message =
      isHeight
      ? "inside the cell, its height \(sum)" : "inside the cell, its width \(sum)"
    let numbers = parts.map { NumberText.rounded($0.value) }
    let widest = numbers.map(\.count).max() ?? 0
    let rows = zip(numbers, parts).map { number, part in
      let padding = String(repeating: " ", count: widest - number.count)
      let origin = part.origin.text(in: language)
      return StyledText("  \(padding)\(number)  \(origin)".truncated(toWidth: width))
    }
    return [title.styled(in: language)] + rows
  }
}
