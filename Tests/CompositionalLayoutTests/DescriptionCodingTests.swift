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

  /// Also where one section leaves no doubt: other readers may have another default.
  @Test func descriptionsSayWhetherOneSectionStandsForAll() throws {
    var random = RandomLayouts(seed: 0)
    let section = random.section()
    for (sections, isSame) in [
      (LayoutDescription.Sections.same(section), true), (.each([section]), false),
    ] {
      let data = try JSONEncoder().encode(LayoutDescription(sections: sections))
      let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(json["sameSectionForAllIndexes"] as? Bool == isSame)
    }
  }
}
