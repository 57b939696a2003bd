import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import SwiftSpelling
@testable import Wording
@testable import WorldModel

@Suite struct SwiftCallStatementTests {
  private func parse(_ text: String) throws -> SwiftCallStatement {
    try #require(SwiftCallStatement(text, at: 0..<text.utf8.count))
  }

  private func identifiers(_ text: String) throws -> [String] {
    let call = try parse("snapshot.f(\(text))").call
    return try call.arguments[0].identifiers().map(\.name)
  }

  @Test(arguments: [
    ("snapshot.deleteAllItems()", "deleteAllItems()"),
    ("snapshot.insertItems([\"x\"], beforeItem: \"a\")", "insertItems(_:beforeItem:)"),
    ("snapshot.numberOfItems", "numberOfItems"), ("3 + 4", nil), ("snapshot.f { }", nil),
    ("snapshot.f(g)(h)", nil), ("snapshot.f(a + b)", nil), ("snapshot.f(\"\\(a)\")", nil),
    ("let n: Int = snapshot.f()", nil), ("await dataSource.apply(snapshot)", "apply(_:)"),
    ("self.snapshot.f()", "f()"), ("try! snapshot.f()", nil),
    ("snapshot.numberOfItems ", "numberOfItems"),
    (
      "dataSource.apply( snapshot , animatingDifferences : false )",
      "apply(_:animatingDifferences:)"
    ),
    ("dataSource.apply(snapshot, animatingDifferences: false)\t", "apply(_:animatingDifferences:)"),
    ("snapshot.f(\n  [\n    \"a\",\n    \"b\",\n  ],\n  to: \"c\"\n)", "f(_:to:)"),
  ])
  func fullNames(text: String, name: String?) {
    let call = SwiftCallStatement(text, at: 0..<text.utf8.count)?.call
    #expect(call?.fullName == name)
  }

  @Test(arguments: [
    ("_ = snapshot.numberOfItems", "_"), ("let n = snapshot.numberOfItems", "n"),
    ("var 수 = snapshot.numberOfItems", "수"), ("snapshot = dataSource.snapshot()", "snapshot"),
    ("snapshot=dataSource.snapshot()", "snapshot"), ("snapshot.numberOfItems", nil),
  ])
  func targets(text: String, target: String?) throws {
    #expect(try parse(text).target == target)
  }

