package import HostSystem
package import Sessions
package import Wording

/// What the file `course.txt` of a folder says of the lessons in it.
///
///     title: Lists for beginners
///     language: ko
///     order: first-list two-sections
///     required: first-list
///
/// Every line may be left out; lines that begin with `#` are for people.
package struct CourseFile: Hashable, Sendable {
  /// Its name in a folder.
  package static let name = "course.txt"

  /// Where it is.
  package let path: String
  /// What the course is called.
  package private(set) var title: String?
  /// The one language that its lessons are written in; nil where they are in all.
  package private(set) var language: Language?
  /// The ids of lessons in the order in which they come; those that are left out follow.
  package private(set) var order: [String] = []
  /// The ids of the lessons that have to be solved.
  package private(set) var required: [String] = []

  /// The file of a folder; nil where it has none.
  ///
  /// - Throws: `SessionFault` where it cannot be read.
  package init?(folder: String, files: any FileSystem) throws(SessionFault) {
    path = FilePath.join(folder, Self.name)
    guard files.isFolder(path) == false else { return nil }
    let text: String
    do { text = try files.text(of: path) } catch { throw SessionFault(error) }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = String(line.filter { $0 != "\r" })
      if words.allSatisfy(\.isWhitespace) || words.hasPrefix("#") { continue }
      let parts = words.split(separator: ":", maxSplits: 1).map { part in
        String(part.drop(while: \.isWhitespace))
      }
      guard parts.count == 2, read(parts[0], parts[1]) else {
        throw SessionFault(
          path: path, line: index + 1, message: "this line says nothing of a course",
          suggestion: "Write `title:`, `language:`, `order:` or `required:` and what it is.")
      }
    }
  }

  /// Takes what a line says; false where it says nothing.
  private mutating func read(_ name: String, _ value: String) -> Bool {
    let ids = value.split(separator: " ").map(String.init)
    switch name {
    case "title": title = value
    case "language":
      guard let known = Language(rawValue: value) else { return false }
      language = known
    case "order": order = ids
    case "required": required = ids
    default: return false
    }
    return true
  }
}
