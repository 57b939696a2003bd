/// Files that are read as they are, and written in memory only.
///
/// What a replayed session writes it can read again, and the disk stays as it was. Values that are
/// copied share it; a world has one of its own.
package final class OverlaidFileSystem: FileSystem, @unchecked Sendable {
  // One thread at a time runs a world, so nothing is locked.
  private var texts: [String: String] = [:]
  private let files: any FileSystem

  /// Nothing written yet over `files`.
  package init(_ files: any FileSystem) { self.files = files }

  package func text(of path: String) throws(FileError) -> String {
    if let text = texts[path] { return text }
    return try files.text(of: path)
  }

  package func text(of path: String, atMost count: Int) throws(FileError) -> String {
    if texts[path] == nil { return try files.text(of: path, atMost: count) }
    let text = try text(of: path)
    guard text.utf8.count <= count else { throw FileError(path: path, reason: "File too large") }
    return text
  }

  package func head(of path: String, length: Int) throws(FileError) -> [UInt8] {
    guard let text = texts[path] else { return try files.head(of: path, length: length) }
    return Array(text.utf8.prefix(length))
  }

  package func write(_ text: String, to path: String) throws(FileError) {
    try FilePath.check(path)
    if isFolder(path) == true { throw FileError(path: path, reason: "Is a directory") }
    texts[path] = text
  }

  package func append(_ text: String, to path: String) throws(FileError) {
    let old = isFolder(path) == nil ? "" : try self.text(of: path)
    try write(old + text, to: path)
  }

  package func isFolder(_ path: String) -> Bool? {
    texts[path] == nil ? files.isFolder(path) : false
  }

  package func isLink(_ path: String) -> Bool { texts[path] == nil && files.isLink(path) }

  package func names(in folder: String) throws(FileError) -> [String] {
    try files.names(in: folder)
  }
}
