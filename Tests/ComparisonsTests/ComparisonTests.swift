import CompositionalLayout
import DiffableDataSource
import Doctor
import JSON
import Testing

@testable import Comparisons
@testable import Wording
@testable import WorldModel

/// Two states of a project compared: what is told of them, in which form, and what is accepted.
@Suite struct ComparisonTests {
  /// A section of rows of a height.
  private static func rows(_ height: Double) -> LayoutSection {
    let item = LayoutItem(layoutSize: LayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let size = LayoutSize(.fractionalWidth(1), .absolute(height))
    return LayoutSection(
      group: LayoutGroup(axis: .horizontal, layoutSize: size, content: .subitems([.item(item)])))
  }

  /// A list that shows items in rows of a height.
  private static func world(_ names: [String], height: Double = 44, title: String? = nil)
    -> World
  {
    var world = World()
    let (main, items) = (Identifier("main"), names.map { Identifier($0) })
    _ = try? world.snapshot.appendSections([main])
    _ = try? world.snapshot.appendItems(items, toSection: main)
    world.screen.layouts[main] = SectionLayout(section: rows(height))
    if let title, let first = items.first {
      world.contents.set("title", of: first, to: title)
      world.contents.configureCell(of: first)
    }
    _ = try? world.dataSource.apply(world.snapshot, animatingDifferences: false)
    return world
  }

  private static func screen(
    _ world: World, named name: String = "Feed", on device: String = "iPhone 15",
    source: String? = nil, line: Int = 3
  ) -> ComparedScreen {
    var screen = ComparedScreen(
      .screen, name, state: .world(world), place: .init(file: "Feed.swift", line: line))
    screen.device = device
    screen.source = source
    return screen
  }

  private static func compared(
    _ old: [ComparedScreen], _ new: [ComparedScreen], accepting text: String = ""
  ) -> Comparison {
    Comparison(old, new, names: ("main", "work"), accepted: AcceptedChanges(parsing: text))
  }

  private static func told(_ comparison: Comparison, limit: Int = 8) -> [String] {
    comparison.lines(fitting: 80, limit: limit, in: .english).map(StylePolicy.plain.text)
  }

  private static let taller = compared(
    [screen(world(["a", "b", "c"]))], [screen(world(["a", "b", "c"], height: 60))])

  @Test func theSameIsNoChange() {
    let world = Self.world(["a", "b"])
    let comparison = Self.compared([Self.screen(world)], [Self.screen(world)])
    #expect(comparison.changes.isEmpty)
    #expect(Self.told(comparison) == ["main → work", "", "nothing changed: 1 screen"])
    #expect(comparison.annotations().isEmpty)
    #expect(comparison.junit.contains("failures=\"0\""))
  }

  @Test func framesAreToldWithTheReason() {
    #expect(
      Self.told(Self.taller) == [
        "main → work", "", "Feed on iPhone 15: 3 of 3 frames changed", "  Feed.swift:3",
        "  ~  a  (0, 0; 393 x 44)   → (0, 0; 393 x 60)",
        "  ~  b  (0, 44; 393 x 44)  → (0, 60; 393 x 60)",
        "  ~  c  (0, 88; 393 x 44)  → (0, 120; 393 x 60)",
        "  why: the layout of main", "    - group horizontal 1w x 44 { item 1w x 1h }",
        "    + group horizontal 1w x 60 { item 1w x 1h }", "", "1 of 1 changed",
      ])
    #expect(Self.told(Self.taller, limit: 1).contains("  … 2 more"))
  }

  @Test func aSnapshotIsToldByItsDataAlone() {
    func snapshot(_ names: [String]) -> ComparedScreen {
      ComparedScreen(
        .snapshot, "cart()", state: .world(Self.world(names)),
        place: .init(file: "Cart.swift", line: 1))
    }
    let comparison = Self.compared([snapshot(["a", "b"])], [snapshot(["b", "c", "d"])])
    let told = Self.told(comparison)
    #expect(told[2] == "cart(): +2 items, -1 item", "\(told)")
    #expect(!told.contains { $0.contains("; 393 x") }, "\(told)")
    #expect(Self.compared([snapshot(["a"])], [snapshot(["a"])]).changes.isEmpty)
    let moved = Self.compared([snapshot(["a", "b"])], [snapshot(["b", "a"])])
    #expect(Self.told(moved)[2] == "cart(): 1 item moved")
  }

  @Test func whatCameWentAndSaysSomethingElseIsTold() {
    let comparison = Self.compared(
      [Self.screen(Self.world(["a", "b"], title: "Old"))],
      [Self.screen(Self.world(["a", "c"], title: "New"))])
    let told = Self.told(comparison)
    #expect(told[2] == "Feed on iPhone 15: 1 new frame, 1 lost frame, 1 changed text")
    #expect(told.contains("  +  c  (0, 44; 393 x 44)"), "\(told)")
    #expect(told.contains("  -  b  (0, 44; 393 x 44)"), "\(told)")
    #expect(told.contains("  ~ a shows “New” instead of “Old”"), "\(told)")
  }

