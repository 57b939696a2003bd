import Foundation
import HeadlessUIKit
import Testing

/// What Foundation has only on Apple's systems.
@Suite struct RelativeDateTimeFormatterTests {
  @Test(arguments: [
    (seconds: -300.0, style: RelativeDateTimeFormatter.UnitsStyle.full, text: "5 minutes ago"),
    (seconds: 3600, style: .full, text: "in 1 hour"),
    (seconds: -7200, style: .short, text: "2 hr. ago"),
    (seconds: -172_800, style: .short, text: "2 days ago"),
    (seconds: -172_800, style: .abbreviated, text: "2d ago"),
    (seconds: 40, style: .spellOut, text: "in forty seconds"),
  ])
  func theLargestUnitIsWritten(
    seconds: Double, style: RelativeDateTimeFormatter.UnitsStyle, text: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = style
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
  }

  @Test func daysNextToThisOneHaveNames() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 3)) == "in 3 days")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
  }

  @Test(arguments: [Int.min, .max - 1]) func anyCountIsWritten(days: Int) {
    let text = RelativeDateTimeFormatter().localizedString(from: DateComponents(day: days))
    #expect(text.contains("\(days.magnitude) days"))
  }
}
