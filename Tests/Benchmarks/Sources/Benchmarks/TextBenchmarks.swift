import Measuring
import TextMetrics

/// Labels as cells have them, and long texts beside asking each scalar for its category.
func runTextBenchmarks() {
  let font = TextStyle.body.font()
  var paragraph = ParagraphStyle()
  paragraph.keepsHangulWords = true
  for (language, sentence) in [
    ("English", "The quick brown fox jumps over the lazy dog, and goes on. "),
    ("Korean", "다람쥐 헌 쳇바퀴에 타고파, 그리고 오늘도 iPhone을 켭니다. "),
  ] {
    let text = String(repeating: sentence, count: 20_000)
    let styled = StyledText(text, font: font, paragraph: paragraph)
    let setting = shortest(of: 5) { consume(TextLayout(styled, width: 350)) }
    let asking = shortest(of: 5) {
      consume(text.unicodeScalars.count { $0.properties.generalCategory == .spaceSeparator })
    }
    report(
      "text: setting \(language), in asking for categories", setting / asking, limit: 3,
      note: "\(milliseconds(setting)) for \(text.utf8.count / 1000) kB")
    let labels = (0..<1_000).map {
      StyledText("\($0) \(sentence)", font: font, paragraph: paragraph)
    }
    let measuring = shortest(of: 5) {
      for label in labels { consume(TextLayout(label, width: 200)) }
    }
    report(
      "text: 1,000 \(language) labels of three lines, of 8 ms", measuring / 0.008, limit: 1,
      note: milliseconds(measuring))
    let twoLines = shortest(of: 5) { consume(TextLayout(styled, width: 350, lineLimit: 2)) }
    report(
      "text: two lines of a long text, of setting all of it", twoLines / setting, limit: 0.1,
      note: milliseconds(twoLines))
  }
}
