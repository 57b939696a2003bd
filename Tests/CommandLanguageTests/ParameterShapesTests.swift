import Testing

@testable import CommandLanguage

@Suite struct ParameterShapesTests {
  @Test(arguments: [
    ("1", 1), ("-1.5", -1.5), ("+2", 2), ("1/4", 0.25), ("(1/4)", 0.25), (".5", 0.5), ("007", 7),
  ])
  func numbers(text: String, value: Double) {
    #expect(Number(text)?.value == value)
  }

  @Test(arguments: [
    "", "-", ".", "nan", "inf", "1e300", "0x10", "1/0", "0/0", "1/", "/2", "1/2/3", "()", "(",
    "1 2", "١",
    "1" + String(repeating: "0", count: 400), "1" + String(repeating: "0", count: 308) + "/0.1",
  ])
  func noNumbers(text: String) {
    #expect(Number(text) == nil)
  }

  @Test(arguments: [
    ("0.5w", DimensionWord.fractionalWidth(0.5)), ("1/4h", .fractionalHeight(0.25)),
    ("44", .absolute(44)), ("~44", .estimated(44)), ("=~44.5", .uniformAcrossSiblings(44.5)),
    ("(1/2)w", .fractionalWidth(0.5)), ("-3", .absolute(-3)),
  ])
  func dimensions(text: String, dimension: DimensionWord) {
    #expect(DimensionWord(text) == dimension)
  }

  @Test(arguments: ["", "w", "h", "~", "=~", "=44", "44pt", "0.5x", "~0.5w", "nanw", "w0.5"])
  func noDimensions(text: String) {
    #expect(DimensionWord(text) == nil)
  }

  @Test func scalesAndPaths() {
    #expect(ScaleWord.scale("@2x") == 2)
    #expect(ScaleWord.scale("@1.5x") == 1.5)
    for text in ["2x", "@x", "@0x", "@-1x", "@2", "@nanx"] { #expect(ScaleWord.scale(text) == nil) }
    #expect(ItemPathWord("0-12").map { [$0.section, $0.item] } == [0, 12])
    for text in ["0", "0-", "-1", "0-1-2", "a-b", "99999999999999999999-0"] {
      #expect(ItemPathWord(text) == nil)
    }
  }
}
