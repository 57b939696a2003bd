import Testing
import WorldModel

/// The entries of a program, which are added to while older worlds keep theirs.
@Suite struct ProgramEntriesTests {
  @Test func copiesKeepWhatTheyHad() {
    var entries: ProgramEntries = []
    var copies: [ProgramEntries] = []
    for number in 0..<200 {
      copies.append(entries)
      entries.append("let x\(number) = 1")
    }
    let all = (0..<200).map { "let x\($0) = 1" }
    #expect(Array(entries) == all)
    #expect(entries == ProgramEntries(all))
    #expect(entries != ProgramEntries(all.dropLast()))
    #expect((0..<200).allSatisfy { entries[$0] == all[$0] })
    #expect(copies.enumerated().allSatisfy { Array($1) == Array(all[..<$0]) })
  }
}
