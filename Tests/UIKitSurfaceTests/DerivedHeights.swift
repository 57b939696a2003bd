/// What cells of the files of `Corpus` add up to; lines are as high as `DerivedHeightTests` says, and
/// 11 points make 13.33, 12 make 14.33, 14 make 17, 20 make 24.
enum DerivedHeights {
  static let fitted: [(name: String, height: Double)] = [
    // The avatar, 12 + 48 + 12; the texts need 64.33.
    ("anchors one by one", 72),
    // 10 + 20.33 + 10.
    ("initialisers in full", 40.333),
    // 12 + 20.33 + 4 + 18 + 12.
    ("formats", 66.333),
    // Nine sixteenths of 393 are 221.06, to the pixel.
    ("a poster whose ratio may give way", 221.333),
    // 11 + two lines + 11: the value keeps its width.
    ("a title that wraps beside a value", 62.667),
    // 8 + 20.33 + 8, and the 10 that the cell itself adds.
    ("a size that is added to", 46.333),
    // 8 + 20.33 + 8, up to a point by the cell itself.
    ("a content view that is asked", 37),
    // 20 + 20.33 + 20.
    ("margins of one's own", 60.333),
    // 10 + 20.33 + 10: the safe area takes nothing from a cell.
    ("the safe area", 40.333),
    // 28 to the first baseline and 24 to the next, 16 below it. The title's line is 20.29 in a label
    // of 20.33, the detail's 15.51 in one of 15.67, so that baselines from the bottom are 0.05 and
    // 0.15 lower than those from the top: 68.20, to the pixel.
    ("baselines", 68.333),
    ("a least height", 56),
    // 1 + 12 + 20.33 + 12 + 1.
    ("a text between lines", 46.333),
    // Three times 4, 20.33, three times 4.
    ("boxes in boxes", 44.333),
    // Two lines of 16 make 38.19, to the pixel: 10 + 38.33 + 10.
    ("a quote beside a bar", 58.333),
    // 90 + 8 + 18 + 8.
    ("a height that is switched", 124),
  ]

  static let composed: [(name: String, height: Double)] = [
    // 16, the avatar's 40, 12, two lines of 36, 12, 36, 16.
    ("a post", 168),
    // A tag is 6 + 15.67 + 6, two fit beside each other: 12 + three rows with 8 between + 12.
    ("tags in rows", 123),
    // Four words of four syllables to a line of 270.75, 12 words: 4 + 8 + 61 + 8 + 4.
    ("a Korean bubble", 85),
    // Three lines of 17.90 and 4 between them make 61.7, to the pixel: 10 + 62 + 10.
    ("a paragraph with spacing", 82),
    // 8 + 150 + 8.
    ("a picture by its ratio", 166),
    // 10 + 15 + 20.33 + 15 + 10.
    ("a large button", 70.333),
    // 10 + 31 + 10.
    ("a switch", 51),
    // 12 + 36.33 + 12: the line and 8 above and below it.
    ("a text view that grows", 60.333),
    // 120 + 8 + 26 + 8.
    ("pages", 162),
    // 14 + 14.33 + 14.
    ("progress between times", 42.333),
    // 10 + 33.67 + 10: the symbol is smaller.
    ("a symbol and a title", 53.667),
    // 10 + 36 + 10.
    ("two lines of many", 56),
    // 12 + 24 + 20 + 18 + 12: a hidden view takes its spacing along, the title keeps its own.
    ("a hidden view and spacing of its own", 86),
    // 8 + 12 + 20.33 + 4 + 15.67 + 12 + 8.
    ("a card", 80),
    // 12 + 15.67 + 6 + 34 + 12.
    ("a field below its name", 79.667),
    // 10 + 20.33 + 3 + 18 + 3 + 14.33 + 10.
    ("text styles", 78.667),
    // The longer column: 8 + 61 + 8.
    ("columns of different heights", 77),
  ]

