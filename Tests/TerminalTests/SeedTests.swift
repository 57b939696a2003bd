import DiffplayKit
import Foundation
import Sessions
import TestSupport
import Testing

@testable import diffplay

/// The seed screens, typed as a person types them, recorded, and compared with their sessions.
@Suite struct SeedTests {
  static let seeds = ["appstore", "apple-frameworks", "single-source-of-truth", "main-page"]

  @Test(arguments: seeds)
  func typedSeedIsTheSession(_ name: String) throws {
    let path = Fixtures.packageRoot.appending(path: "Sessions/seeds/\(name).session").path
    let seed = try Session(path: path, files: POSIXFileSystem())
    let folder = try TemporaryFolder()
    let terminal = try TerminalSession()
    try terminal.waitForPrompt()
    try terminal.submit(["record \(folder.path("typed.session"))"])
    for (_, step) in seed.steps { try terminal.submit(step.commandLines) }
    terminal.type(Key.control("D"))
    #expect(try terminal.waitForExit() == 0)

    let typed = try Session(path: folder.path("typed.session"), files: POSIXFileSystem())
    #expect(typed.steps.map(\.step.command) == seed.steps.map(\.step.command))
    #expect(typed.steps.map(\.step.expected) == seed.steps.map(\.step.expected))
    let replayed = ReplayedWorld.replay(folder.path("typed.session"), files: POSIXFileSystem())
    #expect(!replayed.isFailure, "\(replayed.failureText)")
  }
}

extension TerminalSession {
  /// Types the lines of an entry without their indentation, which the editor adds itself.
  fileprivate func submit(_ lines: [String]) throws {
    for line in lines {
      type(String(line.drop { $0 == " " }))
      try wait("“\(line)” being typed") { $0.line + " " != prompt }
      type(Key.enter)
    }
    try waitForPrompt()
  }
}
