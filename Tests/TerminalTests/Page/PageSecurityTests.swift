import Foundation
import TestSupport
import Testing

/// Who may see the page and act on it: browsers of this machine that know the address.
@Suite(.serialized) struct PageSecurityTests {
  private let session: TerminalSession
  private let page: PageAddress

  init() throws {
    session = try TerminalSession(environment: ["NO_COLOR": "1"])
    try session.waitForPrompt()
    try session.enter("page")
    page = try PageAddress(on: session.screen)
  }

  private var origin: String { "http://127.0.0.1:\(page.port)" }
  private let type = "Content-Type: application/x-diffplay"

  @Test func filesAreGivenWithAStrictPolicy() throws {
    for name in ["", "index.html", "page.css", "picture.js", "acts.js", "live.js"] {
      let answer = try page.answer(to: page.request("GET", name))
      #expect(answer.hasPrefix("HTTP/1.1 200"), "\(name)")
      #expect(answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
      #expect(answer.contains("X-Content-Type-Options: nosniff"))
      #expect(answer.contains("Referrer-Policy: no-referrer"))
      #expect(!answer.contains("Access-Control-Allow-Origin"))
    }
  }

  @Test func whatDoesNotComeFromThePageIsRefused() throws {
    let port = page.port
    let refused: [(request: String, status: Int)] = [
      (page.request(host: "evil.example:\(port)"), 403),
      (page.request(host: "127.0.0.1"), 403),
      (page.request(host: "127.0.0.1:1"), 403),
      (page.request(origin: "http://evil.example"), 403),
      (page.request(origin: "null"), 403),
      (page.request(origin: "http://127.0.0.1:1"), 403),
      (page.request(more: ["Sec-Fetch-Site: cross-site"]), 403),
      (page.request(more: ["Sec-Fetch-Site: same-site"]), 403),
      (page.request("POST", "act", more: [type], body: "undo"), 403),
      (
        page.request(
          "POST", "act", origin: origin, more: ["Content-Type: text/plain"], body: "undo"), 415
      ),
      (page.request("POST", "act", origin: origin, body: "undo"), 415),
      (page.request("POST", "act", origin: origin, more: [type], body: ""), 400),
      (page.request("POST", "act", origin: origin, more: [type], body: "undo\nquit"), 400),
      (page.request("POST", "act", origin: origin, more: [type], body: "undo\u{1B}[2J"), 400),
      (
        page.request(
          "POST", "act", origin: origin, more: [type],
          body: "x" + String(repeating: "y", count: 4_096)), 413
      ),
      (page.request("POST", "live.js", origin: origin, more: [type], body: "undo"), 404),
      (page.request("GET", "../../etc/passwd"), 404),
      (page.request("GET", "nothing.html"), 404),
      (page.request("GET", "act"), 404),
      (page.request("PUT", "act", origin: origin, body: "undo"), 405),
      (page.request("OPTIONS", "act", origin: origin), 405),
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n", 404),
      (
        "GET /\(String(repeating: "0", count: 32))/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n",
        404
      ),
    ]
    for (request, status) in refused {
      #expect(try page.status(of: request) == status, "\(request.prefix(200))")
    }
    #expect(try page.status(of: page.request()) == 200)
    try session.settle()
    #expect(session.screen.line + " " == prompt)
  }

  @Test func otherAddressesOfThisMachineDoNotReachIt() {
    #expect(throws: SessionError.self) {
      try LoopbackConnection(port: page.port, address: "127.0.0.2")
    }
  }

  @Test func noBytesEndIt() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let whole = Array(page.act("undo").utf8)
    for _ in 0..<200 {
      let connection = try LoopbackConnection(port: page.port)
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      connection.send(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
    }
    #expect(try page.status(of: page.request()) == 200, "seed \(seed)")
    _ = session
  }

  /// Half a request, and nothing after it, holds its connection for ten seconds at most.
  @Test(.enabled(if: runsLongTests)) func slowRequestsAreClosed() throws {
    let slow = try LoopbackConnection(port: page.port)
    slow.send("GET /\(page.path) HTTP/1.1\r\nHost: 127.0.0.1:".utf8)
    // Reading ends when the other side closes, or after twenty seconds.
    let start = Date()
    #expect(!slow.text(upTo: "200 OK").contains("200 OK"))
    #expect(Date().timeIntervalSince(start) < 18)
    #expect(try page.status(of: page.request()) == 200)
  }

  @Test func moreConnectionsThanThereIsRoomForAreClosed() throws {
    var held: [LoopbackConnection] = []
    for _ in 0..<40 { held.append(try LoopbackConnection(port: page.port)) }
    held = []
    let deadline = Date(timeIntervalSinceNow: 20)
    while try page.status(of: page.request()) != 200, Date() < deadline {}
    #expect(try page.status(of: page.request()) == 200)
  }
}
