import Foundation

/// Where what was recorded is kept, and whether it is to be recorded now.
struct RecordedFiles {
  /// Whether files are written: what `RECORD_LAYOUTS` says.
  enum Recording: Hashable {
    /// Nothing is written; what differs fails.
    case never
    /// What has no file yet is written.
    case missing
    /// All that differs is written.
    case all
    /// Somebody asked for it where nobody looks at what is written.
    case refused
  }

  /// The variable of the environment that asks for recording.
  static let variable = "RECORD_LAYOUTS"
  /// The folder beside the test's file.
  static let folderName = "Layouts"

  /// What the environment asks for, which is refused in CI.
  static func recording(in environment: [String: String]) -> Recording {
    let asked: Recording =
      switch environment[variable] {
      case "1", "all", "true": .all
      case "missing": .missing
      default: .never
      }
    let ci = environment["CI"] ?? ""
    let isCI = !["", "0", "false"].contains(ci)
    return asked != .never && isCI ? .refused : asked
  }

  /// The folder of a test file's records.
  private let folder: URL
  /// The name of the record, as a file is called.
  private let name: String

  /// The files of the record that is called so, beside the test at `filePath`.
  init(named name: String, beside filePath: String) {
    let test = URL(fileURLWithPath: filePath)
    folder =
      test.deletingLastPathComponent().appending(path: Self.folderName)
      .appending(path: test.deletingPathExtension().lastPathComponent)
    self.name = Self.fileName(name)
  }

  /// The text that a person reviews.
  var text: URL { folder.appending(path: "\(name).txt") }

  /// The picture of a screen.
  func picture(of screen: String) -> URL {
    folder.appending(path: "\(name).\(Self.fileName(screen)).svg")
  }

  /// What is recorded; nil where nothing is.
  func recorded() -> String? { try? String(contentsOf: text, encoding: .utf8) }

  /// Writes a file, and the folders above it.
  static func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// The folder for the pictures of a failure, which `LAYOUT_FAILURES` may name.
  static func failures(in environment: [String: String]) -> URL {
    if let folder = environment["LAYOUT_FAILURES"], !folder.isEmpty {
      return URL(fileURLWithPath: folder)
    }
    return FileManager.default.temporaryDirectory.appending(path: "LayoutTesting")
  }

  /// A name without anything that a file system or a shell reads in its own way.
  static func fileName(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    let joined = String(kept).split(separator: "-").joined(separator: "-")
    return joined.isEmpty ? "layout" : String(joined.prefix(100))
  }
}
