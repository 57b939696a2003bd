import CompositionalLayout
import DiffableDataSource
import Foundation
import InMemoryFileSystem
import TestSupport
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import HostSystem
@testable import Sessions
@testable import SwiftExport
@testable import Wording
@testable import WorldModel
@testable import diffplay

/// Commands in words and their Swift lead to the same world.
@Suite struct SpelledCommandsTests {
  /// The paths of session files: one in four as a rule, all of them in a long run.
  static func sessions() throws -> [String] {
    let root = Fixtures.packageRoot.appending(path: "Sessions")
    return try #require(FileManager.default.enumerator(atPath: root.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".session") }.sorted()
      .enumerated().filter { runsLongTests || $0.offset.isMultiple(of: 4) }.map(\.element)
  }

  /// A world of the session's settings, and the entries of it.
  private static func plan(
    _ name: String
  ) throws -> (playground: Playground, entries: [String]) {
    let files = POSIXFileSystem()
    let path = Fixtures.packageRoot.appending(path: "Sessions").appending(path: name).path
    let plan = try SessionPlan(path: path, files: files)
    var playground = Playground(
      settings: .init(width: plan.settings.width),
      fileSystem: OverlaidFileSystem(FolderFileSystem(folder: plan.settings.folder, of: files)))
    playground.workbench.settings.writesFiles = false
    playground.workbench.settings.keepsGoing = true
    return (playground, plan.steps.map(\.step.command))
  }

  /// A world whose commands in words were answered in Swift, beside one that was given the Swift.
  struct Pair {
    var words: Playground
    var swift: Playground
    /// How many answers in Swift were read back.
    var readings = 0

    init(_ playground: Playground) {
      (words, swift) = (playground, playground)
    }

    /// Runs an entry in both, where it has a spelling in the second as that.
    mutating func run(_ entry: String, _ comment: String) {
      words.workbench.settings.echoesSwift = true
      for outcome in words.run(entry) {
        guard case .success(let reply) = outcome.result else { continue }
        let spelling = reply.swift.map(\.plain)
        let isCall = spelling.contains { !$0.hasPrefix("//") }
        let source = isCall ? spelling.joined(separator: "\n") : outcome.source
        let refusal = swift.refusal(of: source)
        guard isCall else { continue }
        readings += 1
        let text = [refusal?.message.english, refusal?.uikit].compactMap(\.self)
        #expect(refusal == nil, "\(comment): \(outcome.source)\n\(source)\n\(text)")
      }
    }

    /// Expects the two worlds to be one.
    func expectSame(_ comment: String) throws {
      try expect(swift.workbench.world, toShow: words.workbench.world, comment)
      let (new, old) = (swift.workbench.world.snapshot, words.workbench.world.snapshot)
      #expect(new.namesBySection == old.namesBySection, "\(comment)")
      #expect(new.marks == old.marks, "\(comment)")
    }
  }

