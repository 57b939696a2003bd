package import HostSystem

/// A file system that lives as long as a test, and whose writes can be made to fail.
package final class InMemoryFileSystem: FileSystem, @unchecked Sendable {
  /// The texts by path; folders are the parts before the last slash.
  package private(set) var texts: [String: String]
  /// Every write and append that succeeded, in order.
  package private(set) var writes: [String] = []
  /// The number of writes that still succeed.
  package var remainingWrites = Int.max

  package init(_ texts: [String: String] = [:]) {
    self.texts = texts
  }

  package func text(of path: String) throws(FileError) -> String {
    guard let text = texts[path] else {
      throw FileError(path: path, reason: "No such file or directory")
    }
    return text
  }

  package func write(_ text: String, to path: String) throws(FileError) {
    guard remainingWrites > 0 else {
      throw FileError(path: path, reason: "No space left on device")
    }
    remainingWrites -= 1
    texts[path] = text
    writes.append(path)
  }

  package func append(_ text: String, to path: String) throws(FileError) {
    try write((texts[path] ?? "") + text, to: path)
  }

  package func isFolder(_ path: String) -> Bool? {
    if texts[path] != nil { return false }
    return texts.keys.contains { $0.hasPrefix(path + "/") } ? true : nil
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    guard isFolder(folder) == true else {
      throw FileError(path: folder, reason: "Not a directory")
    }
    let below = texts.keys.filter { $0.hasPrefix(folder + "/") }.map { path in
      String(path.dropFirst(folder.count + 1).prefix { $0 != "/" })
    }
    return Set(below).sorted()
  }
}