  @Test(arguments: [
    (#"["a", "b"]"#, ["a", "b"]), (#"["a","b",]"#, ["a", "b"]), ("[]", []), ("[ ]", []),
    ("[.main, Section.ads, 3, -4]", ["main", "ads", "3", "-4"]),
    (#"["지금 주목", "\"q\"", "\\", "\u{D55C}"]"#, ["지금 주목", "\"q\"", "\\", "한"]),
    (#"["a]", "b)"]"#, ["a]", "b)"]),
  ])
  func arrays(text: String, names: [String]) throws {
    #expect(try identifiers(text) == names)
  }

  @Test func initializers() throws {
    let text = "var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()"
    let parsed = try parse(text)
    #expect(parsed.target == "snapshot")
    #expect(parsed.call.receiver == nil)
    #expect(parsed.call.fullName == "NSDiffableDataSourceSnapshot()")
  }

  @Test(arguments: [
    "IndexPath(item: 2, section: 1)", "IndexPath(row: 2, section: 1)", "[1, 2]",
  ])
  func indexPaths(text: String) throws {
    let path = try parse("dataSource.f(for: \(text))").call.arguments[0].indexPath()
    #expect("\(path)" == "[1, 2]")
  }

  @Test func nilIsNoIdentifier() throws {
    let arguments = try parse("snapshot.f(nil, true, false)").call.arguments
    #expect(try arguments[0].optionalIdentifier() == nil)
    #expect(try arguments[1].bool() == true)
    #expect(try arguments[2].bool() == false)
    #expect(throws: CommandError.self) { try arguments[0].identifier() }
    #expect(throws: CommandError.self) { try arguments[0].bool() }
  }

  /// Each refusal says why and points at the place, in bytes.
  @Test(arguments: [
    ("snapshot.appendItems(\"a\")", "this is not an array", 21..<24),
    ("snapshot.appendItems([a])", "cannot find 'a' in scope", 22..<23),
    ("snapshot.appendItems([.])", "expected identifier after '.' expression", 23..<24),
    ("snapshot.appendItems([\"a\" \"b\"])", "expected ',' separator", 26..<29),
    (
      "snapshot.appendItems([\"가\"])가",
      "consecutive statements on a line must be separated by newline or ';'", 29..<32
    ),
    ("snapshot.appendItems([true])", "this is not an identifier", 22..<26),
    ("snapshot.appenItems([\"a\"])", "`snapshot` has no member `appenItems(_:)`", 9..<19),
    (
      "snapshot.appendItems([\"a\"], to: \"b\")",
      "`snapshot` has no member `appendItems(_:to:)`", 9..<20
    ),
    ("snapshot.", "expected member name following '.'", 9..<10),
    (
      "snapshot = 3",
      "cannot assign value of type 'Int' to type "
        + "'NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>'", 11..<12
    ),
    ("let x = foo", "cannot find 'foo' in scope", 8..<11),
    ("dataSource.itemIdentifier(for: 3)", "this is not an index path", 31..<32),
    ("dataSource.sectionIdentifier(for: 1.5)", "this is not a whole number", 34..<37),
    ("let a = other.f()", "cannot find 'other' in scope", 8..<13),
  ])
  func refusals(text: String, message: String, place: Range<Int>) throws {
    var playground = Playground.after("append sections b")
    let refusal = playground.refusal(of: text)
    let error = try #require(refusal)
    #expect(error.message.english == message)
    #expect(error.place == place)
  }

  @Test(arguments: ["let x = ", "snapshot.appendItems(", ""])
  func bracketsNestedTooDeepAreRefused(start: String) {
    let text = start + String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
    var playground = Playground.after("append sections b")
    #expect(playground.refusal(of: text + (start.hasSuffix("(") ? ")" : "")) != nil)
  }

  @Test func longArraysAreReadOnce() {
    let items = (0..<20_000).map { "\"a\($0)\"" }.joined(separator: ", ")
    var playground = Playground.after("append sections b", "snapshot.appendItems([\(items)])")
    #expect(playground.text("snapshot.numberOfItems") == ["20000"])
  }

  @Test(arguments: [
    ("snapshot.numberOfItems", "3"), ("snapshot.numberOfSections", "2"),
    ("snapshot.sectionIdentifiers", #"["main", "광고"]"#),
    ("snapshot.itemIdentifiers(inSection: .main)", #"["a", "b"]"#),
    ("snapshot.itemIdentifiers", #"["a", "b", "c"]"#),
    ("snapshot.numberOfItems(inSection: \"광고\")", "1"),
    ("_ = snapshot.sectionIdentifier(containingItem: \"c\")", "\"광고\""),
    ("_ = snapshot.indexOfItem(\"b\")", "1"), ("_ = snapshot.indexOfItem(\"zz\")", "nil"),
    ("_ = snapshot.indexOfSection(\"광고\")", "1"),
    ("_ = dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1))", "\"c\""),
    ("_ = dataSource.itemIdentifier(for: [9, 9])", "nil"),
    ("_ = dataSource.indexPath(for: \"b\")", "[0, 1]"),
    ("_ = dataSource.sectionIdentifier(for: 1)", "\"광고\""),
    ("_ = dataSource.index(for: \"광고\")", "1"),
    ("_ = snapshot.reloadedItemIdentifiers", "[]"),
  ])
  func queries(text: String, answer: String) {
    var playground = Playground.after(
      "append sections main 광고", "append a b to main", "append c to 광고", "apply")
    let before = playground.visibleState
    #expect(playground.text(text) == [answer])
    #expect(playground.visibleState == before)
  }
}