  /// Expects the same applied data, and the same places of everything.
  static func expect(_ new: World, toShow old: World, _ comment: String) throws {
    #expect(new.applied.namesBySection == old.applied.namesBySection, "\(comment)")
    #expect(new.screen.configuration == old.screen.configuration, "\(comment)")
    for section in old.applied.sectionIdentifiers {
      let (layout, expected) = (new.screen.layout(of: section), old.screen.layout(of: section))
      #expect(
        layout.section.withoutEmptySpacings == expected.section.withoutEmptySpacings,
        "\(comment): \(section.name)")
      let outlines = [new, old].map { $0.dataSource.snapshot(for: section) }
      guard outlines.contains(where: \.isTree) else { continue }
      #expect(
        outlines[0].visualDescriptionLines == outlines[1].visualDescriptionLines, "\(comment)")
    }
    guard new.applied.namesBySection == old.applied.namesBySection else { return }
    let (scene, expected) = (try new.scene(), try old.scene())
    #expect(scene.solution.contentSize == expected.solution.contentSize, "\(comment)")
    #expect(scene.elementsOnScreen == expected.elementsOnScreen, "\(comment)")
  }

  /// The world that a session ends in, with its Swift.
  static func spellings(ofSession name: String) throws -> (world: World, swift: [String]) {
    var (playground, entries) = try plan(name)
    playground.workbench.settings.echoesSwift = true
    var spellings: [String] = []
    for outcome in entries.flatMap({ playground.run($0) }) {
      guard case .success(let reply) = outcome.result, !reply.swift.isEmpty else { continue }
      spellings.append(reply.swift.map(\.plain).joined(separator: "\n"))
    }
    return (playground.workbench.world, spellings)
  }

  @Test(arguments: try sessions())
  func everySessionReadsBack(_ name: String) throws {
    let (playground, entries) = try Self.plan(name)
    var pair = Pair(playground)
    for entry in entries { pair.run(entry, name) }
    try pair.expectSame(name)
  }

  @Test(arguments: ["value", "hash", "id", "payload"])
  func itemsOfATypeReadBack(_ rule: String) throws {
    var pair = Pair(Playground(fileSystem: InMemoryFileSystem()))
    for entry in [
      "append sections main", "set item a title \"A\"", "identity \(rule)", "append a b c", "apply",
      "set item a title \"B\"", "move item c before b", "delete b", "scroll to item c", "apply",
    ] { pair.run(entry, rule) }
    try pair.expectSame(rule)
    #expect(pair.readings > 6)
  }

  @Test func whatHasNoCallIsSaidOnce() {
    var playground = Playground.after("swift on", "append sections main", "append a", "apply")
    #expect(
      playground.text("container 300 x 500").first
        == "// UIKit has no call for `container 300 x 500`")
    #expect(playground.text("container 400 x 500").first == "container: 400 x 500 @3x")
    #expect(playground.text("frames").first?.contains("//") == false)
  }

  @Test func listsFollowTheWidthThatTheyAreToldOf() {
    var playground = Playground.after(
      "swift on", "append sections main", "append a", "apply", "layout main list insetGrouped")
    #expect(playground.text("container 400 x 800; apply").filter { $0.contains("list") } == [])
    // The words keep the margins of the width that they were said for.
    let answer = playground.text("container 500 x 800; apply")
    #expect(answer.contains { $0.contains("func createLayout") }, "\(answer)")
  }

  @Test(arguments: [UInt64(20_261_122)])
  func randomLayoutsReadBack(_ seed: UInt64) throws {
    var random = RandomLayouts(seed: seed)
    var solved = 0
    for round in 0..<fuzzRounds(60, many: 2_000) {
      let start = Playground.after(
        "append sections one two three", "append a{1..5} to one", "append b{1..3} to two",
        "append c to three", "apply")
      let before = start.workbench.world
      var after = before
      let description = random.description()
      after.screen.configuration = description.configuration
      for (index, section) in before.applied.sectionIdentifiers.enumerated() {
        after.screen.layouts[section] = description.section(at: index).map {
          SectionLayout(section: $0)
        }
      }
      guard (try? after.scene()) != nil else { continue }
      solved += 1
      var spelled = SpelledSwift()
      let swift = SwiftSpeller.lines(
        for: .layOut, from: before, to: after, after: &spelled, isLaidOutInSwift: false)
      var back = start
      let refusal = back.refusal(of: swift.joined(separator: "\n"))
      let place = "seed \(seed), round \(round)"
      #expect(refusal == nil, "\(place): \(refusal?.message.english ?? "")")
      try Self.expect(back.workbench.world, toShow: after, place)
    }
    #expect(solved > 30, "seed \(seed)")
  }

  @Test(arguments: try sessions())
  func exportedWorldsRunAtThePrompt(_ name: String) throws {
    let old = try Self.spellings(ofSession: name).world
    guard let printer = SwiftScreenPrinter(old) else { return }
    var back = Playground(fileSystem: InMemoryFileSystem())
    back.workbench.world.screen = old.screen
    back.workbench.world.screen.layouts = [:]
    back.workbench.world.screen.configuration = LayoutConfiguration()
    let refusal = back.refusal(of: printer.lines.joined(separator: "\n"))
    #expect(refusal == nil, "\(name): \(refusal?.message.english ?? "")")
    let new = back.workbench.world
    let shown = old.applied.numberOfSections == 0 ? old.snapshot : old.applied
    #expect(
      new.applied.itemsBySection.map { $0.map(\.name) }
        == shown.itemsBySection.map { $0.map(\.name) }, "\(name)")
    for (section, new) in zip(shown.sectionIdentifiers, new.applied.sectionIdentifiers) {
      let layout = back.workbench.world.screen.layout(of: new)
      let expected = old.screen.layout(of: section)
      #expect(
        layout.section.withoutEmptySpacings == expected.section.withoutEmptySpacings,
        "\(name): \(section.name)")
    }
    guard old.applied.numberOfSections > 0, old.screen.preferredSizes.isEmpty else { return }
    let scene = try old.scene()
    // The cells of the exported code have a text, and answer estimates with its height.
    guard scene.visibleElements.allSatisfy({ $0.category != .cell || $0.estimatedAxes.isEmpty })
    else { return }
    #expect(try new.scene().solution.contentSize == scene.solution.contentSize, "\(name)")
  }
}

extension Snapshot<Identifier, Identifier> {
  /// The sections with their items, by name, without the numbers of items that a program has
  /// called so before.
  fileprivate var namesBySection: [[String]] {
    zip(sectionIdentifiers, itemsBySection).map { section, items in
      [section.name] + items.map { $0.name.replacing(/#\d+$/, with: "") }
    }
  }

  /// What is marked, by name.
  fileprivate var marks: [Set<String>] {
    [reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers]
      .map { Set($0.map(\.name)) }
  }
}
