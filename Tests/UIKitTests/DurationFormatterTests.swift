import Foundation
import HeadlessUIKit
import Testing

/// Durations and measurements in words, which Foundation has only on Apple's systems.
@Suite struct DurationFormatterTests {
  @Test(
    arguments: [
      (.positional, "1:05:09"), (.abbreviated, "1h 5m 9s"), (.brief, "1hr 5min 9sec"),
      (.short, "1 hr, 5 min, 9 sec"), (.full, "1 hour, 5 minutes, 9 seconds"),
    ] as [(DurationFormatter.UnitsStyle, String)])
  func stylesWriteUnits(_ style: DurationFormatter.UnitsStyle, _ text: String) {
    let formatter = DurationFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3909) == text)
  }

  @Test func unitsOfNothingAreLeftOut() {
    let formatter = DurationFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: DateComponents(hour: 2)) == "2h")
    #expect(formatter.string(from: 0) == "0m")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func measurementsHaveTheirUnits() {
    #expect(Measurement(value: 4.25, unit: UnitLength.kilometers).formatted() == "4.25 km")
    let weight = Measurement(value: 40, unit: UnitMass.kilograms)
    #expect(weight.formatted(.measurement(width: .abbreviated, usage: .workout)) == "40 kg")
  }
}
