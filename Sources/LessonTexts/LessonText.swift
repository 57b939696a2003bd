/// A lesson file as it stands in `Sessions/lessons`, put into the program when it was built.
///
/// A build-tool plugin writes the list of them; nothing of it is touched before it is asked for.
public struct LessonText: Sendable {
  /// The file's name.
  public let name: String
  /// What is in it.
  public let text: String

  /// The lesson files, in the order of their names.
  public static var all: [LessonText] {
    embeddedLessons.map { LessonText(name: $0.name, text: $0.text) }
  }
}
