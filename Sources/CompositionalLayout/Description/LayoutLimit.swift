/// The numbers beyond which a layout is refused, so that every question comes to an end.
///
/// UIKit has none, and runs out of time or memory instead. What goes beyond one throws
/// `LayoutError.limitExceeded`; nothing is left out in silence.
public enum LayoutLimit: String, Hashable, Sendable, Codable, CaseIterable {
  /// The slots of one group, whether they are counted or fit, and the cells in them; the frames of
  /// a custom group are not counted.
  case itemsInGroup
  /// The elements of one answer, and the groups that are looked at for it.
  case elements
  /// How deep groups may be nested in groups.
  case groupDepth
  /// The slots that one call of `LayoutSolver.solve` fills, those of equal sections in a row once,
  /// or one of `LayoutSolution.selfSized`, for all its answers.
  case solvedSlots

  /// The largest number that is not refused.
  public var value: Int {
    switch self {
    case .itemsInGroup: 100_000
    case .elements: 2_000_000
    case .groupDepth: 100
    case .solvedSlots: 5_000_000
    }
  }
}

extension LayoutLimit: CustomStringConvertible {
  /// What is counted, in words.
  public var description: String {
    switch self {
    case .itemsInGroup: "items in a group"
    case .elements: "elements in one answer"
    case .groupDepth: "groups inside each other"
    case .solvedSlots: "slots of all sections"
    }
  }
}

/// Counts down to a limit.
struct LimitedCount {
  private let limit: LayoutLimit
  private var left: Int

  init(_ limit: LayoutLimit, atMost most: Int? = nil) {
    self.limit = limit
    left = max(0, most ?? limit.value)
  }

  /// - Throws: `LayoutError.limitExceeded` when `count` more are too many.
  mutating func take(_ count: Int) throws(LayoutError) {
    guard count <= left else { throw .limitExceeded(limit) }
    left -= count
  }
}
