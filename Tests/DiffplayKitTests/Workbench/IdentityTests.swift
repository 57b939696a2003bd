import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import WorldModel

/// What a diff sees of changed content, by what identity covers.
@Suite struct IdentityTests {
  private func world(_ identity: String) -> Playground {
    Playground.after(
      "append sections main", "append a b", "identity \(identity)", "apply",
      "set item a title \"New\"")
  }

  @Test func nothingWhenTheNameIsTheIdentity() {
    var playground = world("id")
    #expect(playground.text("diff") == ["pending: nothing"])
    #expect(playground.text("reload a") == ["pending: 1 item reloaded"])
  }

  @Test func deleteAndInsertWhenTheValueIs() {
    var playground = world("value")
    #expect(
      playground.text("diff") == [
        "pending: +1 item, -1 item", "main", "  - [0, 0] a", "  + [0, 0] a",
      ])
  }

  @Test func refusalWhenOnlyTheHashCoversTheValue() {
    var playground = world("hash")
    let reason = playground.refusal(of: "apply")?.uikit
    #expect(reason?.hasSuffix("have different hash values: (a) and (a)") == true)
    _ = playground.run("identity id")
    #expect(playground.refusal(of: "apply") == nil)
  }

  /// The most asked one of all: a changed struct handed to `reloadItems` changes nothing.
  @Test func aReloadShowsTheOldValueWhenItTravelsInTheIdentifier() {
    var playground = Playground.after(
      "identity payload", "append sections main", "append a b", "set item a title Old", "apply",
      "set item a title New")
    #expect(playground.text("diff") == ["pending: nothing"])
    _ = playground.run("reload a")
    #expect(playground.text("apply").contains("cells asked for: a"))
    #expect(
      playground.text("show a") == [
        "a.title = \"New\", the snapshot keeps \"Old\", the cell shows \"Old\""
      ])
    for command in ["delete a", "append a", "reload a", "apply"] { _ = playground.run(command) }
    #expect(playground.text("show a") == ["a.title = \"New\""])
  }

  @Test(arguments: ["id", "value", "payload"])
  func equalIdentifiersHashEqually(rule: String) throws {
    var contents = Contents()
    contents.identity = try #require(IdentityRule(rawValue: rule))
    contents.set("title", of: Identifier("a"), to: "x")
    let first = contents.identifier(Identifier("a"))
    contents.set("title", of: Identifier("a"), to: "y")
    let second = contents.identifier(Identifier("a"))
    #expect((first == second) == (rule != "value"))
    #expect(first != second || first.hashValue == second.hashValue)
  }

  @Test func commandsFindAnItemByItsNameAlone() {
    var playground = world("value")
    _ = playground.run("apply")
    for entry in ["frames a", "why a", "show a", "move a after b", "delete a"] {
      #expect(playground.refusal(of: entry) == nil, "\(entry)")
    }
  }

  @Test func undoBringsTheContentBack() {
    var playground = world("id")
    _ = playground.run("undo")
    #expect(playground.text("show a") == ["a has no fields"])
  }
}
