import TestSupport
import Testing

/// What stands dim behind the cursor while a line is typed, how it is taken over, and the colours
/// over the text.
@Suite struct HintTests {
  /// A session at its prompt.
  private func session(
    _ environment: [String: String] = [:], arguments: [String] = [], columns: Int = 80
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      arguments: arguments, environment: environment, columns: columns)
    try session.waitForPrompt()
    return session
  }

  @Test func theUsageShrinksAsArgumentsAreTyped() throws {
    let session = try session()
    let steps = [
      ("appen", "d sections SECTION… | [items] ITEM… [to SECTION]"),
      ("d ", "sections SECTION… | [items] ITEM… [to SECTION]"),
      ("items ", "ITEM… [to SECTION]"),
      ("a", " [to SECTION]"),
      (" t", "o SECTION"),
      ("o main ", ""),
    ]
    for (keys, hint) in steps {
      session.type(keys)
      try session.wait("the hint “\(hint)” after “\(keys)”") { $0.hint == hint }
    }
    try session.wait("the cursor behind the text") {
      $0.line == prompt + "append items a to main" && $0.cursor.column == prompt.count + 23
    }
    #expect(session.screen.unknown == [])
  }

  @Test(arguments: [Key.right, Key.end, Key.control("E"), Key.control("F"), "\u{1B}OC"])
  func theRestOfAnEarlierLineIsTakenOver(_ key: String) throws {
    let session = try session()
    try session.enter("append sections 가나 b")
    try session.enter("append a b")
    session.type("append s")
    try session.wait("the rest") { $0.hint == "ections 가나 b" }
    session.type(key)
    try session.wait("the whole line") {
      $0.line == prompt + "append sections 가나 b" && $0.hint == ""
        && $0.cursor.column == prompt.count + 22
    }
    session.type("!" + Key.enter)
    try session.wait("the refusal") { $0.text.contains("b!") }
  }

  @Test func theRightKeyTakesNoUsage() throws {
    let session = try session()
    session.type("append a ")
    try session.wait("the usage") { $0.hint == "[to SECTION]" }
    session.type(Key.right + "x")
    try session.wait("the text alone") { $0.line == prompt + "append a x" }
  }

  @Test func thereIsNoHintInTheMiddle() throws {
    let session = try session()
    session.type("append a")
    try session.wait("the usage") { $0.hint == " [to SECTION]" }
    session.type(Key.left)
    try session.wait("no hint") { $0.hint == "" && $0.cursor.column == prompt.count + 7 }
    session.type(Key.end)
    try session.wait("the usage again") { $0.hint == " [to SECTION]" }
    session.type(Key.enter)
    try session.waitForPrompt()
    #expect(!session.screen.text.contains("[to"))
  }

  @Test func aHintIsCutToTheRow() throws {
    let session = try session(columns: 30)
    session.type("append items a")
    try session.wait("a cut hint") { $0.hint == " [to…" && $0.cursor.column == 24 }
    session.type("bcdef")
    try session.wait("a full row") { $0.line == prompt + "append items abcdef" && $0.hint == "" }
    session.type("gh")
    try session.wait("two rows") { $0.line == "h" }
    session.type(Key.backspace + Key.backspace + Key.backspace)
    try session.wait("one row") { $0.line == prompt + "append items abcde" && $0.hint == "" }
  }

  @Test func wideCharactersCountTwice() throws {
    let session = try session(columns: 30)
    session.type("append 가나다라")
    try session.wait("a cut hint") { $0.hint == " [t…" && $0.cursor.column == 25 }
    session.type(Key.backspace)
    try session.wait("a longer hint") { $0.hint == " [to …" }
  }

  @Test(arguments: [["NO_COLOR": "1"], ["DIFFPLAY_ACCESSIBLE": "1"], ["TERM": "vt52"]])
  func hintsAndColoursCanBeOff(_ environment: [String: String]) throws {
    let session = try session(environment)
    session.type("append items ")
    session.type("x" + Key.backspace + "a")
    try session.waitForLine(prompt + "append items a")
    // Whatever was to be drawn is there once another key is answered.
    session.type("b")
    try session.waitForLine(prompt + "append items ab")
    #expect(session.screen.hint == "")
    #expect(session.screen.renderedWords.allSatisfy { $0.hasSuffix("diffplay>") })
  }

  @Test func colourCanBeOffByOption() throws {
    let session = try session(arguments: ["--color=never"])
    session.type("append items a")
    try session.waitForLine(prompt + "append items a")
    session.type("b")
    try session.waitForLine(prompt + "append items ab")
    #expect(session.screen.hint == "")
    #expect(session.screen.renderedWords == [])
  }

  @Test func aHintGoesBeforeTheProgramStops() throws {
    let session = try session()
    session.type("append a")
    try session.wait("the usage") { $0.hint == " [to SECTION]" }
    session.signal(20)
    try session.wait("no hint, or one drawn anew") { $0.line == prompt + "append a" }
    session.resize(columns: 60, rows: 20)
    session.type("b")
    try session.wait("the hint") { $0.line == prompt + "append ab" && $0.hint == " [to SECTION]" }
  }

  // MARK: - Colours

  @Test func wordsHaveColours() throws {
    let session = try session()
    let steps = [
      ("app", []),
      ("end", ["1:append"]),
      (" \"가 나\" 3", ["1:append", "32:\"가 나\"", "36:3"]),
      (Key.control("U") + "zzz ", ["4;31:zzz"]),
      (Key.control("U") + "batch {", ["1:batch"]),
      ("}", ["1:batch", "1;4:{}"]),
      (Key.left + Key.left + Key.left, ["1:batch"]),
    ]
    for (keys, words) in steps {
      session.type(keys)
      try session.wait("\(words) after “\(keys)”") { screen in
        screen.renderedWords.filter { !$0.hasPrefix("1;36:") && !$0.hasPrefix("2:") } == words
      }
    }
    #expect(session.screen.line == prompt + "batch {}")
    #expect(session.screen.unknown == [])
  }

  /// Typing and erasing anywhere leaves what an undecorated terminal shows.
  @Test(arguments: 0..<(runsLongTests ? 4 : 1) as Range<UInt64>)
  func decorationNeverChangesTheText(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let decorated = try session(columns: 40)
    let plain = try session(["NO_COLOR": "1"], columns: 40)
    let keys = [
      "a", "가", "append ", "to ", "{", "}", "\"", "(", "\u{1B}\r", Key.up, Key.down, Key.left,
      Key.right, Key.home, Key.end,
      Key.backspace, Key.backspace, Key.delete, Key.control("W"), Key.control("K"), "snapshot.",
    ]
    // A first key that no hint depends on; taking hints over would tell the two apart.
    for step in 0..<60 {
      if step == 40 {
        for session in [decorated, plain] {
          try session.settle()
          session.resize(columns: 33, rows: 24)
          try session.settle()
        }
      }
      var key = keys.randomElement(using: &generator) ?? "a"
      if [Key.right, Key.end].contains(key) { key = Key.left + Key.left }
      decorated.type(key)
      plain.type(key)
      let marker = String(step % 10)
      decorated.type(marker)
      plain.type(marker)
      try plain.settle()
      let (text, cursor) = (plain.screen.lines.dropFirst(2), plain.screen.cursor)
      try decorated.wait("seed \(seed), step \(step): \(text.joined(separator: "⏎"))") {
        $0.lines.dropFirst(2) == text && $0.cursor == cursor
      }
    }
  }
}
