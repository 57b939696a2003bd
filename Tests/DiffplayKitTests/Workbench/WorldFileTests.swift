import HeadlessCollectionView
import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import JSON
@testable import Wording
@testable import WorldModel
@testable import WorldWording

/// A world that is saved and loaded is the same world; what is no world is refused.
@Suite struct WorldFileTests {
  /// Commands whose blanks are filled at random; many are refused, which does no harm.
  private static let templates = [
    "append sections S S", "append S", "append I I I to S", "append I", "insert I I before I",
    "insert sections S after S", "move I after I", "move section S before S", "delete I I",
    "delete sections S", "delete all", "reload I", "reconfigure I I", "reload sections S",
    "apply", "apply unanimated", "apply using reload data", "reset", "identity id",
    "identity value", "set item I title \"T\"", "outline append I I",
    "outline append I to I", "outline expand I", "outline apply to S", "toggle I",
    "outline insert I before I", "layout S grid 3", "layout S carousel", "layout S mosaic",
    "layout * list", "layout S none", "set S.section.interGroupSpacing 7",
    "set configuration.interSectionSpacing 3.5", "container 320 x 480 @2x safe 20 0 10 0 rtl",
    "device \"iPhone 16\"", "measure I 100 x 60", "measure I text", "measure I text \"두 줄\"",
    "scroll to 30",
    "scroll S to 120", "scroll to item I", "scroll to item I at centered", "scroll by 200",
    "model I I | I", "batch { delete 0-0; model I | I }", "view reload",
    "handler canReorderItem false", "handler snapshotForExpandingParent I", "checkpoint S",
    "back to S", "reorder I to S 0", "undo",
    "layout S { group horizontal 1/3w x ~44 {"
      + " item 1w x 1h edges _ flexible:2 3 _ { badge b 9 x 9 at top trailing offset 1 -1 } }"
      + "; header 1w x 30 pin title \"T\"; background plate insets 3 }",
  ]

  private func command(_ generator: inout SeededGenerator) -> String {
    let template = Self.templates.randomElement(using: &generator) ?? ""
    return template.split(separator: " ").map { word in
      switch word.first {
      case "I": ["a", "b", "c", "d", "\"a b\"", "지금"].randomElement(using: &generator) ?? ""
      case "S" where word.hasPrefix("S."):
        (["main", "ads"].randomElement(using: &generator) ?? "") + word.dropFirst()
      case "S": ["main", "ads", "tv"].randomElement(using: &generator) ?? ""
      default: String(word)
      }
    }.joined(separator: " ")
  }

  private static let queries = [
    "show", "show applied", "diff", "layout", "layout main", "frames", "draw", "container",
    "handler", "view", "outline", "identity", "checkpoint", "why a", "show a", "cells",
    "why cell 1", "plan",
  ]

  private func answers(_ playground: Playground, to commands: [String]) -> [[String]] {
    var copy = playground
    return commands.map { copy.text($0) }
  }

  /// Whoever set the layout last is asked after a turn of the screen, also in a world from a file.
  @Test(arguments: [false, true])
  func theLastLayoutHoldsAfterLoad(_ isInWords: Bool) {
    let provider = """
      collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
        let columns = environment.container.contentSize.width > 500 ? 4 : 2
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        return NSCollectionLayoutSection(group: .horizontal(
          layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns))
      }
      """
    let files = InMemoryFileSystem()
    var playground = Playground.after(
      "container 400 x 600", "append sections main", "append a b c d", "apply", provider,
      files: files)
    if isInWords { _ = playground.run("layout main { group horizontal 1w x 70 { item 1w x 1h } }") }
    _ = playground.run("save world.json")
    var loaded = Playground.after("load world.json", files: files)
    for entry in ["container 800 x 400", "let x = 3", "container 1000 x 400"] {
      _ = loaded.run(entry)
      _ = playground.run(entry)
      #expect(loaded.text("frames") == playground.text("frames"), "\(entry)")
    }
    let widths = isInWords ? "1000" : "250"
    #expect(playground.text("frames main").contains { $0.contains(" \(widths) ") })
  }

