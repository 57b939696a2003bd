import Foundation
import TestSupport
import Testing
import Wording

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (80, "80"), (180.5, "180.5"), (106.66666666666667, "106.67"),
      (-106.66666666666667, "-106.67"), (0.1, "0.1"), (0.05, "0.05"), (0.005, "0.01"),
      (0.004, "0"), (-0.004, "0"), (-0.005, "-0.01"), (0.125, "0.13"), (-0.125, "-0.13"),
      (0.375, "0.38"), (0.995, "0.99"), (0.996, "1"), (2.999, "3"), (99.999, "100"), (1.005, "1"),
      (1.115, "1.11"), (1.10, "1.1"), (1.01, "1.01"), (1e15, "1000000000000000"),
      (4503599627370495.5, "4503599627370495.5"), (9_007_199_254_740_992, "9007199254740992"),
      (1e20, "1e+20"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (.leastNonzeroMagnitude, "0"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func aNumberHasOneForm(_ number: Double, _ text: String) {
    #expect(NumberText.rounded(number) == text)
  }

  @Test func anEstimateIsMarked() {
    #expect(NumberText.estimate(44) == "~44")
    #expect(NumberText.estimate(10.666) == "~10.67")
  }

  @Test(
    arguments: [
      (80, "80"), (-0.0, "0"), (0.1, "0.1"), (106.66666666666667, "106.66666666666667"),
      (-1.5, "-1.5"), (9_007_199_254_740_991, "9007199254740991"), (1e16, "1e+16"),
      (.leastNonzeroMagnitude, "5e-324"),
    ] as [(Double, String)])
  func theExactFormIsTheShortest(_ number: Double, _ text: String) {
    #expect(NumberText.exact(number) == text)
  }

  @Test(
    arguments: [
      (1.0 / 3, "1/3"), (5.0 / 7, "5/7"), (4.0 / 3, "4/3"), (0.333, "0.333"), (0.25, "0.25"),
      (0.3333333, "0.3333333"), (2, "2"), (-1.0 / 3, "-0.3333333333333333"),
    ] as [(Double, String)])
  func aFractionOfSmallNumbersIsWrittenAsOne(_ number: Double, _ text: String) {
    #expect(NumberText.fraction(number) == text)
  }

  /// Foundation's formatting rounds exact values too, but halves to even: eighths are left out.
  @Test(arguments: [11, 12, 13] as [UInt64])
  func roundingAgreesWithFormattingExceptAtHalves(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let magnitude = pow(10, Double.random(in: -4...12, using: &generator))
      let number = Double.random(in: -1...1, using: &generator) * magnitude
      #expect(Double(NumberText.exact(number)) == number, "seed \(seed)")
      if number * 8 == (number * 8).rounded() { continue }
      let formatted = try #require(Double(String(format: "%.2f", number)))
      let text = NumberText.rounded(number)
      #expect(Double(text) == formatted, "seed \(seed): \(number)")
      #expect(!text.hasSuffix("0") || !text.contains("."), "seed \(seed): \(number)")
      #expect(text != "-0", "seed \(seed): \(number)")
    }
  }
}