  @Test func whatOneStateAloneHasIsToldOnceForAllDevices() {
    let world = Self.world(["a"])
    let devices = ["iPhone 15", "iPad Air 11"]
    let comparison = Self.compared(
      devices.map { Self.screen(world, named: "Old", on: $0) },
      devices.map { Self.screen(world, named: "New", on: $0) })
    #expect(comparison.screens.map(\.outcome) == [.added, .removed])
    #expect(
      Self.told(comparison).filter { $0.contains(":") && !$0.contains(".swift") }
        == ["New: only in work", "Old: only in main"])
    // What is gone stands at no line any more.
    #expect(
      comparison.annotations().last == "::warning title=Old looks different::Old: only in main")
  }

  @Test func aRefusalIsAChangeUnlessItIsTheSame() {
    var broken = Self.screen(Self.world(["a"]))
    broken.state = .refused("it needs an argument")
    let sound = Self.screen(Self.world(["a"]))
    #expect(Self.compared([broken], [broken]).changes.isEmpty)
    // Nobody knows what became of code that was refused and is another.
    var rewritten = broken
    (broken.source, rewritten.source) = ("\n\nlet a = f(1)", "\n\nlet a = f(2)")
    #expect(
      Self.compared([broken], [rewritten]).open.map(\.summary.english) == [
        "Feed on iPhone 15: it is written otherwise and cannot be laid out, as before: "
          + "it needs an argument"
      ])
    var another = rewritten
    another.source = "\n\nlet a = f(3)"
    #expect(
      Self.compared([broken], [rewritten]).open.map(\.fingerprint)
        != Self.compared([broken], [another]).open.map(\.fingerprint))
    #expect(Self.compared([broken], [broken]).changes.isEmpty)
    #expect(
      Self.compared([sound], [broken]).open.map(\.summary.english)
        == ["Feed on iPhone 15: there is nothing to lay out any more: it needs an argument"])
    #expect(Self.compared([broken], [sound]).open.count == 1)
    // A layout that the solver refuses is one.
    var invalid = Self.world(["a"])
    invalid.screen.layouts[Identifier("main")] = SectionLayout(section: Self.rows(.nan))
    #expect(Self.compared([sound], [Self.screen(invalid)]).open.map(\.outcome) == [.refused])
  }

  @Test func aWarningThatIsNewIsAChange() throws {
    let document = LayoutDescription(sections: .same(Self.rows(0)))
    let findings = Doctor.findings(
      in: document, container: World().screen.container, itemCounts: [1])
    let isWarned = findings.contains { $0.isFailure }
    try #require(isWarned)
    var screen = Self.screen(Self.world(["a"]))
    let before = screen
    screen.findings = findings
    let comparison = Self.compared([before], [screen])
    #expect(comparison.open.first?.summary.english.contains("new warning") == true)
    #expect(Self.compared([screen], [screen]).changes.isEmpty)
    #expect(Self.compared([screen], [before]).changes.isEmpty)
  }

  // MARK: Places

  @Test(arguments: [
    // The line of a function that changed.
    ("func rows() {\n  let height = 44\n}\n", "func rows() {\n  let height = 60\n}\n", 1, 2),
    // What changed behind the function does not count.
    ("func rows() {\n  a()\n}\nlet x = 1", "func rows() {\n  a()\n}\nlet x = 2", 1, 1),
    // What stands above moves it.
    ("func rows() {\n  a()\n  b()\n}", "\n\nfunc rows() {\n  a()\n  c()\n}", 3, 5),
    // A line that is gone.
    ("func rows() {\n  a()\n  b()\n}", "func rows() {\n  a()\n}", 1, 3),
    // One that stands on one line.
    ("let rows = make()\nlet x = 1", "let rows = make()\nlet x = 2", 1, 1),
    ("", "func rows() {}", 1, 1), ("x", "", 9, 9),
  ])
  func theLineThatChangedIsNamed(old: String, new: String, line: Int, expected: Int) {
    let before = Self.screen(Self.world(["a"]), source: old, line: 1)
    let after = Self.screen(Self.world(["a"], height: 60), source: new, line: line)
    #expect(Self.compared([before], [after]).screens.first?.place?.line == expected)
  }

  // MARK: Sessions

  @Test func answersAreComparedByTheirCommands() {
    func session(_ answers: [(String, String)]) -> ComparedScreen {
      var screen = ComparedScreen(.session, "a.session", state: .world(Self.world(["a"])))
      screen.answers = answers.enumerated().map { index, answer in
        ComparedScreen.Answer(
          command: answer.0, text: answer.1, place: .init(file: "a.session", line: index + 2))
      }
      return screen
    }
    let comparison = Self.compared(
      [session([("show", "main: a\n"), ("apply", "one\ntwo\n"), ("diff", "same")])],
      [session([("apply", "one\nthree\n"), ("frames", "none"), ("diff", "same")])])
    #expect(
      Self.told(comparison).dropFirst(2) == [
        "a.session: 3 changed answers", "  a.session:2", "  a.session:2  > show",
        "    - main: a", "  a.session:2  > apply", "    - two", "    + three",
        "  a.session:3  > frames", "    + none", "", "1 of 1 changed",
      ])
  }

  // MARK: Accepting

  @Test func whatIsAcceptedIsAcceptedUntilItIsSomethingElse() {
    let text = AcceptedChanges.text(accepting: Self.taller)
    #expect(text.hasPrefix("# "))
    #expect(text.contains("  Feed on iPhone 15: 3 of 3 frames changed\n"))
    let again = Self.compared(
      [Self.screen(Self.world(["a", "b", "c"]))],
      [Self.screen(Self.world(["a", "b", "c"], height: 60), line: 80)], accepting: text)
    #expect(again.open.isEmpty && again.changes.count == 1)
    #expect(Self.told(again).last == "1 of 1 changed, 1 accepted")
    #expect(again.junit.contains("failures=\"0\"") && again.annotations().isEmpty)
    let other = Self.compared(
      [Self.screen(Self.world(["a", "b", "c"]))],
      [Self.screen(Self.world(["a", "b", "c"], height: 61))], accepting: text)
    #expect(other.open.count == 1)
  }

  @Test func aFileOfOthersAcceptsNothing() {
    for text in ["", "\u{0}\n\n#", "not hex", " \n\t", "<<<<<<< HEAD\n=======\n>>>>>>> main"] {
      #expect(AcceptedChanges(parsing: text).fingerprints.isEmpty, "\(text)")
    }
    #expect(AcceptedChanges(parsing: "ab12\r\n# c\r\ncd").fingerprints == ["ab12", "cd"])
  }

  // MARK: Services

  @Test func annotationsStandAtTheLineOnceForAllDevices() {
    let worlds = (Self.world(["a"]), Self.world(["a"], height: 60))
    let devices = ["iPhone 15", "iPad Air 11"]
    let comparison = Self.compared(
      devices.map { Self.screen(worlds.0, on: $0) }, devices.map { Self.screen(worlds.1, on: $0) })
    #expect(
      comparison.annotations(in: "App/") == [
        "::warning file=App/Feed.swift,line=3,title=Feed looks different::"
          + "Feed on iPhone 15: 1 of 1 frames changed%0AFeed on iPad Air 11: 1 of 1 frames changed"
      ])
  }

  @Test func hostileNamesStayText() {
    let name = "a,b:c%\n::error::x\u{1B}[31m<script>"
    let comparison = Self.compared(
      [Self.screen(Self.world(["a"]), named: name)],
      [Self.screen(Self.world(["a"], height: 60), named: name)])
    let lines = comparison.annotations()
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1B}") }, "\(lines)")
    #expect(!comparison.junit.contains("<script>"))
    #expect(Self.told(comparison).allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test func jsonAndJUnitHaveEveryScreen() throws {
    let devices = ["iPhone 15", "iPad Air 11"]
    let worlds = (Self.world(["a"]), Self.world(["a"], height: 60))
    let comparison = Self.compared(
      devices.map { Self.screen(worlds.0, on: $0) } + [Self.screen(worlds.0, named: "Same")],
      devices.map { Self.screen(worlds.1, on: $0) } + [Self.screen(worlds.0, named: "Same")])
    let json = comparison.json
    guard case .array(let screens)? = json["screens"], screens.count == 3 else {
      Issue.record("not every screen is in \(JSONPrinter.compact(json))")
      return
    }
    #expect(json["same"] == JSONValue.bool(false) && json["accepted"] == JSONValue.bool(false))
    let changes = screens.map { screen -> JSONValue? in screen["change"] }
    #expect(changes == [.string("changed"), .string("changed"), .string("same")])
    let frames = try #require(screens[0]["content"]?["frames"])
    #expect(
      JSONPrinter.compact(frames)
        == #"[{"change":">","element":"a","at":[0,0],"before":[0,0,393,44],"after":[0,0,393,60]}]"#)
    #expect(
      comparison.junit.contains(#"<testsuite name="diffplay compare" tests="3" failures="2""#))
    #expect(
      comparison.junit.contains(#"<testcase classname="Same" name="iPhone 15" file="Feed.swift"/>"#)
    )
  }

  @Test func whatIsToldInKoreanHasNoEnglish() {
    let lines = Self.taller.lines(fitting: 80, in: .korean).map(StylePolicy.plain.text)
    #expect(lines.contains("iPhone 15의 Feed: 프레임 3개 가운데 3개 바뀜"), "\(lines)")
    #expect(lines.last == "1개 가운데 1개 바뀜")
  }
}
