/// The sizes that views have answered, an input of the solver.
public struct Measurements: Hashable, Sendable {
  /// What was measured.
  public enum Subject: Hashable, Sendable {
    case cell(section: Int, item: Int)
    case boundaryItem(kind: String, section: Int)
  }

  public private(set) var sizes: [Subject: Size] = [:]

  public init() {}

  /// The size `subject` answered, `nil` to forget it; estimated axes alone follow it.
  public subscript(subject: Subject) -> Size? {
    get { sizes[subject] }
    set { sizes[subject] = newValue }
  }

  func cells(inSection index: Int) -> [(item: Int, size: Size)] {
    sizes.compactMap { subject, size in
      if case .cell(index, let item) = subject { (item, size) } else { nil }
    }.sorted { $0.item < $1.item }
  }

  func boundaryItems(inSection index: Int) -> [String: Size] {
    var found: [String: Size] = [:]
    for (subject, size) in sizes {
      if case .boundaryItem(let kind, index) = subject { found[kind] = size }
    }
    return found
  }
}
