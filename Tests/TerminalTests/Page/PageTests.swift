import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The page beside the prompt, without a browser: what it is told, and what it can have typed.
@Suite(.serialized) struct PageTests {
  /// A prompt with a grid of three items and its page.
  private func opened() throws -> (session: TerminalSession, page: PageAddress) {
    let session = try TerminalSession(environment: ["NO_COLOR": "1"])
    try session.waitForPrompt()
    for line in ["append sections main", "append a b c", "layout main grid 3", "apply", "page"] {
      try session.enter(line)
    }
    return (session, try PageAddress(on: session.screen))
  }

  private struct State: Decodable {
    struct Film: Decodable {
      struct Step: Decodable {
        var command: String
        var motion: Motion?
        var picture: Int?
      }
      struct Motion: Decodable { var isAnimated: Bool }
      struct Picture: Decodable { var elements: [Element] }
      struct Element: Decodable {
        var id: String
        var frame: [Double]
      }
      var steps: [Step]
      var pictures: [Picture]
    }
    var number: Int
    var film: Film
    var canUndo: Bool

    var frames: [String: [Double]] {
      let elements = film.steps.first?.picture.map { film.pictures[$0].elements } ?? []
      return Dictionary(elements.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func nextState(on events: LoopbackConnection) throws -> State {
    let event = events.text(upTo: "\n\n")
    let start = try #require(event.range(of: "data: "), "\(event)")
    return try JSONDecoder().decode(State.self, from: Data(event[start.upperBound...].utf8))
  }

  @Test func thePageIsToldWhatEachCommandMakesOfTheScreen() throws {
    let (session, page) = try opened()
    let events = try LoopbackConnection(port: page.port)
    events.send(page.request("GET", "events").utf8)
    let first = try nextState(on: events)
    #expect(first.film.steps[0].command == "" && first.canUndo)
    #expect(first.frames["item \"a\""] == [2, 2, 127, 127])
    try session.enter("move c before a; apply")
    let second = try nextState(on: events)
    #expect(second.number == first.number + 1)
    #expect(second.film.steps[0].command == "move c before a; apply")
    #expect(second.film.steps[0].motion?.isAnimated == true)
    #expect(second.frames["item \"c\""] == [2, 2, 127, 127])
    // Who comes later sees how things stand, at once.
    let late = try LoopbackConnection(port: page.port)
    late.send(page.request("GET", "events").utf8)
    #expect(try nextState(on: late).number == second.number)
  }

  @Test func anActIsTypedAndWhatWasHalfTypedStays() throws {
    let (session, page) = try opened()
    session.type("half ty")
    try session.waitForLine(prompt + "half ty")
    session.type(Key.left)
    #expect(try page.status(of: page.act("why frame b")) == 202)
    try session.wait("the act and its answer") {
      $0.text.contains("diffplay> why frame b\nwidth 127 = 131") && $0.line == prompt + "half ty"
        && $0.cursor.column == prompt.count + 6
    }
    #expect(try page.status(of: page.act("move c before a; apply")) == 202)
    #expect(try page.status(of: page.act("undo")) == 202)
    try session.wait("both acts, one after the other") {
      $0.text.contains("diffplay> undo\nundid: apply") && $0.line == prompt + "half ty"
    }
  }

  @Test func anActWaitsForAnOpenBlock() throws {
    let (session, page) = try opened()
    session.type("layout main {" + Key.enter)
    try session.wait("an open block") { $0.line == "  " || $0.line.isEmpty || $0.line == " ·" }
    #expect(try page.status(of: page.act("undo")) == 202)
    try session.settle()
    #expect(!session.screen.text.contains("undid"))
    session.type("}" + Key.enter)
    try session.wait("the act behind the block") { $0.text.contains("diffplay> undo") }
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func thePageEndsWithThePrompt(signal: Int32) throws {
    let (session, page) = try opened()
    session.signal(signal)
    _ = try session.waitForExit()
    let deadline = Date(timeIntervalSinceNow: 20)
    while (try? page.status(of: page.request())) != nil, Date() < deadline { usleep(20_000) }
    #expect(throws: SessionError.self) { try LoopbackConnection(port: page.port) }
  }

  @Test func thePromptOutlivesThePage() throws {
    let (session, page) = try opened()
    try session.enter("page off")
    #expect(session.screen.text.contains("page: closed"))
    try session.enter("page off")
    #expect(session.screen.text.contains("no page is open"))
    #expect(throws: SessionError.self) { try LoopbackConnection(port: page.port) }
    try session.enter("append d")
    try session.enter("page")
    let again = try PageAddress(on: session.screen)
    #expect(try again.status(of: again.request()) == 200)
  }

  @Test func aClassReadsAlongInAFolder() throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(environment: ["NO_COLOR": "1"], columns: 200)
    try session.waitForPrompt()
    try session.enter("page --folder \(folder.url.path)")
    func state() throws -> State {
      try JSONDecoder().decode(
        State.self, from: Data(contentsOf: folder.url.appending(path: "state.json")))
    }
    let first = try state()
    let page = try String(
      contentsOf: folder.url.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains("data-state=\"state.json\"") && page.contains("read-only"))
    try session.enter("append sections main; append a; apply")
    #expect(try state().number == first.number + 1)
    #expect(try state().frames["item \"a\""] == [0, 0, 393, 44])
    try session.enter("page off")
    try session.enter("append b")
    #expect(try state().number == first.number + 1)
  }
}
