import Foundation
import Testing

@testable import CompositionalLayout
@testable import WorldModel

/// What cells of a size of their own answer.
@Suite struct PreferredSizeTests {
  private let given = LayoutExtent(width: 393, height: 44)

  private func answer(
    _ size: PreferredSize, scale: Double = 3, widthIsEstimated: Bool = false
  ) -> LayoutExtent {
    var element = LayoutElement(
      category: .cell, kind: nil, indexPath: ItemIndexPath(item: 0, section: 0),
      frame: LayoutRect(origin: .zero, size: given), zIndex: 0)
    if widthIsEstimated { element.estimated.insert(.horizontal) }
    return size.answer(text: "name", as: element, scale: scale)
  }

  @Test(arguments: [
    PreferredSize.text, .words("두 줄의 글"), .words(""),
    .size(LayoutExtent(width: 10, height: 20.5)),
    .alternating(LayoutExtent(width: 10, height: 44), LayoutExtent(width: 10, height: 60.5)),
  ])
  func isWrittenAndReadAgain(size: PreferredSize) throws {
    let data = try JSONEncoder().encode([size])
    #expect(try JSONDecoder().decode([PreferredSize].self, from: data) == [size])
  }

  @Test(arguments: [#"["words"]"#, #"[{"txt": "a"}]"#, #"[{"text": 1}]"#, "[1]"])
  func refusesWhatIsNone(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PreferredSize].self, from: Data(text.utf8))
    }
  }

  /// A line of 20.29 goes up to the next pixel; 22 are around it.
  @Test func isThatOfALabelWithinMargins() {
    #expect(abs(answer(.text).height - (61.0 / 3 + 22)) < 1e-9)
    #expect(answer(.text, scale: 2).height == 42.5)
    #expect(answer(.text, scale: 2) == answer(.words("name"), scale: 2))
    let sentence = PreferredSize.words(String(repeating: "긴 문장이 ", count: 12))
    // Three lines of 60.86.
    #expect(abs(answer(sentence).height - (61 + 22)) < 1e-9)
    #expect(answer(sentence).width <= given.width)
    #expect(answer(sentence, widthIsEstimated: true).height == answer(.text).height)
    #expect(answer(sentence, widthIsEstimated: true).width > given.width)
  }
}
