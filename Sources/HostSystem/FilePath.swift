/// Paths as text, for files that name each other.
package enum FilePath {
  /// Refuses a path that the system would cut short: at a NUL its names end.
  package static func check(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0) else {
      throw FileError(path: path, reason: "A file name cannot hold NUL")
    }
  }

  /// The part before the last `/`: empty for a bare name, `/` for a file at the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part after the last `/`.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { slash in
      String(path[path.utf8.index(after: slash)...])
    } ?? path
  }

  /// A file's name up to its last `.`, and the ending from there on: empty where there is none.
  package static func parts(ofName name: String) -> (stem: String, ending: String) {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (name, "") }
    return (String(name[..<point]), String(name[point...]))
  }

  /// Whether `path` is a folder or lies in it; both are normalized.
  package static func folder(_ folder: String, holds path: String) -> Bool {
    if folder.isEmpty { return !path.hasPrefix("/") && !path.hasPrefix("..") }
    return path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// `path` as seen from `folder`; an absolute path stays itself.
  package static func resolve(_ path: String, in folder: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? normalized(path) : normalized(join(folder, path))
  }

  /// `name` below `folder`; the name alone in the current one.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || folder == "./" { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The path without `.` and empty parts, and without `..` where the part before it is known.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
