import Foundation
import Testing

/// Programs whose output the compiled program gave.
@Suite struct RecordedProgramTests {
  @Test(arguments: ["protocols-and-closures", "generics-and-collections", "view-controller"])
  func programPrintsWhatTheCompiledOnePrints(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/SwiftPrograms")
    let program = try String(
      contentsOf: folder.appendingPathComponent("\(name).program"), encoding: .utf8)
    let expected = try String(
      contentsOf: folder.appendingPathComponent("\(name).output"), encoding: .utf8)
    #expect(output(program) + "\n" == expected)
  }
}