  static let habits: [(name: String, height: Double)] = [
    // 10 + 4 + 15.67 + 4 + 10: a label is as large as its `textRect` says.
    ("a label padded by its rect", 43.667),
    // 15 + 20.33 + 15.
    ("a content view as wide as the screen", 50.333),
    // 11 + a line of 17 + 3 + a line of 15 + 11: 63.19, to the pixel.
    ("a list's content beside a value", 63.333),
    ("a height of the content view", 64),
    // 12, the larger of two labels on a line, whose baseline is lower, 12.
    ("a row of labels and a spacer", 52.667),
    // 20.33 + 20, by `sizeThatFits`.
    ("frames by hand", 40.333),
    // At least 14 + 20.33 + 14, and otherwise as low as can be.
    ("a badge and a wish for no height", 48.333),
    // 8 + 60 + 8: at most 60 holds before a wish for 70.
    ("priorities", 76),
    // Half of 0.4 of 393 is 78.6, and 16: more than the texts need.
    ("a thumbnail", 94.667),
    // 9 + 18 + 9.
    ("compressed", 36),
    // 5 + 18 + 16 + 18 + 5.
    ("rows in a guide", 62),
    // A line of 28 and one of 13 make 48.93, to the pixel: 8 + 49 + 8.
    ("two fonts in two lines", 65),
    // Two words of four syllables to a line of 130: 10 + 40.67 + 10.
    ("a greatest width", 60.667),
    // Margins of 8 and two lines.
    ("a point of a list", 56.667),
  ]

  static let pocket: [(name: String, height: Double)] = [
    // 10 + 20.33 + 6 + 18 + 10: what is below is at least so much, and wanted no higher.
    ("a format that ends in a bound", 64.333),
    // 4 + 8 + two lines of 16 + 8 + 4.
    ("a bubble of two lines", 62.333),
    // 10 + 20.33 + 10, up to a point by the cell itself.
    ("attributes with a frame", 41),
    // 12 + 36 + 12.
    ("a target of one's own", 60),
    // Margins of 9: 9 + 20.33 + 2 + 15.67 + 9.
    ("a content view with margins", 56),
    // 7 + a line of 20 + 5 + a line of 13 + 7: 58.38, to the pixel.
    ("a list's content in other fonts", 58.667),
    // A line of 24: 10 + 28.67 + 10.
    ("a price in two fonts", 48.667),
    // Two lines of one and a half times 17.90: 10 + 53.7, to the pixel + 10.
    ("lines one and a half high", 74),
    // 10 + 24 + 24 + 10.
    ("lines as high as designed", 68),
    // Three quarters of 120: 8 + 90 + 8.
    ("a picture beside a caption", 106),
    // Nine sixteenths of 361 are 203.06: 12 + 203.06 + 12, to the pixel.
    ("a wide picture", 227.333),
    // 12 + 24 + 4 + 14.33 + 12.
    ("text styles in margins", 66.333),
    // 8 + 20.33 + 8.
    ("what is readable", 36.333),
    // 10 + 20.33 - 4.10 + 14: 40.23, to the pixel.
    ("a bottom below the baseline", 40.333),
    // 8 + 12 + 20.33 + 12 + 8.
    ("a button with insets", 60.333),
  ]

  static let drawer: [(name: String, height: Double)] = [
    // 10 + 20.33 + 2 + 15.67 + 10.
    ("texts beside a switch", 58),
    // 6 + 4 + 35.80 + 4 + 6, to the pixel.
    ("a memo", 56),
    // The spinner: 9 + 20 + 9.
    ("a spinner, a text and progress", 38),
    // Three boxes of 100 to a row of 361, seven in three rows: 12 + 30 + 8 + 30 + 8 + 30 + 12.
    ("tags laid out by hand", 130),
    // 11 + 40.67 + 11.
    ("a title that wraps beside an amount", 62.667),
    // 12 + 28.67 + 2 + 13.33 + 12.
    ("numbers above names", 68),
    ("a column spread over 120", 120),
    // Two words of three syllables to a line of 120: 10 + 40.67 + 10.
    ("a narrow Korean text", 60.667),
    // 10 + 20.33 + 4 + 18 + 10: outside of stack views what is hidden keeps its room.
    ("a hidden subtitle", 62.333),
    // 8 + 20.33 + 8.
    ("attributes of margins", 36.333),
    // 8 + 14 + 20.33 + 6 + 18 + 14 + 8.
    ("a card with a shadow", 88.333),
    // 5 + 64 + 5.
    ("a shelf that scrolls", 74),
    // At least 12 above and below 36.
    ("a text in the middle", 60),
    // 8 + 5 + 15.67 + 5 + 8.
    ("a badge with a content size of its own", 41.667),
  ]

  /// 10 + 26.33 + 10, and two lines of 13 between 6 and 6.
  static let habitsHeader = 46.333
  static let habitsFooter = 43.333
}
