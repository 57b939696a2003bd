import TestSupport
import Testing
import TextWidth
import Wording

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("append items", 12), ("지금 주목해야 할 앱", 19), ("한글".decomposed, 4), ("ㅎㅏㄴ", 6),
    ("ＡＢ", 4), ("ｱ", 1), ("漢字、「」", 10), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0),
    ("\u{1112}", 2), ("\u{1161}", 0), ("\u{11AB}", 0), ("한", 2), ("각\u{302E}", 2),
    ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇰🇷", 2), ("🇰🇷🇯🇵", 4), ("❤", 1),
    ("❤️", 2), ("1️⃣", 2), ("☎️", 2), ("⌚", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("a\tb\n", 2), ("\r\n", 0), ("\u{1B}[1m", 3),
    ("\u{85}", 0), ("é", 1), ("…", 1), ("─┼━", 3), ("▪", 1), ("±×", 2), ("α", 1), ("कि", 2),
    ("กำ", 2), ("\u{2028}", 0), ("\u{AD}", 1), ("\u{20000}", 2), ("⟨⟩", 2), ("가a나", 5),
  ])
  func aTextTakesTheColumnsOfATerminal(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func aTextIsAsWideAsItsCharacters() {
    let text = "a가👨‍👩‍👧‍👦e\u{301}\t각🇰🇷1️⃣ｱ"
    #expect(text.reduce(0) { $0 + $1.displayWidth } == text.displayWidth)
    #expect(Character("\u{7F}").displayWidth == 0)
    #expect(Character("\r\n").displayWidth == 0)
  }

  @Test(arguments: [
    ("feature", 7, "feature"), ("feature", 6, "featu…"), ("feature", 1, "…"), ("feature", 0, ""),
    ("feature", -3, ""), ("가나다", 6, "가나다"), ("가나다", 5, "가나…"), ("가나다", 4, "가…"),
    ("가나다", 2, "…"), ("e\u{301}e\u{301}e", 2, "e\u{301}…"), ("👨‍👩‍👧‍👦👍🏽", 3, "👨‍👩‍👧‍👦…"),
  ])
  func aLongTextIsCutBetweenCharacters(_ text: String, _ width: Int, _ cut: String) {
    #expect(text.truncated(toWidth: width) == cut)
    #expect(StyledText(text, .added).truncated(toWidth: width).plain == cut)
  }

  @Test func paddingCountsColumns() {
    #expect("가".padded(toWidth: 5) == "가   ")
    #expect("가".padded(toWidth: 5, alignment: .right) == "   가")
    #expect("가".padded(toWidth: 5, alignment: .center) == " 가  ")
    #expect("가나다".padded(toWidth: 5) == "가나다")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\nb", "a␊b"), ("\u{1B}[2J", "␛[2J"), ("\0\u{7F}\u{9B}", "␀␡\u{FFFD}"),
    ("가\r\n", "가␍␊"),
  ])
  func controlCharactersAreShown(_ text: String, _ shown: String) {
    #expect(text.singleLine == shown)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func cuttingNeverExceedsTheWidth(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = ["a", "가", "ᄒ", "ᅡ", "\u{301}", "👍🏽", "🇰", "\u{FE0F}", "\u{200D}", " ", "漢"]
    for _ in 0..<500 {
      let length = Int.random(in: 0...12, using: &generator)
      let text = (0..<length).map { _ in alphabet.randomElement(using: &generator)! }.joined()
      let width = Int.random(in: 0...20, using: &generator)
      let cut = text.truncated(toWidth: width)
      #expect(cut.displayWidth <= width, "seed \(seed): \(text) to \(width)")
      #expect((cut == text) == (text.displayWidth <= width), "seed \(seed): \(text) to \(width)")
      #expect(text.padded(toWidth: width).displayWidth == max(width, text.displayWidth))
    }
  }
}

extension String {
  /// The text with each Hangul syllable written as leading, vowel and trailing letters.
  fileprivate var decomposed: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard case 0xAC00...0xD7A3 = scalar.value else {
        scalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      scalars.append(contentsOf: letters.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init))
    }
    return String(scalars)
  }
}
