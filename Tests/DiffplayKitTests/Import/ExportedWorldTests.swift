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
@testable import SwiftImport
@testable import Wording
@testable import WorldModel
@testable import diffplay

// One after the other with the other imports, so that they build the library once.
extension ImportTests {
  /// A world that is written as Swift and imported is what it was.
  @Suite struct ExportedWorldTests {
    /// A world, and where it comes from.
    private struct Sample {
      var name: String
      var world: World
      var swift: String
    }

    /// The paths of session files.
    private static func sessions() throws -> [String] {
      let root = Fixtures.packageRoot.appending(path: "Sessions")
      return try #require(FileManager.default.enumerator(atPath: root.path))
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".session") }.sorted()
    }

    /// The worlds that sessions end in, each once.
    private static func worlds(ofSessions paths: some Sequence<String>) throws -> [Sample] {
      let files = POSIXFileSystem()
      let root = Fixtures.packageRoot.appending(path: "Sessions")
      var known: Set<String> = []
      return try paths.compactMap { name in
        let plan = try SessionPlan(path: root.appending(path: name).path, files: files)
        var playground = Playground(
          settings: .init(width: plan.settings.width),
          fileSystem: OverlaidFileSystem(FolderFileSystem(folder: plan.settings.folder, of: files)))
        playground.workbench.settings.writesFiles = false
        for step in plan.steps { _ = playground.run(step.step.command) }
        let sample = sample(name, playground.workbench.world)
        return sample.flatMap { known.insert($0.swift).inserted ? $0 : nil }
      }
    }

    /// Commands that lead to worlds with what sessions seldom end in.
    private static let commands: KeyValuePairs = [
      "outlines": [
        "append sections flat tree hidden deep \"트리 둘\"", "append x y to flat", "apply",
        "outline append fruit nuts", "outline append apple pear to fruit",
        "outline append \"green apple\" to apple", "outline expand fruit apple nuts",
        "outline apply to tree", "outline delete all", "outline append a b",
        "outline append c d to a", "outline append e to d", "outline expand a d",
        "outline apply to hidden", "set item c price 3", "outline collapse a",
        "outline apply to hidden", "outline delete all", "outline append 1",
        "outline append 2 to 1", "outline append 3 to 2", "outline append 4 to 3",
        "outline append 5 to 4", "outline expand 1 2 4", "outline apply to deep",
        "outline delete all", "outline append 가 나", "outline append 다 라 to 나",
        "outline expand 나", "outline apply to \"트리 둘\"",
        "set item apple title \"사과\"",
      ],
      "the same item hidden twice": [
        "append sections one two", "apply", "outline append a b", "outline append c to a",
        "outline apply to one", "outline delete a b", "outline append d",
        "outline append c to d", "outline apply to two",
      ],
      "pending edits": [
        "append sections main more gone", "append a{1..4} to main", "append b to more",
        "append c to gone", "layout main grid 2", "apply",
        "append sections \"새 섹션\"", "append a2 d to \"새 섹션\"", "delete sections gone",
        "layout \"새 섹션\" carousel", "move item a4 before a1", "reload items a3",
        "reconfigure items a1 b", "reload sections more", "set item d title 새로",
      ],
      "everything deleted": ["append sections main", "append a b", "apply", "delete all"],
      "words": [
        "append sections custom badges rows", "append a b to custom", "append c d to badges",
        "append e to rows",
        "layout custom { group custom 1w x 90 { frame 0 0 60 x 90 zIndex 2; frame 70 0 9.5 x 9 } }",
        "layout badges { group horizontal 1w x 60 { item 0.5w x 1h { "
          + "badge new 20 x 20 at center itemAnchor top itemFraction 0.5 -1 insets 2 } }; "
          + "section scroll paging deceleration fast bounce never; header h 1w x 30 title \"머리\" }",
        "layout rows list insetGrouped headerMode supplementary footerMode supplementary",
        "layout configuration { spacing 8; reference none; header top 1w x 50 pin }", "apply",
      ],
      "names": [
        "append sections default \"a b\" aB \"1st\" \"\\\"quoted\\\"\" Section 가 rawValue",
        "append Item self \"a\\\\b\" \"\\\\(x)\" 1 \"🍎\" to default", "append default to Section",
        "set item Item title \"\\\\(title)\"", "set item 1 제목 \"둘\\n셋\"", "set item 1 class A",
        "layout Section carousel", "layout 가 banner", "apply",
      ],
    ]

    private static func handmadeWorlds() -> [Sample] {
      commands.compactMap { name, commands in
        var playground = Playground(fileSystem: InMemoryFileSystem())
        for command in commands {
          let refusal = playground.refusal(of: command)
          #expect(refusal == nil, "\(name): \(command): \(refusal?.message.english ?? "")")
        }
        return sample(name, playground.workbench.world)
      }
    }

    /// The world as Swift; nil when it has nothing to write, or too much to compile.
    private static func sample(_ name: String, _ world: World) -> Sample? {
      guard shown(by: world).numberOfItems <= 200, let printer = SwiftScreenPrinter(world) else {
        return nil
      }
      return Sample(name: name, world: world, swift: printer.lines.joined(separator: "\n"))
    }

    /// What is exported: the applied snapshot, or what the first apply would make of it.
    private static func shown(by world: World) -> Snapshot<Identifier, Identifier> {
      world.applied.numberOfSections == 0 ? world.snapshot : world.applied
    }

    /// A file whose types are called otherwise than those of the others.
    private static func renamed(_ swift: String, _ number: Int) -> String {
      let types = ["Section", "Item", "ScreenViewController", "TitleView", "BackgroundView"]
      let textOrType = /"(?:\\.|[^"\\])*"|[A-Za-z]+/
      return swift.replacing(textOrType) { match in
        types.contains(String(match.0)) ? "\(match.0)\(number)" : String(match.0)
      }
    }

    @Test(.enabled(if: runsLongTests)) func exportedWorldsComeBackAsTheyWere() throws {
      let seeds = try Self.worlds(ofSessions: Self.sessions().filter { $0.hasPrefix("seeds/") })
      #expect(seeds.count == 4)
      try Self.expectToComeBack(seeds + Self.handmadeWorlds())
    }

    @Test func exportedWorldsOfSessionsComeBackFuzz() throws {
      let seed: UInt64 = 20_261_121
      var generator = SeededGenerator(seed: seed)
      let sessions = try Self.sessions().shuffled(using: &generator)
      let worlds = try Self.worlds(ofSessions: sessions.prefix(fuzzRounds(8, many: sessions.count)))
      #expect(!worlds.isEmpty, "seed \(seed)")
      try Self.expectToComeBack(worlds)
    }

    @Test func theSwiftOfCommandsCompiles() throws {
      let sessions = [
        "seeds/appstore", "seeds/main-page", "commands/layout", "commands/swift",
        "commands/outline", "commands/batch", "commands/handler", "commands/scroll",
        "lessons/32-badges", "lessons/33-backgrounds", "lessons/37-lists",
      ]
      var lines = ["import UIKit", "func makeMain() -> NSCollectionLayoutSection? { nil }"]
      for (number, name) in sessions.enumerated() {
        let swift = try SpelledCommandsTests.spellings(ofSession: name + ".session").swift
        #expect(!swift.isEmpty, "\(name)")
        lines += [
          "@MainActor func session\(number)(", "  _ collectionView: UICollectionView,",
          "  _ dataSource: UICollectionViewDiffableDataSource<String, String>) {",
          "var snapshot = NSDiffableDataSourceSnapshot<String, String>()",
        ]
        // What is declared anew hides what was declared before.
        lines += swift.flatMap { ["do {", $0] }
        lines += swift.map { _ in "}" } + ["}"]
      }
      var playground = ImportTests.playground(["Commands.swift": lines.joined(separator: "\n")])
      let refusal = playground.refusal(of: "import Commands.swift")
      let details = refusal?.details.map(\.plain).joined(separator: "\n") ?? ""
      #expect(refusal == nil, "\(refusal?.message.english ?? "")\n\(details)")
    }

    private static func expectToComeBack(_ samples: [Sample]) throws {
      let root = Fixtures.packageRoot
      let fresh = Workbench(fileSystem: InMemoryFileSystem())
      let importer = SwiftImporter(
        toolchain: POSIXToolchain(
          program: root.appending(path: "diffplay").path,
          cacheFolder: root.appending(path: ".build/import").path),
        work: fresh.work, container: fresh.world.screen.container, sectionCount: 0,
        limits: SwiftImporter.Limits(seconds: 300, output: 1_000_000))
      let files = samples.enumerated().map { number, sample in
        (path: "\(number).swift", text: renamed(sample.swift, number))
      }
      let imported: ImportedDefinitions
      do {
        imported = try importer.definitions(of: files)
      } catch {
        let details = error.details.map(\.plain).joined(separator: "\n")
        Issue.record("\(error.message.english)\n\(error.uikit ?? "")\n\(details)")
        return
      }
      for (number, sample) in samples.enumerated() {
        var own = ImportedDefinitions()
        own.results = imported.results.filter { $0.definition.file == "\(number).swift" }
        var back = fresh
        _ = try back.bringIn(own, from: [files[number].path])
        expect(back.world, toBe: sample)
      }
    }

    private static func expect(_ new: World, toBe sample: Sample) {
      let (old, name) = (sample.world, sample.name)
      let shown = shown(by: old)
      #expect(new.applied.namesBySection == shown.namesBySection, "\(name)")
      #expect(new.screen.configuration == old.screen.configuration, "\(name)")
      if old.applied.numberOfSections > 0 {
        #expect(new.snapshot.namesBySection == old.snapshot.namesBySection, "\(name)")
        #expect(new.snapshot.marks == old.snapshot.marks, "\(name)")
      }
      for section in shown.sectionIdentifiers + old.snapshot.sectionIdentifiers {
        let (layout, expected) = (new.screen.layout(of: section), old.screen.layout(of: section))
        #expect(layout.section == expected.section.withoutEmptySpacings, "\(name) \(section.name)")
        guard shown.indexOfSection(section) != nil else { continue }
        let kinds = expected.section.elementKinds
        let titles = expected.titles.filter { $0.key != $0.value && kinds.contains($0.key) }
        #expect(layout.titles == titles, "\(name) \(section.name)")
      }
      var items = shown.itemIdentifiers + old.snapshot.itemIdentifiers
      for section in old.applied.sectionIdentifiers {
        let outline = old.dataSource.snapshot(for: section)
        let back = new.dataSource.snapshot(for: section)
        items += outline.items
        #expect(back.visualDescriptionLines == outline.visualDescriptionLines, "\(name)")
      }
      for item in items {
        let fields = old.contents.fields[item.name] ?? [:]
        #expect(new.contents.fields[item.name] ?? [:] == fields, "\(name) \(item.name)")
      }
    }
  }
}

extension Snapshot<Identifier, Identifier> {
  /// The sections with their items, by name.
  fileprivate var namesBySection: [[String]] {
    zip(sectionIdentifiers, itemsBySection).map { [$0.name] + $1.map(\.name) }
  }

  /// What is marked, by name.
  fileprivate var marks: [Set<String>] {
    [reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers]
      .map { Set($0.map(\.name)) }
  }
}
