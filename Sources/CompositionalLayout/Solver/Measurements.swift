/// The sizes that views have answered, an input of the solver.
public struct Measurements: Hashable, Sendable {
  /// What was measured.
  public enum Subject: Hashable, Sendable {
    case cell(section: Int, item: Int)
    case boundaryItem(kind: String, section: Int)
  }

  /// In points, by what was measured.
  public private(set) var sizes: [Subject: Size] = [:]

  /// Nothing measured: every estimate stands.
  public init() {}

  /// The size `subject` answered, `nil` to forget it; estimated axes alone follow it.
  public subscript(subject: Subject) -> Size? {
    get { sizes[subject] }
    set { sizes[subject] = newValue }
  }

  /// Moves what was measured in the sections from `index` on one section further.
  ///
  /// - Complexity: O(*m*) for *m* measurements.
  public mutating func insertSection(at index: Int) {
    move { $0 >= index && $0 < .max ? $0 + 1 : $0 }
  }

  /// Forgets what was measured in a section and moves up what is behind.
  ///
  /// - Complexity: O(*m*) for *m* measurements.
  public mutating func deleteSection(at index: Int) {
    move { $0 == index ? nil : $0 > index && $0 < .max ? $0 - 1 : $0 }
  }

  private mutating func move(_ place: (_ section: Int) -> Int?) {
    var moved: [Subject: Size] = [:]
    for (subject, size) in sizes {
      switch subject {
      case .cell(let section, let item):
        if let section = place(section) { moved[.cell(section: section, item: item)] = size }
      case .boundaryItem(let kind, let section):
        if let section = place(section) {
          moved[.boundaryItem(kind: kind, section: section)] = size
        }
      }
    }
    sizes = moved
  }

  func cells(inSection index: Int) -> [(place: Int, value: Size)] {
    sizes.compactMap { subject, size in
      if case .cell(index, let item) = subject, item >= 0, size.isReasonable {
        (item, size)
      } else {
        nil
      }
    }.sorted { $0.0 < $1.0 }
  }

  func boundaryItems(inSection index: Int) -> [String: Size] {
    var found: [String: Size] = [:]
    for (subject, size) in sizes {
      if case .boundaryItem(let kind, index) = subject, size.isReasonable { found[kind] = size }
    }
    return found
  }
}
