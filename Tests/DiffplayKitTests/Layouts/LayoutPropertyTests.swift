import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import LayoutLanguage
@testable import Wording
@testable import WorldModel

@Suite struct LayoutPropertyTests {
  private static let plain = ["layout main {", "  group horizontal 1w x 44 { item 1w x 1h }", "}"]

  /// Each property by its API name, what it is set to, and the lines that then print.
  private static let settings: [(path: String, value: String, lines: [String])] = [
    ("section.contentInsets", "1 2 3 4", section("insets 1 2 3 4")),
    ("section.contentInsets", "5", section("insets 5")),
    ("section.interGroupSpacing", "10", section("spacing 10")),
    ("section.orthogonalScrollingBehavior", "paging", section("scroll paging")),
    ("orthogonalScrollingProperties.decelerationRate", "fast", section("deceleration fast")),
    ("orthogonalScrollingProperties.bounce", "never", section("bounce never")),
    ("section.contentInsetsReference", "layoutMargins", section("reference layoutMargins")),
    (
      "section.supplementariesFollowContentInsets", "false",
      section("supplementariesFollowInsets false")
    ),
    (
      "section.supplementaryContentInsetsReference", "none",
      section("supplementaryReference none")
    ),
    (
      "group.edgeSpacing", "4 _ flexible:0 _",
      group("1w x 44 edges 4 _ flexible:0 _", "item 1w x 1h")
    ),
    ("item.edgeSpacing", "_ 2 _ 2", group("1w x 44", "item 1w x 1h edges _ 2 _ 2")),
    ("group.interItemSpacing", "3", group("1w x 44 spacing 3", "item 1w x 1h")),
    ("group.interItemSpacing", "flexible 3", group("1w x 44 spacing flexible 3", "item 1w x 1h")),
    ("group.contentInsets", "1 2", group("1w x 44 insets 1 2", "item 1w x 1h")),
    ("group.width", "1/3w", group("1/3w x 44", "item 1w x 1h")),
    ("group.height", "~60", group("1w x ~60", "item 1w x 1h")),
    ("group.count", "2", group("1w x 44 count 2", "item 1w x 1h")),
    ("item.contentInsets", "1", group("1w x 44", "item 1w x 1h insets 1")),
    ("item.width", "0.5w", group("1w x 44", "item 0.5w x 1h")),
    ("item.height", "20", group("1w x 44", "item 1w x 20")),
  ]

  /// Each property of a header, what it is set to, and the statement that then prints.
  private static let boundarySettings: [(path: String, value: String, line: String)] = [
    ("width", "0.5w", "header 0.5w x 30"), ("height", "~20", "header 1w x ~20"),
    ("alignment", "topLeading", "boundary header topLeading 1w x 30"),
    ("absoluteOffset", "3 -4", "header 1w x 30 offset 3 -4"),
    ("contentInsets", "1 2", "header 1w x 30 insets 1 2"),
    ("pinToVisibleBounds", "true", "header 1w x 30 pin"),
    ("extendsBoundary", "false", "header 1w x 30 inside"),
    ("zIndex", "7", "header 1w x 30 zIndex 7"),
  ]

  @Test(arguments: boundarySettings)
  func boundarySetting(path: String, value: String, line: String) {
    var playground = Playground.after(
      "append sections main", "append a b", "apply",
      "layout main { group horizontal 1w x 44 { item 1w x 1h }; header 1w x 30 }")
    _ = playground.run("set main.header.\(path) \(value)")
    #expect(playground.text("layout main").dropLast().last == "  " + line)
    #expect(playground.refusal(of: "set main.footer.\(path) \(value)") != nil)
  }

