/// Why a data source refused a call.
public enum DataSourceError: Error, Hashable, Sendable {
  /// Two items compare as equal but hash differently; these, as they describe themselves.
  case unequalHashes(String, String)
  /// A section index outside of so many sections.
  case sectionOutOfRange(Int, sections: Int)
  /// A snapshot refused an edit that the data source was asked to make.
  case snapshot(SnapshotError)
  /// An outline refused the children that a handler gave for it.
  case outline(SectionSnapshotError)
}

extension DataSourceError: CustomStringConvertible {
  /// The reason of the exception that UIKit raises; `nil` where it raises none.
  public var uikitReason: String? {
    switch self {
    case .unequalHashes(let first, let second):
      """
      Diffable data source detected item identifiers that are equal but have different hash \
      values. Two identifiers which compare as equal must return the same hash value. You must \
      fix this in the Hashable (Swift) or hash property (Objective-C) implementation for the type \
      of these identifiers. Identifiers that are equal but have different hash values: \
      (\(first)) and (\(second))
      """
    case .sectionOutOfRange:
      "Invalid parameter not satisfying: section < _impl.numberOfSections"
    case .snapshot(let error):
      error.uikitReason
    case .outline(let error):
      error.uikitReason
    }
  }

  /// What is wrong, in one sentence.
  public var description: String {
    switch self {
    case .unequalHashes(let first, let second):
      "\(first) and \(second) are equal but have different hashes"
    case .sectionOutOfRange(let section, let sections):
      "there is no section \(section) among \(sections)"
    case .snapshot(let error): error.description
    case .outline(let error): error.description
    }
  }
}
