import Testing

@testable import DiffplayKit
@testable import Wording

@Suite struct FrameListingTests {
  @Test(arguments: [("normal", 2 + 1_000 + 2), ("verbose", 2 + 1_201 + 1)])
  func veryManyFramesAreCutUnlessAsked(_ verbosity: String, _ count: Int) throws {
    var playground = Playground.after(
      "append sections main", "append 1..1200", "apply", "set verbosity \(verbosity)")
    let outcome = try #require(playground.run("frames").first)
    let reply = try outcome.result.get()
    let lines = reply.lines.map { StylePolicy.plain.text($0) }
    #expect(lines.count == count)
    #expect(lines.last == "content 393 x 52800")
    let isCut = lines.contains {
      $0 == "… 201 more: `frames NAME` shows one, `set verbosity verbose` all"
    }
    #expect(isCut == (verbosity == "normal"))
    #expect(reply.table?.lines.count == 1 + 1_201)
  }
}
