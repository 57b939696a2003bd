import Foundation
import TestSupport
import Testing

/// What the page shows of a layout to who points at it, beside a lesson, and how soon it moves.
extension PageBrowserTests {
  private func click(_ item: String, with keys: Int = 0) throws {
    let place = try middle(of: item)
    for type in ["mousePressed", "mouseReleased"] {
      try browser.mouse(type, at: place, more: ["modifiers": keys])
    }
  }

  /// Waits until just these kinds of outlines are drawn, for each act is answered on its own time.
  private func waitForOutlines(_ kinds: [String]) throws {
    try browser.wait(
      """
      [...new Set([...document.querySelectorAll('.over')].map((one) => one.classList[1]))]
        .sort().join() === '\(kinds.sorted().joined(separator: ","))'
      """)
  }

  @Test func whatIsPointedAtIsOutlinedAndStaysWhenPinned() throws {
    try browser.mouse("mouseMoved", at: try middle(of: "b"), more: ["button": "none"])
    try waitForOutlines(["item", "group", "section", "spacing"])
    try click("b")
    try browser.wait("document.querySelector('#bars details')")
    try browser.value(of: "document.getElementById('pin').click()")
    try browser.value(of: "document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))")
    try browser.mouse("mouseMoved", at: (2, 2), more: ["button": "none"])
    try waitForOutlines(["item", "group", "section", "spacing"])
    try session.enter("move c before a; apply")
    try browser.wait("Live.picture().elements.find((e) => e.id === 'item \"c\"').frame[0] === 2")
    try browser.wait("!Live.isMoving()")
    try waitForOutlines(["item", "group", "section", "spacing"])
    try click("b")
    try browser.value(of: "document.getElementById('pin').click()")
    try browser.value(of: "document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))")
    try browser.mouse("mouseMoved", at: (2, 2), more: ["button": "none"])
    try waitForOutlines([])
  }

  @Test func labelsNeverCoverEachOther() throws {
    try session.enter(
      "layout main { section insets 12; group horizontal 1w x 60 spacing 4 count 3 {"
        + " item 1w x 1h insets 2 } }")
    try browser.wait("!Live.isMoving()")
    try browser.value(
      of: "for (const box of document.querySelectorAll('#overlays input')) box.click()")
    let found = try browser.value(
      of: """
        (() => { const all = [...document.querySelectorAll('.plate rect')]
          .map((plate) => plate.getBBox());
        return [all.length, all.filter((a, i) => all.some((b, j) => i < j && a.x < b.x + b.width
          && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)).length]; })()
        """)
    let counts = try #require(found as? [Int])
    #expect(counts[0] > 10 && counts[1] == 0, "\(counts)")
  }

  @Test func theWayBetweenTwoViewsIsDrawn() throws {
    try click("a")
    try click("c", with: 8)
    try browser.wait("document.querySelector('.plate.distance')")
    let told = try browser.value(
      of: "[...document.querySelectorAll('.plate.distance text')].map((text) => text.textContent)")
    #expect(told as? [String] == ["135"])
  }

  @Test func numbersReadAsAtThePrompt() throws {
    try click("b")
    try browser.wait("document.querySelector('#bars details')")
    let told = try browser.value(of: "document.getElementById('bars').textContent")
    let text = try #require(told as? String)
    #expect(text.contains("width 131 = 1/3 × 393 item.layoutSize.widthDimension"), "\(text)")
  }

  @Test func aLessonsWordsAndGoalsStandBesideTheScreen() throws {
    try session.enter("lesson apply-makes-it-real")
    try browser.wait("!document.getElementById('lesson').hidden")
    let first = try browser.value(of: "document.getElementById('said').textContent") as? String
    // The window breaks a paragraph where it has room, not where a terminal does.
    #expect(first?.split(separator: "\n").contains { $0.count > 90 } == true, "\(first ?? "")")
    try session.enter("next")
    try session.enter("next")
    try browser.wait("document.getElementById('said').textContent.includes('✗')")
    try session.enter("quit lesson")
    try browser.wait("document.getElementById('lesson').hidden")
  }

  @Test func aTreeIsOpenedAndClosedByTaps() throws {
    for line in [
      "append sections tree; apply", "outline append fruit; outline append apple to fruit",
      "outline apply to tree",
    ] { try session.enter(line) }
    try browser.wait("document.querySelector('.mark')")
    try browser.value(of: "document.querySelector('.mark').click()")
    try session.wait("the tap") { $0.text.contains("diffplay> toggle fruit") }
    try browser.wait("document.querySelector('.mark')?.textContent === '▾'")
  }

  @Test func aPageThatWasCutOffCatchesUp() throws {
    let offline: [String: Any] = [
      "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
    ]
    try browser.call("Network.enable")
    try browser.call("Network.emulateNetworkConditions", offline)
    try browser.value(of: "Live.act('undo')")
    try browser.wait("document.getElementById('status').dataset.word === 'gone'")
    try session.enter("delete a; apply")
    try browser.call(
      "Network.emulateNetworkConditions", offline.merging(["offline": false]) { $1 })
    try browser.wait("!Live.picture().elements.some((element) => element.id === 'item \"a\"')")
    #expect(!session.screen.text.contains("diffplay> undo"))
  }

  /// The figure of docs/performance.md: from Return to the first moved frame, on this machine.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DIFFPLAY_FIGURES"] != nil))
  func timeToTheFirstMovedFrame() throws {
    try browser.value(
      of: """
        const old = Pictures.Stage.prototype.pose;
        Pictures.Stage.prototype.pose = function (part) { old.call(this, part);
          if (part > 0 && !window.moved) window.moved = Date.now(); }
        """)
    var times: [Double] = []
    for round in 0..<50 {
      session.type(round.isMultiple(of: 2) ? "move c before a; apply" : "move a before c; apply")
      try session.settle()
      try browser.wait("!Live.isMoving()")
      try browser.value(of: "window.moved = 0")
      let start = Date().timeIntervalSince1970 * 1000
      session.type(Key.enter)
      try browser.wait("window.moved")
      times.append(try #require(try browser.value(of: "window.moved") as? Double) - start)
      try session.settle()
    }
    times.sort()
    print("first moved frame: median \(times[25]) ms, slowest \(times[49]) ms")
    #expect(times.count == 50)
  }
}
