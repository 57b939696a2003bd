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

  /// A section alone stands for all indices, where nothing else is said.
  @Test(arguments: [(0, false), (1, true), (2, false)])
  func aSectionAloneStandsForAll(_ count: Int, _ isSame: Bool) throws {
    var random = RandomLayouts(seed: 0)
    let section = random.section()
    let written = try JSONEncoder().encode(
      LayoutDescription(sections: .each(Array(repeating: section, count: count))))
    var json = try #require(try JSONSerialization.jsonObject(with: written) as? [String: Any])
    json["sameSectionForAllIndexes"] = nil
    let read = try JSONDecoder().decode(
      LayoutDescription.self, from: JSONSerialization.data(withJSONObject: json))
    let sections = Array(repeating: section, count: count) as [LayoutSection?]
    #expect(read.sections == (isSame ? .same(section) : .each(sections)))
  }

  @Test(arguments: [
    (0, #"{"elementKind":"card"}"#), (-1, #"{"elementKind":"card","zIndex":-1}"#),
    (3, #"{"elementKind":"card","zIndex":3}"#),
  ])
  func backgroundsAreWrittenWithTheZOrderThatTheyHave(_ zIndex: Int, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let background = LayoutDecorationItem(elementKind: "card", zIndex: zIndex)
    let written = try encoder.encode(background)
    #expect(String(decoding: written, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(LayoutDecorationItem.self, from: written) == background)
  }
}