  @Test func loadedWorldsAreTheSame() throws {
    for seed in 0..<25 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var playground = Playground(fileSystem: InMemoryFileSystem())
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        let line = command(&generator)
        _ = playground.run(line)
        try viewsShowTheScreen(of: playground, "\(line), seed \(seed)")
      }
      let text = try WorldFile.text(of: playground.workbench.world)
      var loaded = Playground(fileSystem: InMemoryFileSystem())
      loaded.workbench.world = try WorldFile.world(from: text)
      #expect(try WorldFile.text(of: loaded.workbench.world) == text, "seed \(seed)")
      let next = Self.queries + (0..<20).map { _ in command(&generator) }.filter { $0 != "undo" }
      #expect(answers(loaded, to: next) == answers(playground, to: next), "seed \(seed)")
    }
  }

  /// Every command that changes what is on screen tells the views.
  private func viewsShowTheScreen(of playground: Playground, _ comment: Comment) throws {
    let workbench = playground.workbench
    let scene = try workbench.scene()
    guard let views = workbench.world.views else {
      #expect(scene.displayedElements.isEmpty, comment)
      return
    }
    #expect(views == workbench.world.ledger(showing: scene), comment)
    for view in views.entries {
      guard let place = view.place else { continue }
      #expect(view.subject?.name == scene.subject(at: place).name, comment)
    }
  }

  @Test func filesOfProgramsThatNumberedNoViewsAreRead() throws {
    let playground = Playground.after("append sections main", "append a b c", "apply")
    var world = playground.workbench.world
    world.views = nil
    world.lastUpdate?.stages = nil
    var loaded = Playground(fileSystem: InMemoryFileSystem())
    loaded.workbench.world = try WorldFile.world(from: WorldFile.text(of: world))
    #expect(loaded.text("cells").last == "3 views, asked for 3 times; none waits")
    #expect(loaded.refusal(of: "plan") != nil)
    #expect(loaded.text("scroll to 0").last == "views: the same")
  }

  private func savedWorld() throws -> String {
    let playground = Playground.after(
      "append sections main ads", "append a b c to main", "apply", "layout main grid 2",
      "measure a 100 x 60", "checkpoint start", "identity value", "set item b title \"B\"",
      "reload b", "model a b | c", "handler snapshotForExpandingParent x")
    return try WorldFile.text(of: playground.workbench.world)
  }

  @Test func brokenFilesAreRefusedAndChangeNothing() throws {
    let text = try savedWorld()
    let bytes = Array(text.utf8)
    let before = Playground.after("append sections mine").visibleState
    for seed in 0..<150 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var broken = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<broken.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: broken.removeSubrange(index...)
        case 1: broken[index] = UInt8.random(in: 0x20...0x7E, using: &generator)
        case 2: broken.insert(contentsOf: Array("-1e9".utf8), at: index)
        default: broken.remove(at: index)
        }
        if broken.isEmpty { broken = [0x7B] }
      }
      let files = InMemoryFileSystem(["w.json": String(decoding: broken, as: UTF8.self)])
      var playground = Playground.after("append sections mine", files: files)
      guard let error = playground.refusal(of: "load w.json") else {
        // A change of a name or a number may well be another world; it must answer.
        _ = answers(playground, to: Self.queries)
        continue
      }
      #expect(playground.visibleState == before, "seed \(seed)")
      #expect(!error.message.english.isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("", "w.json:1:1: "),
    ("{}", "w.json:1:1: this is no saved world"),
    ("{\"diffplayWorld\": 2}", "w.json:1:19: the world has format version 2; this program reads"),
    ("{\"diffplayWorld\": true}", "w.json:1:19: this is not a version of the format"),
    ("{\"diffplayWorld\": 1}", "w.json:1:1: missing key \"world\""),
    ("{\"diffplayWorld\": 1, \"world\": {\"snapshot\": 3}}", "w.json:1:44: world.snapshot: "),
  ])
  func refusalsNameThePlace(text: String, message: String) {
    let files = InMemoryFileSystem(["w.json": text])
    var playground = Playground(fileSystem: files)
    let refusal = playground.refusal(of: "load w.json")
    #expect(
      refusal?.message.english.hasPrefix(message) == true, "\(refusal?.message.english ?? "nil")")
  }

  @Test func aLayoutThatCannotBeSolvedIsRefusedAtItsPlace() throws {
    let saved = Playground.after("append sections main", "layout main grid 2")
    let text = try WorldFile.text(of: saved.workbench.world)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("\"layouts\"") })
    let broken = text.replacing("\"count\": 2", with: "\"count\": 0")
    #expect(broken != text)
    var playground = Playground(fileSystem: InMemoryFileSystem(["w.json": broken]))
    let message = playground.refusal(of: "load w.json")?.message.english ?? ""
    let place = message.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 0
    #expect((line...line + 5).contains(place), "\(message)")
    #expect(message.contains("world.screen.layouts"), "\(message)")
  }

  @Test func itemsThatAreThereTwiceAreRefused() throws {
    let text = try savedWorld()
    let twice = text.split(separator: "\"c\"", maxSplits: 1).joined(separator: "\"a\"")
    #expect(throws: JSONError.self) { try WorldFile.world(from: twice) }
  }
}
