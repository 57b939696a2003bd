package import HostSystem

/// A learner's progress as a file that a teacher collects, called by who it is.
///
/// The file's first line says what it is; below stand the lines of ``LessonProgress/text``.
package struct Learner: Hashable, Sendable {
  /// What the files' names end in.
  package static let suffix = ".progress"
  /// The first line of a file.
  private static let heading = "diffplay progress 1"
  /// The most bytes that are read of a file.
  private static let mostBytes = 1_000_000

  /// Who it is: the file's name without its suffix.
  package let name: String
  /// What was learned.
  package let progress: LessonProgress

  /// A learner of a name.
  package init(name: String, progress: LessonProgress) {
    self.name = name
    self.progress = progress
  }

  /// The text of a file.
  package static func text(of progress: LessonProgress) -> String {
    heading + "\n" + progress.text
  }

  /// The learners of a folder in the order of their names, and the names of files that are no
  /// progress for all they are called.
  ///
  /// - Throws: `FileError` where the folder cannot be read.
  package static func all(
    in folder: String, files: any FileSystem
  ) throws(FileError) -> (learners: [Learner], others: [String]) {
    switch files.isFolder(folder) {
    case nil: throw FileError(path: folder, reason: "No such file or directory")
    case false?: throw FileError(path: folder, reason: "Not a directory")
    case true?: break
    }
    var (learners, others): ([Learner], [String]) = ([], [])
    for file in try files.names(in: folder) where file.hasSuffix(suffix) && file != suffix {
      let path = FilePath.join(folder, file)
      guard files.isFolder(path) == false,
        let text = try? files.text(of: path, atMost: mostBytes),
        text.split(whereSeparator: \.isNewline).first == heading[...]
      else {
        others.append(file)
        continue
      }
      learners.append(
        Learner(name: String(file.dropLast(suffix.count)), progress: LessonProgress(text: text)))
    }
    return (learners, others)
  }
}
