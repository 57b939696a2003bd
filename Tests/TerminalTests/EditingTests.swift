import TestSupport
import Testing

/// What a person types, erases and pastes, as the screen shows it and as it is entered.
///
/// What is entered is read from the history file, which has it whatever the language makes of it.
@Suite struct EditingTests {
  let folder: TemporaryFolder
  let session: TerminalSession

  init() throws {
    folder = try TemporaryFolder()
    session = try TerminalSession(
      environment: ["DIFFPLAY_HISTORY": folder.path("history")], columns: 40, rows: 12)
    try session.waitForPrompt()
  }

  /// Presses Enter and answers the entry.
  func entered() throws -> String {
    session.type(Key.enter)
    try session.waitForPrompt()
    let line = folder.text("history")?.split(separator: "\n").last ?? ""
    return String(line).replacing("\\n", with: "\n")
  }

  @Test func koreanIsTypedAndErasedBySyllable() throws {
    session.type("안녕하세요")
    try session.waitForLine(prompt + "안녕하세요")
    #expect(session.screen.cursor.column == 20)
    session.type(Key.backspace + Key.backspace)
    try session.wait("two syllables gone") { $0.line == prompt + "안녕하" && $0.cursor.column == 16 }
    #expect(try entered() == "안녕하")
  }

  @Test func koreanIsInsertedInTheMiddle() throws {
    session.type("가나다" + Key.left + Key.left + "한")
    try session.wait("the insertion") { $0.line == prompt + "가한나다" && $0.cursor.column == 14 }
    session.type(Key.delete + Key.home + "x" + Key.end + "y")
    try session.waitForLine(prompt + "x가한다y")
    #expect(try entered() == "x가한다y")
  }

  /// Forty columns hold the prompt and fifteen syllables; the sixteenth goes to the next row.
  @Test func aWrappedLineIsEditedInTheMiddle() throws {
    let text = String(repeating: "가나다라마바사아자차", count: 2)
    session.type(text)
    try session.wait("two rows") { $0.line == "바사아자차" }
    let first = session.screen.cursor.row - 1
    #expect(session.screen.lines[first] == prompt + "가나다라마바사아자차가나다라마")
    session.type(Key.home + Key.right + "글")
    try session.wait("the tail moved on") {
      $0.lines[first] == prompt + "가글나다라마바사아자차가나다라" && $0.lines[first + 1] == "마바사아자차"
    }
    session.type(Key.delete + Key.backspace)
    try session.wait("the tail moved back") {
      $0.lines[first] == prompt + "가다라마바사아자차가나다라마바"
        && $0.lines[first + 1] == "사아자차"
    }
    #expect(try entered() == "가" + text.dropFirst(2))
  }

  /// A wide character does not fit the one column that is left, and moves on whole.
  @Test func aWideCharacterIsNotCutAtTheMargin() throws {
    let row = "a" + String(repeating: "가", count: 14)
    session.type(row + "나")
    try session.waitForLine("나")
    session.type(Key.backspace)
    try session.waitForLine(prompt + row)
    #expect(try entered() == row)
  }

