import Foundation
import TestSupport
import Testing

@testable import CompositionalLayout
@testable import Doctor
@testable import JSON
@testable import Wording
@testable import WorldModel

/// What is found is reported to people, to scripts and to services.
@Suite struct ReportTests {
  private func findings() throws -> [Finding] {
    try WrittenLayout.findings("group horizontal 1w x 50 count 3 { item 40 x 1h }")
  }

  @Test func jsonHasAnObjectForEach() throws {
    let json = try findings().json
    #expect(json[0]?["rule"] == "overridden-size")
    #expect(json[0]?["severity"] == "warning")
    #expect(json[0]?["subject"]?["name"] == "main.group.subitems[0]")
    #expect(json[0]?["subject"]?["path"] == [0])
    #expect(json[0]?["page"] == "count-and-repeat")
    #expect(json[1]?["rule"] == "lost-pixels")
    #expect(json[2] == nil)
    #expect([Finding]().json == [])
  }

  @Test func sarifNamesRulesAndPlaces() throws {
    let findings = try findings()
    let run = Doctor.sarif(of: [("Layouts/main page.json", findings)], version: "0.1.0")["runs"]?[0]
    let driver = run?["tool"]?["driver"]
    #expect(driver?["name"] == "diffplay")
    for (index, rule) in Doctor.rules.enumerated() {
      #expect(driver?["rules"]?[index]?["id"] == .string(rule.id))
    }
    let result = run?["results"]?[0]
    #expect(result?["ruleId"] == "overridden-size")
    #expect(result?["level"] == "warning")
    let index = Doctor.rules.firstIndex { $0.id == "overridden-size" } ?? -1
    #expect(result?["ruleIndex"] == JSONValue(index))
    let place = result?["locations"]?[0]
    #expect(place?["physicalLocation"]?["artifactLocation"]?["uri"] == "Layouts/main%20page.json")
    #expect(place?["logicalLocations"]?[0]?["fullyQualifiedName"] == "main.group.subitems[0]")
    let text = try #require(result?["message"]?["text"])
    #expect(text.description.contains("106.5; `repeat 3`"))
  }

  @Test func sarifOfTwoFilesIsOneLog() throws {
    let findings = try findings()
    let log = Doctor.sarif(of: [("A.json", findings), ("B.json", findings)], version: "0.1.0")
    #expect(log["runs"]?[1] == nil)
    let results = log["runs"]?[0]?["results"]
    let files = (0..<2 * findings.count).map { index in
      let place = results?[index]?["locations"]?[0]?["physicalLocation"]
      return place?["artifactLocation"]?["uri"] ?? ""
    }
    let expected: [JSONValue] =
      findings.map { _ in "A.json" } + findings.map { _ in "B.json" }
    #expect(files == expected)
    #expect(results?[2 * findings.count] == nil)
  }

  @Test func sarifOfNothingIsALogAllTheSame() {
    let log = Doctor.sarif(of: [], version: "0.1.0")
    #expect(log["version"] == "2.1.0")
    #expect(log["runs"]?[0]?["results"] == [])
  }

  @Test func aDocumentIsJudgedInItsContainer() throws {
    let section = try WrittenLayout.section("group horizontal 1w x 50 { item 1/3w x 1h }")
    var document = LayoutDocument(
      container: nil, layout: LayoutDescription(section: section), itemCounts: nil)
    #expect(Doctor.findings(in: document).map(\.rule.id) == [])
    document.container = LayoutContainer(size: LayoutExtent(width: 320, height: 480), scale: 2)
    document.itemCounts = [1, 2]
    let findings = Doctor.findings(in: document)
    #expect(findings.map(\.rule.id) == ["lost-pixels"])
    #expect(findings.map(\.subject.name) == ["0.group"])
  }

  @Test func anImportedLayoutIsJudgedByItsName() throws {
    let faulty = try WrittenLayout.section("group horizontal 1w x 50 count 4 { item 40 x 1h }")
    let container = LayoutContainer(size: LayoutExtent(width: 320, height: 480), scale: 2)
    var layout = ImportedLayout(
      name: "shelf", title: "func shelf()", file: "Shelf.swift", line: 3, sections: [faulty])
    #expect(
      Doctor.findings(in: layout, container: container).map(\.subject.name)
        == ["shelf.group.subitems[0]"])
    layout.sections = [nil, faulty]
    let names = Doctor.findings(in: layout, container: container).map(\.subject.section?.name)
    #expect(names == ["shelf[1]"])
  }

  @Test func aCheckFailsFromAWarningOn() throws {
    #expect(try findings().hasFailure)
    let notes = try WrittenLayout.findings("group horizontal 1w x 50 { item 1/3w x 1h }")
    #expect(notes.map(\.severity) == [.note])
    #expect(!notes.hasFailure)
    #expect(![Finding]().hasFailure)
  }

  @Test func everyRuleIsNamedOnceAndHasItsPage() throws {
    #expect(Set(Doctor.rules.map(\.id)).count == Doctor.rules.count)
    let root = Fixtures.packageRoot.appending(path: "Sessions/explain")
    let pages = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }.joined()
    for rule in Doctor.rules { #expect(pages.contains("\n#!page \(rule.page)\n"), "\(rule.id)") }
  }

  @Test func everythingIsSaidInEveryLanguage() throws {
    var messages = Doctor.rules.flatMap { [$0.summary, $0.reason] }
    var found = Doctor.findings(in: World(), heard: ["BUG_IN_CLIENT_OF_DIFFABLE"])
    for example in LayoutRuleTests.examples { found += try WrittenLayout.findings(example.layout) }
    found += try WrittenLayout.findings("group horizontal 1w x 0 insets 4 { item 1w x 1h }")
    messages += found.flatMap { [$0.message, $0.mend] }
    let missing = Catalogue.lacks(messages.flatMap(\.templates))
    #expect(missing.isEmpty, "\n\(missing.joined(separator: "\n"))")
    let lines = found[0].lines(in: .korean).map(\.plain)
    #expect(!lines[0].contains("inner") && !lines[1].contains("tells more"), "\(lines)")
  }
}
