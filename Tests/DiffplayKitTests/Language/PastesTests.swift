import Foundation
import Testing

@testable import DiffplayKit

/// What people copy from mails, web pages, tutorials and projects, pasted as it is.
///
/// Below the line `=====` of each file stand lines of the answer, in their order.
@Suite struct PastesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Pastes")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test func thereAreTwentyFiveOfThem() {
    #expect(Self.names.count >= 25)
  }

  @Test(arguments: names)
  func answers(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    let parts = text.split(separator: "=====\n", maxSplits: 1).map(String.init)
    var playground = Playground.after()
    let answer = playground.text(parts[0])
    var rest = answer[...]
    for line in parts[1].split(separator: "\n").map(String.init) {
      guard let place = rest.firstIndex(of: line) else {
        Issue.record("no `\(line)` in its place:\n\(answer.joined(separator: "\n"))")
        return
      }
      rest = rest[(place + 1)...]
    }
  }
}
