/// Files that remember which of them were asked for.
///
/// What a replay reads is what it depends on: when one of these paths changes, so may the result.
public final class ObservedFileSystem: FileSystem {
  private let files: any FileSystem
  private let note: @Sendable (String) -> Void

  /// The files of `files`; `note` is given each path that is read or looked for.
  public init(_ files: any FileSystem, note: @escaping @Sendable (String) -> Void) {
    self.files = files
    self.note = note
  }

  /// The text of a file.
  public func text(of path: String) throws(FileError) -> String {
    note(path)
    return try files.text(of: path)
  }

  /// Replaces a file whole.
  public func write(_ text: String, to path: String) throws(FileError) {
    try files.write(text, to: path)
  }

  /// Adds text to the end of a file.
  public func append(_ text: String, to path: String) throws(FileError) {
    try files.append(text, to: path)
  }

  /// Whether a path is a folder.
  public func isFolder(_ path: String) -> Bool? {
    note(path)
    return files.isFolder(path)
  }

  /// Whether a path is a link.
  public func isLink(_ path: String) -> Bool { files.isLink(path) }

  /// The names in a folder.
  public func names(in folder: String) throws(FileError) -> [String] {
    note(folder)
    return try files.names(in: folder)
  }
}
