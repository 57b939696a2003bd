import HostSystem
import ImportRecords
import JSON
import Testing

@testable import SwiftImport

/// What a program is asked for after it ended.
@Suite struct RunDemandsTests {
  private static let screen = ImportDefinition(
    name: "shelf", title: "Shelf", file: "Shelf.swift", line: 1, scope: "", call: "")

  /// A run that ended by a signal as a record told.
  private static func end(_ json: String) throws -> (run: EndedRun, last: ImportRecord) {
    let value = try JSONDocument(parsing: json)
    let record = try JSONValueDecoder().decode(ImportRecord.self, from: value)
    return (
      EndedRun((ProgramEnd(.signal(11)), ([record], [])), of: [], isOfCutCode: false), record
    )
  }

  /// It is shown with plain cells, then not at all; a program that shows it even so is not run for that
  /// again.
  @Test func aFurtherViewIsSparedTwiceAtMost() throws {
    let (run, last) = try Self.end(#"{"definition": 0, "view": "tabs"}"#)
    var demands = RunDemands()
    var told: [String] = []
    var count = 0
    while count < 10, let spared = demands.spare(whatEnded: run, at: last, of: [Self.screen]) {
      count += 1
      if case .told(let name) = spared { told.append(name) }
    }
    #expect(count == 2 && told == ["tabs"])
    #expect(demands.untold == ["0:tabs.cells", "0:tabs"])
  }
}
