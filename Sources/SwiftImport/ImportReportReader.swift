package import CommandLanguage
import CompositionalLayout
package import ImportRecords
import JSON
package import Wording

/// Reads what an imported program reports, and trusts none of it: the code may have written the file
/// itself, or put another in its place.
package struct ImportReportReader {
  /// The most bytes that a report may have.
  package static let largestReport = 16_000_000

  /// How wide or high a collection view may be.
  private static let largestBounds = 100_000.0

  /// How many definitions were asked.
  let definitionCount: Int
  /// Whether the program came to its end; otherwise the last line may be cut.
  let isWhole: Bool

  /// A reader for a program that was asked for `definitionCount` definitions.
  package init(definitionCount: Int, isWhole: Bool) {
    self.definitionCount = definitionCount
    self.isWhole = isWhole
  }

  /// A definition whose layout UIKit refuses, and why.
  package typealias Refused = (definition: Int, reason: Message)

  /// The records, one a line; those with layouts that UIKit refuses are none.
  ///
  /// - Throws: `CommandError` for anything that `ImportReport` would not write: what is no record,
  ///   definitions that were not asked, levels that no outline has.
  package func records(
    in text: String
  ) throws(CommandError) -> (records: [ImportRecord], refused: [Refused]) {
    var lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = lines.removeLast()
    if isWhole, !rest.isEmpty { throw Self.refusal("its last line is cut") }
    var records: [ImportRecord] = []
    var refused: [Refused] = []
    for line in lines {
      let record: ImportRecord
      do {
        let document = try JSONDocument(parsing: String(Substring(line)))
        record = try JSONValueDecoder().decode(ImportRecord.self, from: document)
      } catch {
        let reason = JSONError(error.message.bounded(), at: error.position).told
        throw Self.refusal("\(error.position): \(reason)")
      }
      try check(record)
      if let reason = Self.refusal(ofLayoutsIn: record) {
        refused.append((record.definition, reason))
      } else {
        records.append(record)
      }
    }
    return (records, refused)
  }

  private static func refusal(ofLayoutsIn record: ImportRecord) -> Message? {
    do {
      for case let layout? in record.layouts ?? [] { try layout.validate() }
      // A configuration is checked with the sections that it is for.
      let configuration = record.configuration ?? LayoutConfiguration()
      try LayoutDescription(configuration: configuration, sections: .each([])).validate()
      return nil
    } catch {
      return Message(verbatim: String(describing: error))
    }
  }

  private func check(_ record: ImportRecord) throws(CommandError) {
    guard (0..<definitionCount).contains(record.definition) else {
      throw Self.refusal("there is no definition \(record.definition)")
    }
    guard (record.tableRows ?? []).allSatisfy((0...1_000_000).contains) else {
      throw Self.refusal("a table has no such number of rows")
    }
    guard (record.otherViews ?? []).allSatisfy(\.isPossible) else {
      throw Self.refusal("a screen has no such collection view")
    }
    guard (0...1_000_000).contains(record.placeholders ?? 0) else {
      throw Self.refusal("a screen has no such number of placeholders")
    }
    if let bounds = record.bounds {
      guard LayoutAxis.allCases.allSatisfy({ (1...Self.largestBounds).contains(bounds[$0]) }) else {
        throw Self.refusal("a collection view has no such bounds")
      }
    }
    var (sections, items): (Set<String>, Set<String>) = ([], [])
    for section in record.snapshot ?? [] {
      guard sections.insert(section.name).inserted else {
        throw Self.refusal("a section comes twice")
      }
      // Nothing is below what does not come before it.
      var deepest = 0
      for item in section.items {
        guard (0...deepest).contains(item.level) else {
          throw Self.refusal("an item has no parent")
        }
        deepest = item.level + 1
        guard items.insert("\(section.name.utf8.count) \(section.name) \(item.name)").inserted
        else {
          throw Self.refusal("an item comes twice")
        }
      }
    }
  }

  private static func refusal(_ reason: Message) -> CommandError {
    CommandError("what the program reported cannot be read: \(reason)")
  }
}

extension ImportedView {
  /// Whether a screen may have it: what a stranger's program reports may be anything.
  fileprivate var isPossible: Bool {
    (0...1_000_000).contains(items) && [x, y, width, height].allSatisfy { abs($0) < 10_000_000 }
  }
}
