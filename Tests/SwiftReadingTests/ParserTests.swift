import Foundation
import SwiftReading
import Testing
import Wording

@Suite struct ParserTests {
  /// Code as people write it parses without an error.
  @Test(arguments: try sampleFiles())
  func sampleCodeParses(_ file: String) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    do {
      let statements = try SwiftSource(text).parsed()
      #expect(!statements.isEmpty || text.hasPrefix("#if !swift"))
    } catch  where error.kind == .needsCompiler {
      #expect(text.contains("async") || text.contains("@") || text.contains("actor "))
    } catch {
      let before = text.utf8.prefix(error.range.lowerBound)
      let line = before.count { $0 == 0x0A } + 1
      Issue.record(
        "\(file):\(line): \(error.message.english) \(text.utf8.dropFirst(error.range.lowerBound).prefix(30).map { $0 }) "
      )
    }
  }

  private static func sampleFiles() throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = tests.appendingPathComponent("SampleCode")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
  }
}
