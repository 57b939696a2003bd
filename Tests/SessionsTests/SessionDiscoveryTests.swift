import HostSystem
import InMemoryFileSystem
import Sessions
import Testing

@Suite struct SessionDiscoveryTests {
  private let files = InMemoryFileSystem([
    "s/b.session": "", "s/a.session": "", "s/deep/er/c.session": "", "s/notes.md": "",
    "s/.hidden/d.session": "", "s/.e.session": "", "s/B.session": "", "top.txt": "",
  ])

  @Test(arguments: [
    (["s"], ["s/B.session", "s/a.session", "s/b.session", "s/deep/er/c.session"]),
    (["s/deep", "s/a.session", "top.txt"], ["s/deep/er/c.session", "s/a.session", "top.txt"]),
    (
      ["s/b.session", "./s/b.session", "s"].filter { $0 != "./s/b.session" },
      ["s/b.session", "s/B.session", "s/a.session", "s/deep/er/c.session"]
    ),
    ([], []),
  ])
  func findsSessionsInOrder(_ paths: [String], _ found: [String]) throws {
    #expect(try SessionDiscovery.files(at: paths, in: files) == found)
  }

  @Test func refusesWhatDoesNotExist() {
    #expect(
      throws: FileError(path: "nowhere", reason: "No such file or directory")
    ) {
      try SessionDiscovery.files(at: ["s", "nowhere"], in: files)
    }
  }
}
