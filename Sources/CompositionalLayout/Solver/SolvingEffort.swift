/// How many slots have been filled for a value so far, which is no part of the value: two that are
/// the same by different ways are equal.
struct SolvingEffort: Hashable, Sendable {
  private(set) var slots = 0

  /// Notes that a run was solved, and others of as many slots.
  mutating func note(_ run: GroupRun?, times count: Int = 1) {
    slots = slots.addingUpToLimit((run?.solvedSlots ?? 0).multipliedUpToLimit(by: count))
  }

  static func == (left: SolvingEffort, right: SolvingEffort) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
