import Foundation
import Testing
import UIKit

@testable import Recorder

/// Writes what this machine answers: on Apple's systems, the recording itself.
@MainActor @Suite struct RecordingTests {
  /// Where answers go: `RECORDER_ANSWERS`, or a folder beside the cases.
  private static var folder: URL {
    let given = ProcessInfo.processInfo.environment["RECORDER_ANSWERS"]
    return given.map { URL(fileURLWithPath: $0) }
      ?? CaseFile.projectFolder.appendingPathComponent("Tests/Recorder/Answers")
  }

  @Test(arguments: CaseFile.fixtures + CaseFile.openPoints)
  func writesAnswers(_ file: CaseFile) throws {
    let header = RecordingHeader.here
    let recording = try Recording(file, on: header)
    #expect(recording.answers["cases"].list?.count == (try file.read().cases.count))
    #expect(recording.answers["recorded"]["system"].text == header.system)
    let differences = recording.differences.list ?? []
    #if canImport(ObjectiveC)
      // Another release may answer otherwise: that is what a recording is for.
      for difference in differences { print("\(file.name) \(difference.line)") }
    #else
      #expect(differences == [])
    #endif
    try write(recording.answers.lines, "\(file.name)", header)
    if !differences.isEmpty {
      try write(recording.differences.lines, "differs-\(file.name)", header)
    }
  }

  /// Writes a file of the folder, and attaches it, so that it comes back from where no folder does.
  private func write(_ text: String, _ name: String, _ header: RecordingHeader) throws {
    #if canImport(ObjectiveC)
      Attachment.record(text, named: "\(header.folderName)-\(name)")
      let isWanted = true
    #else
      let isWanted = ProcessInfo.processInfo.environment["RECORDER_ANSWERS"] != nil
    #endif
    guard isWanted else { return }
    let folder = Self.folder.appendingPathComponent(header.folderName)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: folder.appendingPathComponent(name))
  }

  /// The same machine says the same, but for the date of the header.
  @Test func answersAreTheSameEachTime() throws {
    let file = CaseFile.openPoints[3]
    let header = RecordingHeader.here
    let (first, second) = (try Recording(file, on: header), try Recording(file, on: header))
    #expect(first.answers["cases"] == second.answers["cases"])
  }

  /// What others of the process write meanwhile, such as the runner of these tests, is no answer.
  @Test func onlyWhatUIKitLogsIsLogged() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Ferries"])
    snapshot.appendItems(["Tromsø"])
    let log = logged {
      FileHandle.standardError.write(Data("◇ Another test started.\n".utf8))
      snapshot.appendItems(["Tromsø"])
    }
    #expect(log.hasPrefix("Diffable data source detected"))
    #expect(!log.contains("Another test"))
  }
}