  @Test func decomposedHangulIsEnteredComposed() throws {
    session.type("한글 ")
    session.type("x")
    try session.wait("the text") { $0.line.hasSuffix("x") }
    #expect(Array(try entered().unicodeScalars) == Array("한글 x".unicodeScalars))
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}[5~", "\u{1B}OP", "\u{1B}[1;2P", "\u{1B}[[A", "\u{1B}[27;5;13~",
    "\u{1B}[I", "\u{9B}", "\u{1B}[97;5u",
  ])
  func anUnknownKeyLeavesNoTrace(_ sequence: String) throws {
    session.type("a" + sequence + "b")
    try session.waitForLine(prompt + "ab")
    #expect(try entered() == "ab")
  }

  @Test func controlArrowsMoveByWords() throws {
    session.type("one two three" + "\u{1B}[1;5D" + "\u{1B}[1;5D" + "X")
    try session.waitForLine(prompt + "one Xtwo three")
    session.type("\u{1B}[1;5C" + "\u{1B}[3;5~" + "Y")
    try session.wait("the edit") { $0.line.contains("Y") }
    #expect(try entered() == "one XtwoY")
  }

  @Test func interruptDropsTheLine() throws {
    session.type("왼쪽" + Key.home)
    try session.wait("the cursor at the start") {
      $0.cursor.column == prompt.count && $0.line == prompt + "왼쪽"
    }
    session.type(Key.control("C"))
    try session.waitForPrompt()
    session.type("y")
    try session.waitForLine(prompt + "y")
    #expect(try entered() == "y")
    #expect(folder.text("history") == "y\n")
  }

  @Test func endOfInputOnAnEmptyLineEnds() throws {
    session.type(Key.control("D"))
    #expect(try session.waitForExit() == 0)
    #expect(session.isModeRestored)
    #expect(!session.screen.marksPastes)
  }

  @Test func endOfInputInALineDeletes() throws {
    session.type("ab" + Key.home + Key.control("D"))
    try session.waitForLine(prompt + "b")
    #expect(try entered() == "b")
  }

  @Test func anOpenBlockGoesOnInTheNextRow() throws {
    session.type("layout feature {" + Key.enter)
    try session.wait("an indented row") { $0.line == "" && $0.cursor.column == 2 }
    session.type("section scroll continuous" + Key.enter + "}")
    try session.waitForLine("}")
    #expect(session.screen.lines[session.screen.cursor.row - 1] == "  section scroll continuous")
    #expect(try entered() == "layout feature {\n  section scroll continuous\n}")
    session.type(Key.up)
    try session.waitForLine("}")
    #expect(
      session.screen.lines[session.screen.cursor.row - 2] == prompt + "layout feature {")
    session.type(Key.control("C"))
    try session.waitForPrompt()
  }

  @Test func aPasteIsOneEdit() throws {
    #expect(session.screen.marksPastes)
    session.paste("layout a {\n\tgroup 가나\n}\n")
    try session.waitForLine("}")
    #expect(session.screen.lines[session.screen.cursor.row - 1] == " group 가나")
    #expect(try entered() == "layout a {\n group 가나\n}")
  }

  @Test func severalCommandsArePastedAtOnce() throws {
    session.paste("undo\r\nredo")
    try session.waitForLine("redo")
    #expect(try entered() == "undo\nredo")
  }

  @Test func everyHangulSyllableCanBeTyped() throws {
    // Their low bytes are those of control keys: 0x00, 0x08, 0x12, 0x0D, 0x1B, 0x7F, 0x90.
    let text = "글갈값가갛각갿난"
    session.type(text)
    try session.waitForLine(prompt + text)
    #expect(try entered() == text)
  }

  @Test func jamoAreComposedAsTheyAreTyped() throws {
    session.type("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}")
    try session.wait("two syllables") { $0.line == prompt + "한글" && $0.cursor.column == 14 }
    session.type(Key.backspace)
    try session.wait("one") { $0.line == prompt + "한" && $0.cursor.column == 12 }
    session.paste("\u{1100}\u{1173}\u{11AF}")
    try session.wait("two again") { $0.line == prompt + "한글" && $0.cursor.column == 14 }
    #expect(try entered() == "한글")
  }

  /// A person sees one character, whatever it is made of.
  @Test(arguments: ["👩‍👩‍👧", "👍🏽", "🇰🇷", "e\u{301}", "❤\u{FE0F}"])
  func aCharacterOfSeveralPartsIsErasedAsOne(_ character: String) throws {
    session.type("가\(character)나" + Key.left + Key.backspace + "x")
    try session.wait("the rest") { $0.line.hasSuffix("나") && $0.line.contains("x") }
    #expect(session.screen.line == prompt + "가x나")
    session.type(Key.home + Key.delete + character + Key.left + Key.delete + "!")
    try session.waitForLine(prompt + "!x나")
    #expect(try entered() == "!x나")
  }

  @Test func aCharacterOfSeveralPartsIsCrossedInOneStep() throws {
    session.type("가👩‍👩‍👧나" + Key.left + Key.left + "b" + Key.right + "c")
    try session.wait("the marks") { $0.line.contains("b") && $0.line.contains("c나") }
    #expect(try entered() == "가b👩‍👩‍👧c나")
  }

  @Test(arguments: [5, 9, 10, 11])
  func aVeryNarrowTerminalTakesLines(_ columns: Int) throws {
    let session = try TerminalSession(
      environment: ["DIFFPLAY_HISTORY": folder.path("history")], columns: columns, rows: 12)
    func isPrompted(_ screen: Screen) -> Bool {
      screen.text.split(separator: "\n").joined().hasSuffix("diffplay>")
    }
    try session.wait("the prompt", until: isPrompted)
    session.type("가나다" + Key.backspace + "라" + Key.tab)
    try session.wait("the line") { $0.text.split(separator: "\n").joined().hasSuffix("가나라") }
    session.type(Key.enter)
    // Keys that are struck before the editor listens again are the terminal's.
    try session.wait("the next prompt", until: isPrompted)
    #expect(folder.text("history") == "가나라\n")
    session.type(Key.control("D"))
    #expect(try session.waitForExit() == 0)
  }
}
