/// A catalogue of translations as it stands in `Sources/CatalogueTexts/Files`, put into the program
/// when it was built.
///
/// A build-tool plugin writes the list of them; nothing of it is touched before it is asked for.
public struct CatalogueText: Sendable {
  /// The code of the language, which the file is named for: `ko` of `ko.po`.
  public let language: String
  /// What is in the file, in the format of gettext.
  public let text: String

  /// The catalogues, in the order of their languages' codes.
  public static let all = embeddedCatalogues.map { file in
    CatalogueText(language: String(file.name.prefix { $0 != "." }), text: file.text)
  }
}
