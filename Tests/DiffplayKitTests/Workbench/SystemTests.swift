import HostSystem
import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import Comparisons
@testable import DiffplayKit
@testable import Wording
@testable import WorldModel
@testable import WorldWording

/// The release whose UIKit a world follows.
@Suite struct SystemTests {
  @Test func theTableHasEachErratumOnce() {
    #expect(Erratum.all.map(\.name).count == Erratum.Name.allCases.count)
    #expect(Set(Erratum.all.map(\.name)) == Set(Erratum.Name.allCases))
    for erratum in Erratum.all {
      #expect(erratum.documentation.contains("Not carried out: ") != erratum.isCarriedOut)
      #expect(!erratum.evidence.isEmpty && !erratum.evidence.contains("|"))
    }
  }

  @Test func nothingDiffersFromWhatIsRecorded() {
    let recorded = SystemRelease.recorded
    #expect(recorded == SystemRelease.allCases.max() && recorded.differences.isEmpty)
    #expect(recorded.dataSourceErrata.isEmpty && recorded.solverErrata.isEmpty)
    #expect(recorded.collectionViewErrata.isEmpty && World().system == recorded)
  }

  @Test(arguments: SystemRelease.allCases)
  func aSystemIsSetAndToldAndUndone(_ release: SystemRelease) {
    var playground = Playground.after("append sections main", "set system \(release.rawValue)")
    #expect(playground.workbench.world.system == release)
    #expect(playground.text("set system").first == "system: \(release.title)")
    #expect(playground.text("show settings").contains { $0.hasPrefix("system  ") })
    _ = playground.run("device \"iPhone 8\"")
    #expect(playground.workbench.world.system == release)
    _ = playground.run("undo 2")
    #expect(playground.workbench.world.system == .recorded)
  }

  @Test func aSavedWorldHasItsSystem() {
    let files = InMemoryFileSystem()
    var playground = Playground.after("set system ios14", "save w.json", "new", files: files)
    #expect(playground.workbench.world.system == .recorded)
    _ = playground.run("load w.json")
    #expect(playground.workbench.world.system == .ios14)
  }

  /// What a release brought is refused on the one before, and not on itself.
  @Test(arguments: [
    ("reconfigure a", SystemAPI.reconfigureItems),
    ("snapshot.reconfigureItems([\"a\"])", .reconfigureItems),
    ("apply using reload data", .applyUsingReloadData),
    ("dataSource.applySnapshotUsingReloadData(snapshot)", .applyUsingReloadData),
    ("outline append p", .sectionSnapshots),
    ("layout main list plain", .listConfigurations),
    ("set configuration.contentInsetsReference none", .contentInsetsReference),
    ("set main.section.contentInsetsReference none", .contentInsetsReference),
    ("layout main { group horizontal 1w x 44 repeat 2 { item 0.5w x 1h } }", .repeatingSubitem),
    (
      "layout main { group horizontal 1w x ~44 count 2 { item 0.5w x =~44 } }",
      .uniformAcrossSiblings
    ),
  ])
  func whatCameLaterIsRefused(_ entry: String, _ api: SystemAPI) throws {
    let before = try #require(SystemRelease.allCases.last { $0 < api.since })
    var playground = Playground.after(
      "append sections main", "append a b", "set system \(before.rawValue)")
    let refusal = playground.refusal(of: entry)
    #expect(refusal?.kind == .laterRelease)
    #expect(refusal?.message.english.contains(api.rawValue) == true)
    _ = playground.run("set system \(api.since.rawValue)")
    #expect(playground.refusal(of: entry) == nil)
    if !playground.workbench.world.screen.layouts.isEmpty, api != .listConfigurations {
      #expect(playground.refusal(of: "set system \(before.rawValue)")?.kind == .laterRelease)
    }
  }

  /// `reloadData()` of the view is as old as the view.
  @Test func aViewReloadsOnEverySystem() {
    _ = Playground.after(
      "set system ios13", "append sections main", "append a", "apply",
      "collectionView.reloadData()")
  }

  @Test func aSessionIsComparedUnderTwoSystems() throws {
    let session = """
      #!diffplay session 1
      > append sections main
      > append a b
      > apply
      > move b before a
      > apply unanimated

      """
    let files = InMemoryFileSystem(["s.session": session])
    func screens(_ system: SystemRelease) throws -> [ComparedScreen] {
      try ComparedSide(system.title, paths: ["s.session"], files: files, system: system)
        .screens(on: nil, toolchain: nil, work: UnobservedWork())
    }
    func changed(_ old: SystemRelease, _ new: SystemRelease) throws -> Int {
      Comparison(try screens(old), try screens(new), names: (old.title, new.title)).open.count
    }
    #expect(try changed(.ios14, .ios15) == 1)
    #expect(try changed(.ios16, .ios18) == 0)
  }
}
