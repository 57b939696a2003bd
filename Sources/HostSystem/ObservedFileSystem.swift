/// Files that remember which of them were asked for.
///
/// What a replay reads is what it depends on: when one of these paths changes, so may the result.
package final class ObservedFileSystem: FileSystem {
  private let files: any FileSystem
  private let note: @Sendable (String) -> Void

  /// The files of `files`; `note` is given each path that is read or looked for.
  package init(_ files: any FileSystem, note: @escaping @Sendable (String) -> Void) {
    self.files = files
    self.note = note
  }

  /// The text of a file.
  package func text(of path: String) throws(FileError) -> String {
    note(path)
    return try files.text(of: path)
  }

  /// The text of a file that is no larger.
  package func text(of path: String, atMost count: Int) throws(FileError) -> String {
    note(path)
    return try files.text(of: path, atMost: count)
  }

  /// The first bytes of a file.
  package func head(of path: String, length: Int) throws(FileError) -> [UInt8] {
    note(path)
    return try files.head(of: path, length: length)
  }

  /// Replaces a file whole.
  package func write(_ text: String, to path: String) throws(FileError) {
    try files.write(text, to: path)
  }

  /// Makes a file.
  package func create(_ text: String, at path: String) throws(FileError) {
    try files.create(text, at: path)
  }

  /// Adds text to the end of a file.
  package func append(_ text: String, to path: String) throws(FileError) {
    try files.append(text, to: path)
  }

  /// Whether a path is a folder.
  package func isFolder(_ path: String) -> Bool? {
    note(path)
    return files.isFolder(path)
  }

  /// Whether a path is a link.
  package func isLink(_ path: String) -> Bool { files.isLink(path) }

  /// The names in a folder.
  package func names(in folder: String) throws(FileError) -> [String] {
    note(folder)
    return try files.names(in: folder)
  }
}
