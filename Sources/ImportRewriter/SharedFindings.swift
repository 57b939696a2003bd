import SwiftSyntax

/// What several questions about the code ask of it as a whole, found out once, when it is asked first.
final class SharedFindings {
  private let trees: [SourceFileSyntax]

  init(in trees: [SourceFileSyntax]) { self.trees = trees }

  /// What is appended to snapshots.
  private(set) lazy var appended = AppendedTypes(in: trees)
  /// The classes of a database's objects that code takes for what identifiers stand for.
  private(set) lazy var objectClasses = Set(trees.flatMap { ObjectCasts(in: $0).types })
  /// The types that are called controllers and are of models.
  private(set) lazy var modelControllers = ModelControllers(in: trees)
  /// How the items of data sources of RxDataSources are used.
  private(set) lazy var sectionedItems = SectionedItems(in: trees)
  /// The names after a point that are only compared.
  private(set) lazy var compared = ComparedNames(in: trees)
  /// What providers are of, and what code requests of that.
  private(set) lazy var requests = TargetRequests(in: trees)
}
