import DiffplayKit
import Foundation
import Sessions
import TestSupport
import Testing

/// The transcripts of the pages for users, replayed: each page's blocks are one world.
@Suite struct PageTests {
  @Test(arguments: ["README.md", "docs/guide.md"])
  func transcriptsAreTrue(_ page: String) throws {
    let text = try String(
      contentsOf: Fixtures.packageRoot.appending(path: page), encoding: .utf8)
    let blocks = text.components(separatedBy: "```session\n").dropFirst().map { rest in
      String(rest.prefix(upTo: rest.range(of: "\n```")?.lowerBound ?? rest.endIndex))
    }
    #expect(!blocks.isEmpty)
    let session = try Session(
      parsing: "#!diffplay session 1\n" + blocks.joined(separator: "\n\n") + "\n")
    let files = ReadOnlyFileSystem()
    let replayed = try SessionReplay.replay(session, path: page, files: files) {
      ReplayedWorld($0, files: files)
    }
    if replayed.isFailure { Issue.record("\(replayed.failureText)") }
  }
}
