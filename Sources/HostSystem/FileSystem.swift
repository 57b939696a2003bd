package import Wording

/// Why a file could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  /// The path as it was given.
  package var path: String
  /// The system's reason, such as `No such file or directory`.
  package var reason: String

  /// The refusal of `path` for `reason`.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The reason as a person is told it, in the language of the answer where that is known.
  package var told: Message { Message(stringLiteral: reason) }
}

/// The little that the playground asks of a file system.
///
/// The program gives the real one; tests give one in memory.
package protocol FileSystem: AnyObject, Sendable {
  /// The text of a file, decoded as UTF-8.
  func text(of path: String) throws(FileError) -> String
  /// The text of a file that has at most `count` bytes; of a larger one no more is read.
  func text(of path: String, atMost count: Int) throws(FileError) -> String
  /// The first bytes of a file, whatever they are: all of one that has fewer than `length`.
  func head(of path: String, length: Int) throws(FileError) -> [UInt8]
  /// Replaces a file whole: a reader sees the old text or the new, never a part.
  func write(_ text: String, to path: String) throws(FileError)
  /// Makes a file, which must be new or empty: of two who do so at once, one is refused.
  func create(_ text: String, at path: String) throws(FileError)
  /// Adds text to the end of a file, all of it or nothing; makes the file if there is none.
  func append(_ text: String, to path: String) throws(FileError)
  /// Whether a path is a folder; nil when nothing is there.
  func isFolder(_ path: String) -> Bool?
  /// Whether a path is a symbolic link, whatever it leads to.
  func isLink(_ path: String) -> Bool
  /// The names in a folder, sorted.
  func names(in folder: String) throws(FileError) -> [String]
}

extension FileSystem {
  /// Reads the whole text and counts it, which is enough where it is in memory anyway.
  package func text(of path: String, atMost count: Int) throws(FileError) -> String {
    let text = try text(of: path)
    guard text.utf8.count <= count else { throw FileError(path: path, reason: "File too large") }
    return text
  }

  /// Those of the text, which is enough where all files are texts.
  package func head(of path: String, length: Int) throws(FileError) -> [UInt8] {
    Array(try text(of: path).utf8.prefix(length))
  }

  /// Never: not every file system has links.
  package func isLink(_ path: String) -> Bool { false }

  /// Looks and writes, which is enough where nobody else writes.
  package func create(_ text: String, at path: String) throws(FileError) {
    switch isFolder(path) {
    case true?: throw FileError(path: path, reason: "Is a directory")
    case false?:
      guard try self.text(of: path).isEmpty else {
        throw FileError(path: path, reason: "File exists")
      }
    case nil: break
    }
    try write(text, to: path)
  }
}
