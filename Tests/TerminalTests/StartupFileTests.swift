import Foundation
import Testing

/// The file of commands that a person's REPL begins with.
@Suite struct StartupFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws -> String {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  @Test func itIsFoundWhereTheSystemKeepsSuchFiles() throws {
    _ = try write("set swift on\nset time on\n", to: "diffplay/init")
    let session = try TerminalSession(environment: ["XDG_CONFIG_HOME": folder.url.path])
    try session.waitForPrompt()
    try session.enter("set swift")
    try session.wait("what the file set") { $0.lines.contains("swift: on") }
    #expect(!session.screen.lines.contains { $0.hasPrefix("time: on") })
  }

  @Test func itsErrorsAreToldWithTheirPlaceAndThePromptComes() throws {
    let path = try write("append sections main\n\n  bogus\nappend a\n", to: "my.init")
    let session = try TerminalSession(environment: ["DIFFPLAY_INIT": path], columns: 200)
    try session.waitForPrompt()
    #expect(
      session.screen.lines.contains {
        $0.hasSuffix("my.init:3:3: error: there is no command `bogus`")
      })
    try session.enter("show")
    try session.wait("what the other lines did") { $0.lines.contains("main: a") }
  }

  @Test func optionsAreStronger() throws {
    let path = try write("set swift on", to: "my.init")
    let session = try TerminalSession(
      arguments: ["--swift", "off"], environment: ["DIFFPLAY_INIT": path])
    try session.waitForPrompt()
    try session.enter("set swift")
    try session.wait("the option") { $0.lines.contains("swift: off") }
  }

  @Test func itCanBeLeftOut() throws {
    let path = try write("set swift on", to: "my.init")
    for (arguments, path) in [(["--no-init"], path), ([], "")] {
      let session = try TerminalSession(
        arguments: arguments, environment: ["DIFFPLAY_INIT": path])
      try session.waitForPrompt()
      try session.enter("set swift")
      try session.wait("the usual setting") { $0.lines.contains("swift: off") }
    }
  }

  @Test func aMissingFileThatWasNamedIsToldAndScriptsReadNone() throws {
    let session = try TerminalSession(
      environment: ["DIFFPLAY_INIT": folder.path("none")], columns: 200)
    try session.waitForPrompt()
    #expect(session.screen.lines.contains { $0.contains("none:1:1: error: No such file") })
    let path = try write("set swift on\nbogus", to: "my.init")
    let run = try ProgramRun("-c", "set swift", environment: ["DIFFPLAY_INIT": path])
    #expect(run.lines == ["swift: off"] && run.errors.isEmpty)
  }
}
