import Foundation
import HostSystem
import Testing

@testable import diffplay

/// The library that imports compile against is kept, but not every one that ever was.
@Suite struct KeptFoldersTests {
  @Test func onlyTheNewestAreKept() throws {
    let cache = FileManager.default.temporaryDirectory.appending(
      path: "diffplay-cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    let toolchain = POSIXToolchain(cacheFolder: cache.path)
    for number in 1...6 {
      let folder = try toolchain.makeTemporaryFolder()
      defer { toolchain.removeTemporaryFolder(folder) }
      try toolchain.files.write("\(number)", to: "\(folder)/part.o")
      try toolchain.keep(folder, as: "\(cache.path)/library-\(number)")
      if number == 1 { try toolchain.files.write("mine", to: "\(cache.path)/notes.txt") }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.path).sorted()
    #expect(names == ["library-4", "library-5", "library-6", "notes.txt"])
    #expect(try toolchain.files.text(of: "\(cache.path)/library-6/part.o") == "6")
  }

  @Test func theSameLibraryMayBeKeptByManyAtOnce() async throws {
    let cache = FileManager.default.temporaryDirectory.appending(
      path: "diffplay-cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: cache) }
    let toolchain = POSIXToolchain(cacheFolder: cache.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let folder = try toolchain.makeTemporaryFolder()
          defer { toolchain.removeTemporaryFolder(folder) }
          for part in 0..<4 { try toolchain.files.write("\(part)", to: "\(folder)/\(part).o") }
          try toolchain.keep(folder, as: "\(cache.path)/library-1")
        }
      }
      try await group.waitForAll()
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path) == ["library-1"])
    let parts = try FileManager.default.contentsOfDirectory(atPath: "\(cache.path)/library-1")
    #expect(parts.sorted() == ["0.o", "1.o", "2.o", "3.o"])
  }
}
