import TestSupport
import Testing

/// Tab and the question mark, as the screen shows them.
@Suite struct CompletionTests {
  private func session(
    _ commands: String..., columns: Int = 60, rows: Int = 24
  ) throws -> TerminalSession {
    let session = try TerminalSession(columns: columns, rows: rows)
    try session.waitForPrompt()
    for command in commands { try session.enter(command) }
    return session
  }

  @Test(arguments: [
    ("appe", "append "), ("append s", "append sections "), ("move item ap", "move item apple "),
    ("move item apple before ", "move item apple before 사과 "), ("help reconf", "help reconfigure "),
    ("layout main ran", "layout main ranking "), ("set main.sec", "set main.section."),
    ("set main.section.inter", "set main.section.interGroupSpacing "),
    ("snapshot.ins", "snapshot.insert"), ("snapshot.deleteA", "snapshot.deleteAllItems()"),
    ("container 10 x 10 s", "container 10 x 10 safe "), ("diff --e", "diff --explain "),
    ("show 사", "show 사과 "), ("show \"사", "show \"사과\" "),
  ])
  func tabCompletesWhatIsCertain(_ typed: String, _ completed: String) throws {
    let session = try session("append sections main", "append apple 사과")
    session.type(typed + Key.tab + "!")
    try session.waitForLine(prompt + completed + "!")
  }

  @Test func candidatesStandInColumnsWithAWordOfHelp() throws {
    let session = try session("append sections main", "append 사과 banana 포도나무 kiwi")
    session.type("delete items " + Key.tab + Key.tab)
    try session.wait("the list") { screen in
      screen.text.contains("사과      item  포도나무  item\nbanana    item  kiwi      item\n")
        && screen.line == prompt + "delete items"
    }
    session.type(Key.control("U") + "layout main " + Key.tab + Key.tab)
    try session.wait("the presets") { $0.text.contains("\nmosaic    one large item beside two ") }
  }

  @Test func koreansReadKorean() throws {
    let session = try TerminalSession(arguments: ["--lang", "ko"], columns: 60, rows: 16)
    try session.waitForPrompt()
    try session.enter("append sections main")
    try session.enter("append 사과 banana")
    session.type("delete items " + Key.tab + Key.tab)
    try session.wait("the list") { $0.text.contains("사과    아이템  banana  아이템\n") }
    session.type(Key.control("R"))
    try session.wait("the search") { $0.line.hasPrefix("(찾기) '': ") }
    session.type("없")
    try session.wait("its failure") { $0.line.hasPrefix("(찾지 못함) '없': ") }
    session.type(Key.control("G") + Key.control("U"))
    try session.waitForPrompt()
    try session.enter("append i{1..300}")
    session.type("delete items i" + Key.tab + Key.tab)
    try session.wait("the end of the list") { $0.text.contains("\n… 더 있음\n") }
  }

  @Test func aNarrowScreenCutsCandidates() throws {
    let session = try session(
      "append sections main", "append 가나다라마바사아자차 b", columns: 42)
    session.resize(columns: 18, rows: 24)
    session.type("delete \"" + Key.tab + Key.tab)
    try session.wait("a cut row") { $0.text.contains("\n\"가나다라마바사…\n") }
  }

  @Test(arguments: [(100, "… 22 more"), (300, "… and more")])
  func aListIsNoHigherThanTheScreen(_ count: Int, _ end: String) throws {
    let session = try session(
      "append sections main", "append i{1..\(count)}", columns: 80, rows: 16)
    session.type("delete items i" + Key.tab + Key.tab)
    try session.wait("the end of the list") {
      $0.text.contains("\n\(end)\n") && $0.line == prompt + "delete items i"
    }
  }

  @Test func aSingleLeftoverKeepsTheTextBehindTheCursor() throws {
    let session = try session("append sections main", "append apple banana")
    session.type("move item  before banana")
    session.type(String(repeating: Key.left, count: " before banana".count) + "ap" + Key.tab)
    try session.wait("the completed word") {
      $0.line == prompt + "move item apple before banana" && $0.cursor.column == prompt.count + 15
    }
  }

  // MARK: - ?

  @Test func aQuestionMarkListsWhatCanFollow() throws {
    let session = try session("append sections main", "append apple 사과")
    session.type("move item apple before ?")
    try session.wait("the list, and the line below it") {
      $0.text.contains("\nANCHOR  an item that exists: 사과\n")
        && $0.line == prompt + "move item apple before"
    }
    session.type("사과" + Key.enter)
    try session.waitForPrompt()
    #expect(session.screen.text.contains("pending: +1 section, +2 items"))
    #expect(!session.screen.text.contains("error"))
  }

  @Test(arguments: ["append \"who?\"", "append a # why?", "snapshot.appendItems([\"a?\"])"])
  func aQuestionMarkInTextIsText(_ line: String) throws {
    let session = try session("append sections main")
    session.type(line)
    try session.waitForLine(prompt + line)
    session.type(Key.enter)
    try session.wait("the answer") { $0.text.contains("+1 section, +1 item") }
  }

  @Test func aQuestionMarkIsSearchedFor() throws {
    let session = try session("append sections \"main?\"")
    session.type(Key.control("R") + "n?")
    try session.wait("the entry") { $0.line.hasSuffix("'n?': append sections \"main?\"") }
  }

  @Test func aQuestionInTheMiddleOfABlock() throws {
    let session = try session()
    session.type("layout main {" + Key.enter + "gr?")
    try session.wait("the list and the block below it") { screen in
      screen.text.contains("\ngroup  (horizontal|vertical|custom) WIDTH x HEIGHT")
        && screen.line == "  gr"
    }
    session.type("oup")
    try session.waitForLine("  group")
  }
}
