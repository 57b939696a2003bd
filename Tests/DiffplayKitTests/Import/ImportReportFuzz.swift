import CompositionalLayout
import DiffableDataSource
import Foundation
import ImportRecords
import TestSupport
import Testing

@testable import CommandLanguage
@testable import SwiftImport
@testable import WorldModel

/// Reports of hostile code: whatever stands in the file, it is read as records or refused.
@Suite struct ImportReportFuzz {
  private static let reader = ImportReportReader(definitionCount: 2, isWhole: true)

  private static let item =
    #"{"name":"a","fields":{},"level":0,"isExpanded":false,"#
    + #""isReloaded":false,"isReconfigured":false}"#

  private static func snapshot(_ items: String...) -> String {
    #"{"definition":1,"snapshot":[{"name":"main","isReloaded":false,"items":["#
      + items.joined(separator: ",") + "]}]}\n"
  }

  @Test(arguments: [
    #"{"definition":99}"#, #"{"definition":-1}"#, #"{"definition":9223372036854775807}"#,
    #"{"definition":-9223372036854775808}"#, #"{"definition":2}"#, #"{"definition":1e400}"#, "{}",
    "[]", "\u{0}", String(repeating: "[", count: 100_000),
    #"{"definition":0,"layouts":[{"group":{"layoutSize":{}}}]}"#,
  ])
  func whatIsNoRecordIsRefused(line: String) {
    #expect(throws: CommandError.self) { try Self.reader.records(in: line + "\n") }
  }

  @Test(arguments: [-1, 1, 2, Int.max, Int.min])
  func levelsThatNoOutlineHasAreRefused(level: Int) {
    let lost = Self.item.replacing(#""level":0"#, with: #""level":\#(level)"#)
    #expect(throws: CommandError.self) { try Self.reader.records(in: Self.snapshot(lost)) }
  }

  @Test func namesComeOnce() throws {
    #expect(try Self.reader.records(in: Self.snapshot(Self.item)).records.count == 1)
    #expect(throws: CommandError.self) {
      try Self.reader.records(in: Self.snapshot(Self.item, Self.item))
    }
  }

  @Test func aLineThatACrashCutIsPassedOver() throws {
    let cut = "{\"definition\":1}\n{\"defin"
    #expect(throws: CommandError.self) { try Self.reader.records(in: cut) }
    let reader = ImportReportReader(definitionCount: 2, isWhole: false)
    #expect(try reader.records(in: cut).records.map(\.definition) == [1])
  }

  /// What is drawn of one layout says nothing against the others.
  @Test func layoutsThatUIKitRefusesAreLeftOutAlone() throws {
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = try LayoutGroup.horizontal(
      layoutSize: size, subitems: [.item(LayoutItem(layoutSize: size))])
    var record = ImportRecord(beginning: 0)
    record.layouts = [LayoutSection(group: group)]
    let whole = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    let empty = whole.replacing(/"subitems":\[[^\]]*\]/, with: #""subitems":[]"#)
    let (records, refused) = try Self.reader.records(
      in: empty + "\n" + Self.snapshot(Self.item))
    #expect(records.map(\.definition) == [1], "\(whole)")
    #expect(refused.map(\.definition) == [0], "\(whole)")
  }

  /// Reports that were true, with bytes and numbers of them changed.
  @Test func changedReportsAreReadOrRefusedFuzz() throws {
    let seed: UInt64 = 20_261_122
    var generator = SeededGenerator(seed: seed)
    let parent = Self.item
    let child = Self.item.replacing(#""a""#, with: #""b""#)
      .replacing(#""level":0"#, with: #""level":1"#)
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = LayoutItem(layoutSize: size)
    let section = try LayoutSection(
      group: .horizontal(layoutSize: size, subitems: [.item(item)]))
    var layouts = ImportRecord(beginning: 0)
    layouts.layouts = [section, nil]
    layouts.configuration = LayoutConfiguration()
    let report =
      "{\"definition\":0}\n" + String(decoding: try JSONEncoder().encode(layouts), as: UTF8.self)
      + "\n" + Self.snapshot(parent, child)
    #expect(try Self.reader.records(in: report).records.count == 3)
    let numbers = [
      "0", "-1", "9223372036854775807", "-9223372036854775808", "1e308", "-0", "1.5", "null", "[]",
    ]
    var readCount = 0
    for _ in 0..<fuzzRounds(2_000, many: 200_000) {
      var bytes = Array(report.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let digits = bytes[place...].prefix { (0x30...0x39).contains($0) }
        if digits.isEmpty {
          guard Bool.random(using: &generator) else { continue }
          bytes[place] = .random(in: 0...255, using: &generator)
        } else {
          let number = numbers.randomElement(using: &generator) ?? "0"
          bytes.replaceSubrange(digits.startIndex..<digits.endIndex, with: number.utf8)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let records = try? Self.reader.records(in: text).records else { continue }
      readCount += 1
      for record in records {
        #expect((0...1).contains(record.definition), "seed \(seed): \(text)")
        // What is taken in is a snapshot and outlines; neither may trap.
        guard let sections = record.snapshot else { continue }
        let snapshot = Snapshot<Identifier, Identifier>(sections)
        #expect(snapshot.numberOfSections == sections.count, "seed \(seed): \(text)")
        for section in sections {
          #expect(section.outline.items.count == section.items.count, "seed \(seed): \(text)")
        }
      }
    }
    #expect(readCount > 0, "seed \(seed)")
  }
}
