import Foundation

/// A folder that goes with its last user.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "diffplay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of `name` in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// The text of the file `name`; nil if there is none.
  func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }
}
