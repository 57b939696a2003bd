import Testing
import TextMetrics

/// Sizes and heights that Apple published or that UIKit answers.
@Suite struct TextStyleTests {
  @Test func hasTheSizesOfApplesTables() {
    #expect(TextStyle.body.metrics() == TextStyle.title3.metrics(in: .extraSmall))
    #expect(TextStyle.body.metrics().size == 17)
    #expect(TextStyle.body.metrics().leading == 22)
    #expect(TextStyle.largeTitle.metrics(in: .accessibilityExtraExtraExtraLarge).size == 60)
    #expect(TextStyle.caption2.metrics(in: .extraSmall).size == 11)
    #expect(TextStyle.subheadline.metrics(in: .extraExtraExtraLarge).leading == 28)
    #expect(TextStyle.headline.font().weight == .semibold)
  }

  @Test(arguments: TextStyle.allCases)
  func neverShrinksFromOneCategoryToTheNext(style: TextStyle) {
    let all = ContentSizeCategory.allCases.map { style.metrics(in: $0) }
    for (smaller, larger) in zip(all, all.dropFirst()) {
      #expect(smaller.size <= larger.size && smaller.leading <= larger.leading)
    }
  }

  /// `UIFont.lineHeight` and its like, as many developers print them.
  @Test func hasTheHeightsOfTheSystemsFont() {
    let font = TextFont(size: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.capHeight == 11.97802734375)
    #expect(font.xHeight == 8.9482421875)
    #expect(font.leading == 0)
    #expect(TextFont(size: 34).lineHeight == 40.57421875)
    #expect(TextFont(size: 12).lineHeight == 14.3203125)
  }

  /// The heights of labels of one line on a screen of scale 3, in pixels.
  @Test(arguments: [
    (TextStyle.largeTitle, 122), (.title1, 101), (.title2, 79), (.title3, 72), (.body, 61),
    (.callout, 58), (.subheadline, 54), (.footnote, 47), (.caption1, 43), (.caption2, 40),
  ])
  func makesLabelsAsHighAsUIKitDoes(style: TextStyle, pixels: Int) {
    let layout = TextLayout(StyledText("Text", font: style.font()))
    #expect((TextLayout.ceiled(layout.height, scale: 3) * 3).rounded() == Double(pixels))
  }

  @Test func nothingIsAsLongAsNothing() {
    #expect(TextLayout.ceiled(0, scale: 3) == 0)
    #expect(TextLayout.ceiled(0, scale: 3).sign == .plus)
  }

  @Test func scalesAsTheLeadingOfTheStyleGrows() {
    #expect(TextStyle.body.scaled(44, in: .large) == 44)
    #expect(TextStyle.body.scaled(44, in: .accessibilityExtraExtraExtraLarge) == 124)
    #expect(TextStyle.body.scaled(10, in: .extraSmall) == 8.5)
  }
}
