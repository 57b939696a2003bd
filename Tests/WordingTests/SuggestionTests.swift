import Testing
import Wording

@Suite struct SuggestionTests {
  private static let verbs = [
    "append", "insert", "move", "delete", "reload", "reconfigure", "apply", "diff", "show",
    "frames", "why", "undo", "redo", "record", "replay", "help", "quit",
  ]

  @Test(arguments: [
    ("apend", ["append"]), ("appendd", ["append"]), ("APPEND", ["append"]), ("aplpy", ["apply"]),
    ("delte", ["delete"]), ("recon", ["reconfigure", "record"]), ("relaod", ["reload"]),
    ("redp", ["redo"]), ("메ㅔ둥", ["append"]), ("ㅁㅔㅔㅣㅛ", ["apply"]), ("xyzzy", []), ("", []),
    ("z", []),
  ])
  func nearVerbsAreFound(_ word: String, _ expected: [String]) {
    #expect(Suggestion.nearest(to: word, among: Self.verbs, limit: 3) == expected)
  }

  @Test func hangulIsComparedByLetters() {
    let names = ["피처", "랭킹", "테마", "지금 주목해야 할 앱"]
    #expect(Suggestion.nearest(to: "피쳐", among: names) == "피처")
    #expect(Suggestion.nearest(to: "랭킨", among: names) == "랭킹")
    #expect(Suggestion.nearest(to: "테마", among: names) == nil)
    #expect(Suggestion.nearest(to: "지금", among: names) == "지금 주목해야 할 앱")
    #expect(Suggestion.nearest(to: "vlcu", among: names) == "피처")
    #expect(Suggestion.nearest(to: "\u{1111}\u{1175}\u{110E}\u{1165}x", among: names) == "피처")
    #expect(Suggestion.nearest(to: "사과", among: names) == nil)
  }

  @Test func equalsKeepTheirOrderAndTheLimitHolds() {
    let names = ["item3", "item1", "item2", "items"]
    #expect(Suggestion.nearest(to: "item9", among: names, limit: 3) == ["item3", "item1", "item2"])
    #expect(Suggestion.nearest(to: "item9", among: names, limit: 0) == [])
  }

  @Test func aWordIsNoSuggestionForItself() {
    #expect(Suggestion.nearest(to: "item1", among: ["item1", "item2"], limit: 3) == ["item2"])
  }
}
