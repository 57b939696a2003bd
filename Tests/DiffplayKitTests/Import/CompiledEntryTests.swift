import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import JSON
@testable import SwiftReading
@testable import Wording
@testable import WorldModel

/// Swift that only a compiler can run; `Sessions/swift/compiled-entry.session` compiles some.
struct CompiledEntryTests {
  @Test func isRefusedWithTheConstructWhereThereIsNoCompiler() throws {
    var playground = Playground(fileSystem: InMemoryFileSystem([:]))
    let outcome = try #require(
      playground.run("struct Settings {\n  @Clamped(1...5) var columns = 3\n}").first)
    guard case .failure(let error) = outcome.result else {
      Issue.record("it was taken")
      return
    }
    #expect(error.kind == .needsCompiler)
    #expect(
      error.message.english == "'@Clamped', a property wrapper or macro, needs the compiler")
    #expect(error.fix?.english == "write a plain property with 'didSet'")
    #expect(playground.workbench.world.program == nil)
  }

  @Test func compilesDeclarationsAtTheirLinesAndTheLatestOfEach() {
    var program = Program()
    program.entries = [
      "func rows() -> Int { 1 }\nlet height = 40.0",
      "snapshot.appendSections([0])",
      "func rows() -> Int { 2 }",
    ]
    let unit = CompiledUnit(
      "print(height)\nstruct Model {\n  @Clamped var count = 3\n}", after: program)
    let lines = unit.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.allSatisfy { $0 == " " } ? "" : String($0)
    }
    #expect(
      lines == [
        "", "struct Model {", "  @Clamped var count = 3", "}", "func rows() -> Int { 2 }", "", "",
        "let height = 40.0", "import UIKit", "",
      ])
    #expect(unit.isOwn(line: 4) && !unit.isOwn(line: 5))
    #expect(unit.declaresSomething && unit.leavesOutStatements)
  }

  @Test func aLayoutThatTheViewIsGivenBecomesAFunction() {
    let unit = CompiledUnit(
      "print(1)\ncollectionView.collectionViewLayout = rows(\n  of: 3)", after: Program())
    #expect(
      unit.text.hasPrefix(
        "        \nfunc collectionViewLayout() -> UICollectionViewLayout { rows(\n  of: 3) }\n"))
    #expect(unit.declaresSomething && unit.leavesOutStatements && unit.isOwn(line: 3))
  }

  @Test(arguments: [[], [1]] as [Set<Int>])
  func aSavedProgramKnowsWhichEntriesAreTheCompilers(compiled: Set<Int>) throws {
    var program = Program()
    program.entries = ["let a = 1", "@Model class Note {}"]
    program.compiled = compiled
    let saved = try JSONValueEncoder().encode(program)
    let loaded = try JSONValueDecoder().decode(Program.self, from: saved)
    #expect(loaded.entries == program.entries)
    #expect(loaded.compiled == compiled)
  }
}
