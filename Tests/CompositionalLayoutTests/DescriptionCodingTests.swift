import CompositionalLayout
import Foundation
import TestSupport
import Testing

@Suite struct DescriptionCodingTests {
  @Test func everyDescriptionSurvivesEncodingAndDecoding() throws {
    for seed in 0..<UInt64(randomRounds) {
      var random = RandomLayouts(seed: seed)
      let description = random.description()
      let data = try JSONEncoder().encode(description)
      let again = try JSONDecoder().decode(LayoutDescription.self, from: data)
      #expect(again == description, "seed \(seed)")
    }
  }
}