  @Test(arguments: boundarySettings)
  func configurationSetting(path: String, value: String, line: String) {
    var playground = Playground.after("layout configuration { header 1w x 30 }")
    _ = playground.run("set configuration.header.\(path) \(value)")
    #expect(
      playground.text("layout configuration") == ["layout configuration {", "  " + line, "}"])
    #expect(playground.refusal(of: "set configuration.footer.\(path) \(value)") != nil)
  }

  @Test(arguments: [
    ("new.width", "0.5w", "badge new 0.5w x 20 at top"),
    ("new.height", "~9", "badge new 20 x ~9 at top"),
    ("new.contentInsets", "1 2", "badge new 20 x 20 at top insets 1 2"),
    ("new.zIndex", "7", "badge new 20 x 20 at top zIndex 7"),
    ("card.contentInsets", "1 2", "background card insets 1 2"),
    ("card.zIndex", "-7", "background card zIndex -7"),
  ])
  func viewSetting(path: String, value: String, words: String) {
    var playground = Playground.after(
      "append sections main",
      "layout main { group vertical 1w x 1h { group horizontal 1w x 44 { "
        + "item 1w x 1h { badge new 20 x 20 at top } } }; background card }")
    #expect(playground.refusal(of: "set main.\(path) \(value)") == nil)
    #expect(playground.text("layout main").joined(separator: "\n").contains(words))
  }

  /// They would be taken and change nothing.
  @Test(arguments: [
    ("group.count", "3"), ("group.interItemSpacing", "4"), ("item.width", "40"),
    ("item.contentInsets", "1"), ("item.edgeSpacing", "1 1 1 1"),
  ])
  func aCustomGroupRefusesWhatDecidesNothingInIt(path: String, value: String) throws {
    var playground = Playground.after(
      "append sections main", "append a b", "apply",
      "layout main { group custom 1w x 100 { frame 0 0 50 x 50; frame 50 0 50 x 100 } }")
    let before = playground.visibleState
    let refused = playground.refusal(of: "set main.\(path) \(value)")
    let refusal = try #require(refused)
    #expect(
      refusal.message.english
        == "the group of main is custom: its frames are given, and `\(path)` changes none")
    #expect(refusal.place == 4..<(4 + "main.\(path)".utf8.count))
    #expect(playground.visibleState == before)
    #expect(playground.refusal(of: "set main.group.height 120") == nil)
  }

  @Test func aBackgroundHasNoAlignment() {
    var playground = Playground.after(
      "append sections main",
      "layout main { group horizontal 1w x 44 { item 1w x 1h }; background b }")
    let refusal = playground.refusal(of: "set main.b.alignment top")
    #expect(refusal?.message.english == "b has no `alignment`")
  }

  private static func section(_ words: String) -> [String] {
    plain.dropLast() + ["  section \(words)", "}"]
  }

  private static func group(_ words: String, _ item: String) -> [String] {
    ["layout main {", "  group horizontal \(words) { \(item) }", "}"]
  }

  @Test(arguments: settings)
  func setting(path: String, value: String, lines: [String]) {
    var playground = Playground.after("append sections main", "append a b", "apply")
    #expect(playground.text("set main.\(path) \(value)").first == "main.\(path) = \(value)")
    var changed = playground
    #expect(changed.text("layout main") == lines)
    _ = playground.run("undo")
    #expect(playground.text("layout main") == Self.plain)
  }

  @Test func everyPropertyIsCovered() {
    let covered = Set(
      Self.settings.map { "SECTION." + $0.path }
        + Self.boundarySettings.map { "SECTION.KIND." + $0.path })
    let known = LayoutProperty.all.map(\.path).filter { $0.hasPrefix("SECTION") }
    #expect(covered == Set(known))
  }

  @Test(arguments: [
    ("scrollDirection", "horizontal"), ("interSectionSpacing", "12"),
    ("contentInsetsReference", "none"),
  ])
  func configuration(name: String, value: String) {
    var playground = Playground.after("append sections main ads", "append a to main", "apply")
    let line = playground.text("set configuration.\(name) \(value)").first
    #expect(line == "configuration.\(name) = \(value)")
  }

  @Test func spacingMovesTheFrames() {
    var playground = Playground.after("append sections main", "append a b", "apply")
    #expect(
      playground.text("set main.section.interGroupSpacing 10") == [
        "main.section.interGroupSpacing = 10", "frames: 1 changed, content 393 x 98",
        "  >  b  0  54  393  44  was y 44",
      ])
  }

  @Test(arguments: ["a..b", ".a", "a.", "com.app.main", "지금 앱"])
  func sectionNamesMayHoldDots(name: String) {
    let playground = Playground.after("set \"\(name).section.interGroupSpacing\" 10")
    #expect(playground.workbench.world.screen.layouts.keys.map(\.name) == [name])
  }

  @Test func whatWasTypedIsNotProposed() {
    var playground = Playground.after("append sections main")
    let refusal = playground.refusal(of: "set main.header.zIndex 1")
    #expect(refusal?.message.english == "there is no property `main.header.zIndex`")
    #expect(refusal?.fix?.english == "this layout has no view of kind `header`")
    let typo = playground.refusal(of: "set main.header.zIndx 1")
    #expect(typo?.fix?.english == "did you mean `main.header.zIndex`?")
  }

  @Test(arguments: [
    ("set main.section.interGrupSpacing 1", "there is no property `main.section.interGrupSpacing`"),
    ("set configuration.scrollDirecton up", "there is no property `configuration.scrollDirecton`"),
    ("set main.section.interGroupSpacing 1 2", "this is not a number"),
    ("set main.section.contentInsets 1 2 3", "insets are one, two or four numbers"),
    ("set main.section.contentInsets a", "this is not one, two or four numbers"),
    ("set main.group.count 0", "this is not a count of 1 or more"),
    ("set main.group.width 44pt", "this is not a dimension such as 0.5w, 44 or ~44"),
    ("set configuration.scrollDirection up", "this is not one of horizontal, vertical"),
    ("set main.item.width 1w", "the group of main does not begin with an item"),
  ])
  func refusals(entry: String, message: String) {
    let nested =
      "layout main { group horizontal 1w x 1h { group vertical 1w x 1h { item 1w x 1h } } }"
    var playground = Playground.after(nested)
    #expect(playground.refusal(of: entry)?.message.english == message)
  }
}
