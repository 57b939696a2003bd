package import HostSystem

/// Finds session files.
package enum SessionDiscovery {
  /// The suffix of session files.
  package static let suffix = ".session"
  /// How deep folders are searched.
  private static let deepestFolder = 64

  /// The session files that `paths` name, each once.
  ///
  /// A file stands for itself whatever its suffix. A folder stands for the session files in it and
  /// below, sorted by name; hidden names, and links to other folders, are passed over.
  ///
  /// - Throws: `FileError` for the first path where nothing is, or folder that cannot be read.
  package static func files(
    at paths: [String], in files: any FileSystem
  ) throws(FileError) -> [String] {
    var found: [String] = []
    for path in paths {
      switch files.isFolder(path) {
      case true?: try search(path, depth: 0, in: files, &found)
      case false?: found.append(path)
      case nil: throw FileError(path: path, reason: "No such file or directory")
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert(FilePath.normalized($0)).inserted }
  }

  private static func search(
    _ folder: String, depth: Int, in files: any FileSystem, _ found: inout [String]
  ) throws(FileError) {
    guard depth <= deepestFolder else { return }
    for name in try files.names(in: folder).sorted() where name.first != "." {
      let path = FilePath.join(folder, name)
      switch files.isFolder(path) {
      case true? where files.isLink(path): break
      case true?: try search(path, depth: depth + 1, in: files, &found)
      case false? where SessionText.rest(of: name, before: suffix) != nil: found.append(path)
      case false?, nil: break
      }
    }
  }
}
