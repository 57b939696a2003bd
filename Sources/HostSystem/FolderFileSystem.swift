/// The files as they are seen from one folder: relative paths begin there.
///
/// Where nothing is there, they begin where the program was started: a session may have been
/// recorded into another folder than the one its commands were typed in. Errors name paths as they
/// were given.
package final class FolderFileSystem: FileSystem {
  private let folder: String
  private let files: any FileSystem
  private let root: String?

  /// The files of `files`, relative paths found from `folder`.
  ///
  /// - Parameter root: A folder outside of which nothing is there, and which nothing else stands in
  ///   for; nil for no bound.
  package init(folder: String, of files: any FileSystem, within root: String? = nil) {
    self.folder = folder
    self.files = files
    self.root = root.map(FilePath.normalized)
  }

  /// Where a path leads; nil for nowhere.
  private func found(_ path: String) -> String? {
    let inFolder = FilePath.resolve(path, in: folder)
    guard let root else {
      return files.isFolder(inFolder) == nil && files.isFolder(path) != nil ? path : inFolder
    }
    let isInside =
      root.isEmpty
      ? inFolder.utf8.first != UInt8(ascii: "/") && inFolder != ".." && !inFolder.hasPrefix("../")
      : inFolder == root || inFolder.hasPrefix(root + "/")
    // The current folder is normalized to no name at all.
    return isInside ? (inFolder.isEmpty ? "." : inFolder) : nil
  }

  private func resolved(_ path: String) throws(FileError) -> String {
    guard let found = found(path) else {
      throw FileError(path: path, reason: "No such file or directory")
    }
    return found
  }

  /// The text of a file, found from the folder.
  package func text(of path: String) throws(FileError) -> String {
    do { return try files.text(of: try resolved(path)) } catch { throw named(error, path) }
  }

  /// The text of a file that is no larger, found from the folder.
  package func text(of path: String, atMost count: Int) throws(FileError) -> String {
    do {
      return try files.text(of: try resolved(path), atMost: count)
    } catch {
      throw named(error, path)
    }
  }

  /// The first bytes of a file, found from the folder.
  package func head(of path: String, length: Int) throws(FileError) -> [UInt8] {
    do {
      return try files.head(of: try resolved(path), length: length)
    } catch {
      throw named(error, path)
    }
  }

  /// Replaces a file, found from the folder.
  package func write(_ text: String, to path: String) throws(FileError) {
    do { try files.write(text, to: try resolved(path)) } catch { throw named(error, path) }
  }

  /// Makes a file, found from the folder.
  package func create(_ text: String, at path: String) throws(FileError) {
    do { try files.create(text, at: try resolved(path)) } catch { throw named(error, path) }
  }

  /// Adds to a file, found from the folder.
  package func append(_ text: String, to path: String) throws(FileError) {
    do { try files.append(text, to: try resolved(path)) } catch { throw named(error, path) }
  }

  /// Whether a path, found from the folder, is one itself.
  package func isFolder(_ path: String) -> Bool? { found(path).flatMap(files.isFolder) }

  /// Whether a path, found from the folder, is a link.
  package func isLink(_ path: String) -> Bool { found(path).map(files.isLink) ?? false }

  /// The names in a folder, found from this one.
  package func names(in folder: String) throws(FileError) -> [String] {
    do { return try files.names(in: try resolved(folder)) } catch { throw named(error, folder) }
  }

  private func named(_ error: FileError, _ path: String) -> FileError {
    FileError(path: path, reason: error.reason)
  }
}
