import Testing
import TextMetrics

/// How far characters go.
@Suite struct AdvanceTests {
  private func width(_ text: String, _ size: Double, _ weight: FontWeight = .regular) -> Double {
    TextLayout(StyledText(text, font: TextFont(size: size, weight: weight))).width
  }

  /// The labels and buttons that Interface Builder begins with, which are 41.5 and 46 points wide.
  @Test func comesNearToWidthsOfTheSystem() {
    #expect(abs(width("Label", 17) - 41.33) < 0.5)
    #expect(abs(width("Button", 15) - 46) < 0.5)
  }

  @Test func growsWithSizeAndWeight() {
    for text in ["Hamburg", "Ελλάδα", "Привет", "0123456789", "¿Qué?"] {
      #expect(width(text, 12) < width(text, 17))
      #expect(width(text, 17) < width(text, 28))
      #expect(width(text, 17, .thin) < width(text, 17))
      #expect(width(text, 17) < width(text, 17, .bold))
    }
  }

  @Test func givesEverySyllableTheSameWidth() {
    let font = TextFont(size: 20)
    #expect(Set("가나다힣".map(font.advance)).count == 1)
    #expect(font.advance(of: "漢") == 20)
    #expect(font.advance(of: "ｱ") == 10)
  }

  @Test func takesWhatIsDrawnAsOneForOne() {
    let font = TextFont(size: 16)
    for emoji: Character in ["👨‍👩‍👧‍👦", "👍🏽", "🇰🇷", "❤️", "1️⃣", "⭐"] {
      #expect(font.advance(of: emoji) == 20, "\(emoji)")
    }
    #expect(font.advance(of: "e\u{301}") == font.advance(of: "e"))
    #expect(font.advance(of: "\u{200D}") == 0)
    // A syllable of conjoining letters is a syllable.
    #expect(font.advance(of: "\u{1112}\u{1161}\u{11AB}") == font.advance(of: "한"))
  }

  @Test func makesDigitsEquallyWideWhereAsked() {
    let font = TextFont(size: 17, hasTabularDigits: true)
    #expect(Set("0123456789".map(font.advance)).count == 1)
    #expect(TextFont(size: 17).advance(of: "1") < TextFont(size: 17).advance(of: "0"))
    let fixed = TextFont(size: 17, family: .monospacedSystem)
    #expect(Set("iW0é.".map(fixed.advance)).count == 1)
  }

  @Test func kernsPairs() {
    let apart = "AVA".reduce(0) { $0 + TextFont(size: 100).advance(of: $1) }
    #expect(width("AVA", 100) < apart - 5)
    #expect(abs(width("HH", 100) - 2 * TextFont(size: 100).advance(of: "H")) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0])
  func measuresNothingAtSizesThatAreNone(size: Double) {
    #expect(width("text", size) == 0)
  }

  @Test func knowsFamiliesByTheirNames() {
    #expect(FontFamily(ofFontNamed: "Helvetica-Bold").ascender == 0.92)
    #expect(FontFamily(ofFontNamed: "HelveticaNeue").ascender == 0.952)
    #expect(FontFamily(ofFontNamed: "AppleSDGothicNeo-Regular").descender == 0.3)
    #expect(FontFamily(ofFontNamed: "Pretendard-Bold") == .system)
  }
}
