import InMemoryFileSystem
import Testing

@testable import DiffplayKit
@testable import Wording
@testable import WorldModel

/// What `layout` alone prints.
@Suite struct LayoutListingTests {
  /// As after an import whose layout is that of every section.
  @Test func theLayoutOfEverySectionIsListedOnce() throws {
    var playground = Playground(fileSystem: InMemoryFileSystem())
    playground.workbench.world.screen.layouts[Screen.anySection] = .plain
    let reply = try playground.run("layout")[0].result.get()
    #expect(reply.lines.count { $0.plain.hasPrefix("layout *") } == 1)
  }
}
