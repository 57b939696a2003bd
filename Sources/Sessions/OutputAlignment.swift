/// How the lines of an expected and an actual output correspond.
///
/// The difference that is shown and the update that is written both come from here, so they always
/// agree with the comparison.
struct OutputAlignment {
  /// One step along both outputs; the numbers are line indices.
  enum Edit: Hashable {
    /// The expected line accepts the actual one.
    case kept(expected: Int, actual: Int)
    /// A `...` and the actual lines it stands for.
    case absorbed(expected: Int, actual: Range<Int>)
    /// The actual line stands where the expected one was.
    case replaced(expected: Int, actual: Int)
    /// The expected line has nothing that corresponds.
    case deleted(expected: Int)
    /// The actual line has nothing that corresponds.
    case inserted(actual: Int)
  }

  /// The edits in order; they cover every line of both outputs once.
  private(set) var edits: [Edit] = []

  /// Table cells beyond which the lines between equal ends are replaced whole.
  private static let largestTable = 1_000_000
  private static let keepingCost: Int32 = -1
  private static let changingCost: Int32 = 2

  /// The alignment that keeps as much of the expectation as it can.
  ///
  /// - Complexity: O(*n* · *m*) line comparisons between the equal ends of the outputs, and O(*n*)
  ///   where that would be more than a million.
  init(_ matcher: OutputMatcher, _ actual: [String]) {
    func keeps(_ expected: Int, _ index: Int) -> Bool {
      !matcher.isAnyLines(expected) && matcher.accepts(expected, actual[index])
    }
    var start = 0
    while start < min(matcher.count, actual.count), keeps(start, start) {
      edits.append(.kept(expected: start, actual: start))
      start += 1
    }
    var expectedEnd = matcher.count
    var actualEnd = actual.count
    while min(expectedEnd, actualEnd) > start, keeps(expectedEnd - 1, actualEnd - 1) {
      expectedEnd -= 1
      actualEnd -= 1
    }
    let middle = Middle(
      matcher: matcher, actual: actual, expectedRange: start..<expectedEnd,
      actualRange: start..<actualEnd)
    edits += middle.edits()
    edits += zip(expectedEnd..<matcher.count, actualEnd..<actual.count).map {
      .kept(expected: $0, actual: $1)
    }
  }

  /// The lines between the equal ends.
  private struct Middle {
    let matcher: OutputMatcher
    let actual: [String]
    let expectedRange: Range<Int>
    let actualRange: Range<Int>

    private var width: Int { actualRange.count + 1 }

    func edits() -> [Edit] {
      let cells = (expectedRange.count + 1).multipliedReportingOverflow(by: width)
      guard !cells.overflow, cells.partialValue <= OutputAlignment.largestTable else {
        return expectedRange.map { .deleted(expected: $0) }
          + actualRange.map { .inserted(actual: $0) }
      }
      return walk(costs())
    }

    private func cell(_ expected: Int, _ actual: Int) -> Int {
      (expected - expectedRange.lowerBound) * width + actual - actualRange.lowerBound
    }

    /// What the rest of the outputs costs from every pair of positions.
    private func costs() -> [Int32] {
      var costs = [Int32](repeating: 0, count: (expectedRange.count + 1) * width)
      for column in actualRange.reversed() {
        costs[cell(expectedRange.upperBound, column)] =
          costs[cell(expectedRange.upperBound, column + 1)] + changingCost
      }
      for row in expectedRange.reversed() {
        let isAnyLines = matcher.isAnyLines(row)
        let end = cell(row, actualRange.upperBound)
        costs[end] = costs[end + width] + (isAnyLines ? 0 : changingCost)
        for column in actualRange.reversed() {
          let here = cell(row, column)
          if isAnyLines {
            costs[here] = min(costs[here + 1], costs[here + width])
          } else {
            let keeps = matcher.accepts(row, actual[column])
            costs[here] = min(
              costs[here + width + 1] + (keeps ? keepingCost : changingCost),
              costs[here + width] + changingCost, costs[here + 1] + changingCost)
          }
        }
      }
      return costs
    }

    /// The cheapest way through the table; of equal ones, the one that changes lines in place.
    private func walk(_ costs: [Int32]) -> [Edit] {
      var edits: [Edit] = []
      var row = expectedRange.lowerBound
      var column = actualRange.lowerBound
      while row < expectedRange.upperBound || column < actualRange.upperBound {
        let edit = next(row, column, costs)
        edits.append(edit)
        switch edit {
        case .kept, .replaced: (row, column) = (row + 1, column + 1)
        case .deleted: row += 1
        case .inserted: column += 1
        case .absorbed(_, let lines): (row, column) = (row + 1, lines.upperBound)
        }
      }
      return edits
    }

    private func next(_ row: Int, _ column: Int, _ costs: [Int32]) -> Edit {
      guard row < expectedRange.upperBound else { return .inserted(actual: column) }
      if matcher.isAnyLines(row) {
        var end = column
        while costs[cell(row + 1, end)] > costs[cell(row, end)] { end += 1 }
        return .absorbed(expected: row, actual: column..<end)
      }
      guard column < actualRange.upperBound else { return .deleted(expected: row) }
      let cost = costs[cell(row, column)]
      switch cost - costs[cell(row + 1, column + 1)] {
      case keepingCost where matcher.accepts(row, actual[column]):
        return .kept(expected: row, actual: column)
      case changingCost:
        return .replaced(expected: row, actual: column)
      default:
        let deletes = cost == costs[cell(row + 1, column)] + changingCost
        return deletes ? .deleted(expected: row) : .inserted(actual: column)
      }
    }
  }
}
