import Foundation
import InMemoryFileSystem
import TestSupport
import Testing

@testable import DiffplayKit

/// The pictures of the documents are those that the program draws now; `make docs` writes them.
@Suite struct DocumentPictureTests {
  @Test func picturesOfTheDocumentsAreCurrent() throws {
    let folder = Fixtures.packageRoot.appending(path: "docs/pictures")
    let script = try String(
      contentsOf: folder.appending(path: "pictures.txt"), encoding: .utf8)
    let files = InMemoryFileSystem(["pictures.txt": script])
    var playground = Playground(fileSystem: files)
    for entry in try Script(path: "pictures.txt", files: files).entries {
      #expect(playground.refusal(of: entry.text) == nil, "\(entry.text)")
    }
    for name in ["screen.svg", "overlay.svg", "apply.svg"] {
      let kept = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let drawn = try files.text(of: "docs/pictures/\(name)")
      #expect(drawn == kept, "\(name) is old: make docs")
    }
  }
}
