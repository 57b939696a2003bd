/// A script or style sheet of the pages that the program writes, put into it when it was built.
///
/// A build-tool plugin writes the list of them from `Sources/PageTexts/Files`.
public enum PageText {
  /// What is in the file called `name`; empty where there is none.
  ///
  /// - Complexity: O(*n*) for *n* files.
  public static func text(of name: String) -> String {
    embeddedPages.first { $0.name == name }?.text ?? ""
  }
}
