/// The sizes that views have answered, an input of the solver.
public struct Measurements: Hashable, Sendable, Codable {
  /// What was measured.
  public enum Subject: Hashable, Sendable, Codable {
    case cell(section: Int, item: Int)
    case boundaryItem(kind: String, section: Int)
  }

  /// In points, by what was measured.
  public private(set) var sizes: [Subject: LayoutExtent] = [:]

  /// Nothing measured: every estimate stands.
  public init() {}

  /// The size `subject` answered, `nil` to forget it; estimated axes alone follow it.
  public subscript(subject: Subject) -> LayoutExtent? {
    get { sizes[subject] }
    set { sizes[subject] = newValue }
  }

  /// Moves what was measured in the sections from `index` on one section further.
  ///
  /// - Complexity: O(*m*) for *m* measurements.
  public mutating func insertSection(at index: Int) {
    guard index < .max else { return }
    move { $0 >= index && $0 < .max - 1 ? $0 + 1 : $0 }
  }

  /// Forgets what was measured in a section and moves up what is behind.
  ///
  /// - Complexity: O(*m*) for *m* measurements.
  public mutating func deleteSection(at index: Int) {
    guard index < .max else { return }
    move { $0 == index ? nil : $0 > index && $0 < .max ? $0 - 1 : $0 }
  }

  private mutating func move(_ place: (_ section: Int) -> Int?) {
    var moved: [Subject: LayoutExtent] = [:]
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

  /// The answers that can be reckoned with, by the section they came from.
  ///
  /// - Complexity: O(*m* log *m*) for *m* measurements.
  func bySection() -> [Int: SectionAnswers] {
    var sections: [Int: SectionAnswers] = [:]
    for (subject, size) in sizes where size.isReasonable {
      switch subject {
      case .cell(let section, let item):
        if item >= 0 { sections[section, default: SectionAnswers()].cells.append((item, size)) }
      case .boundaryItem(let kind, let section):
        sections[section, default: SectionAnswers()].boundaryItems[kind] = size
      }
    }
    return sections.mapValues { answers in
      var answers = answers
      answers.cells.sort { $0.place < $1.place }
      return answers
    }
  }
}

extension Measurements: CustomStringConvertible {
  /// How many views have answered.
  public var description: String { "size".counted(sizes.count) + " measured" }
}

/// What views of one section, or of the layout itself, have answered.
struct SectionAnswers {
  /// By item, in ascending order.
  var cells: [(place: Int, value: LayoutExtent)] = []
  /// By element kind.
  var boundaryItems: [String: LayoutExtent] = [:]
}
