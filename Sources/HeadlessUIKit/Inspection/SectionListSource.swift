/// A library's data source that holds what it shows as a list of the code's own sections.
@MainActor @preconcurrency package protocol SectionListSource: AnyObject {
  associatedtype ListedSection
  /// The sections.
  var listedSections: [ListedSection] { get set }
}
