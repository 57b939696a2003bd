import Foundation
import TestSupport
import Testing

/// The page in a browser: what it shows, how that moves, and what acts on it come to.
@Suite(
  .serialized, .enabled(if: runsLongTests),
  .enabled(if: Browser.path != nil, "no Chromium is installed"))
struct PageBrowserTests {
  let session: TerminalSession
  let browser: Browser

  init() throws {
    session = try TerminalSession(environment: ["NO_COLOR": "1"], columns: 140, rows: 60)
    try session.waitForPrompt()
    for line in [
      "append sections main row", #"append a b c "<b>&\"x" to main"#, "append r{1..9} to row",
      "layout main grid 3", "layout row carousel", "apply", "page",
    ] { try session.enter(line) }
    let page = try PageAddress(on: session.screen)
    browser = try Browser()
    try browser.open("http://127.0.0.1:\(page.port)\(page.path)")
    try browser.wait("typeof Live !== 'undefined' && Live.picture()")
  }

  /// The middle of an item's view in the window.
  func middle(of item: String) throws -> (x: Double, y: Double) {
    let place = try browser.value(
      of: """
        (() => { const r = [...document.querySelectorAll('.view')].find((view) =>
          view.dataset.id === 'item "\(item)"').getBoundingClientRect();
          return [r.x + r.width / 2, r.y + r.height / 2]; })()
        """)
    let numbers = try #require(place as? [Double])
    return (numbers[0], numbers[1])
  }

  private func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    try browser.mouse("mousePressed", at: start)
    for step in 1...4 {
      let part = Double(step) / 4
      try browser.mouse(
        "mouseMoved",
        at: (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part),
        more: ["buttons": 1])
    }
    try browser.mouse("mouseReleased", at: end)
  }

  @Test func theScreenIsShownAndFollowsAndNamesAreText() throws {
    let labels = try browser.value(
      of: "[...document.querySelectorAll('#stage .view .title')].map((text) => text.textContent)")
    #expect((labels as? [String])?.prefix(4) == ["a", "b", "c", "<b>&\"x"])
    try session.enter("delete b; apply")
    try browser.wait("document.getElementById('command').textContent === 'delete b; apply'")
    try browser.wait("!Live.picture().elements.some((element) => element.id === 'item \"b\"')")
    #expect(browser.faults.isEmpty, "\(browser.faults)")
  }

  @Test func viewsTravelAsTheApplyPlansThem() throws {
    // Where `c` is at the beginning, in the middle and at the end of its way.
    try browser.value(
      of: """
        window.seen = []; const old = Pictures.Stage.prototype.pose;
        Pictures.Stage.prototype.pose = function (part) { old.call(this, part);
          const view = this.drawn?.find((one) => one.way.id === 'item "c"');
          if (view) seen.push([part, view.pose.frame[0]]); }
        """)
    try session.enter("move c before a; apply")
    try browser.wait("seen.length && seen.at(-1)[0] === 1")
    let seen = try #require(try browser.value(of: "seen") as? [[Double]])
    #expect(seen.first == [0, 264] && seen.last == [1, 2], "\(seen)")
    for (part, x) in seen.map({ ($0[0], $0[1]) }) {
      let eased = part * part * (3 - 2 * part)
      #expect(abs(x - (264 - 262 * eased)) < 0.01, "at \(part): \(x)")
    }
  }

  @Test func actsAreCommandsInTheTerminal() throws {
    let b = try middle(of: "b")
    try browser.mouse("mousePressed", at: b)
    try browser.mouse("mouseReleased", at: b)
    try session.wait("the click") { $0.text.contains("diffplay> why frame b\nwidth 127") }
    try browser.wait("document.querySelector('#bars details')")
    try drag(from: try middle(of: "c"), to: try middle(of: "a"))
    try session.wait("the drag") { $0.text.contains("diffplay> reorder item c to main 0") }
    let r2 = try middle(of: "r2")
    try drag(from: r2, to: (r2.x - 60, r2.y + 3))
    try session.wait("the swipe") { $0.text.contains("diffplay> swipe row left") }
    try browser.value(of: "document.getElementById('rotate').click()")
    try session.wait("the rotation") { $0.text.contains("diffplay> container 852 x 393 @3x") }
    try browser.wait("Live.state().container.width === 852")
    try browser.value(of: "document.getElementById('undo').click()")
    try session.wait("undo") { $0.text.contains("diffplay> undo") }
    try browser.wait("Live.state().container.width === 393")
    try browser.mouse("mouseWheel", at: b, more: ["deltaX": 0, "deltaY": 120])
    try session.wait("the wheel") { $0.text.contains("diffplay> scroll by ") }
    #expect(browser.faults.isEmpty, "\(browser.faults)")
  }

  @Test func whatIsPendingIsThereAsGhosts() throws {
    try session.enter("delete a; append new to main")
    try browser.wait("document.querySelectorAll('.ghost').length > 0")
    let told = try browser.value(
      of: "[...document.querySelectorAll('.ghost text')].map((text) => text.textContent)")
    let ghosts = try #require(told as? [String])
    #expect(
      ghosts.first == "- a" && ghosts.contains("> b") && ghosts.contains("+ new"), "\(ghosts)")
    try session.enter("apply")
    try browser.wait("document.querySelectorAll('.ghost').length === 0")
  }

  @Test func twoPagesShowTheSameAndWhoIsCalmSeesNoMotion() throws {
    let other = try Browser()
    let page = try PageAddress(on: session.screen)
    try other.call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
    try other.open("http://127.0.0.1:\(page.port)\(page.path)")
    try other.wait("typeof Live !== 'undefined' && Live.picture()")
    try other.value(
      of: """
        window.parts = new Set(); const old = Pictures.Stage.prototype.pose;
        Pictures.Stage.prototype.pose = function (part) { parts.add(part); old.call(this, part); }
        """)
    try session.enter("move c before a; apply")
    for one in [browser, other] {
      try one.wait("Live.picture().elements.find((e) => e.id === 'item \"c\"').frame[0] === 2")
    }
    #expect(try other.value(of: "[...parts]") as? [Double] == [1])
  }

  @Test func whatIsShownHasNamesForWhoDoesNotSeeIt() throws {
    try browser.call("Accessibility.enable")
    let nodes = try #require(
      try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]])
    func text(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    let buttons = nodes.filter { text($0, "role") == "button" }.map { text($0, "name") }
    for name in ["undo", "redo", "rotate the device", "a", "b", "c"] {
      #expect(buttons.contains(name), "\(name) among \(buttons)")
    }
    #expect(!buttons.contains(""))
    try session.enter("delete a; apply")
    try browser.wait(
      "document.getElementById('spoken').textContent.includes('applied: ')")
  }
}
