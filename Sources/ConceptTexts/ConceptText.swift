/// A page of `explain` as it stands in `Sessions/explain`, put into the program when it was built.
///
/// A build-tool plugin writes the list of them; nothing of it is touched before it is asked for.
public struct ConceptText: Sendable {
  /// What is in the file.
  public let text: String

  /// The pages, in the order of their files' names.
  public static var all: [ConceptText] { embeddedConcepts.map { ConceptText(text: $0.text) } }
}
