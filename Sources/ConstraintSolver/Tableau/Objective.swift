/// What a system makes as small as can be: a sum of errors for each priority, compared from the
/// highest priority down, in terms of the symbols that are zero at present.
///
/// Below all priorities is the order: the sum of all errors, in which those of constraints that
/// were added earlier count more. So of choices that are equal otherwise, the one that keeps
/// earlier constraints is taken.
///
/// A symbol's costs say how the sums grow with it. They are side by side, so that a comparison
/// reads one stretch of memory: those of the priorities, zeros for priorities to come, the order.
struct Objective: Sendable {
  /// In descending order.
  private(set) var priorities: [Double] = []
  /// How many constraints have each priority.
  private var uses: [Int] = []
  /// With room for symbols to come, whose costs are zero: as much as the tableau has.
  private var costs = Array(repeating: 0.0, count: 30 * 4)
  private var symbolCount = 0
  /// How many costs each symbol has: room for priorities, and the order.
  private var stride = 4
  /// All symbols before it improve nothing: a search for one that does begins here.
  private var firstUnsettled = Int.max

  init() {
    priorities.reserveCapacity(stride)
    uses.reserveCapacity(stride)
  }

  mutating func addSymbol() {
    symbolCount += 1
    if symbolCount * stride > costs.count {
      costs += Array(repeating: 0, count: costs.count)
    }
  }

  mutating func clear(_ symbol: Symbol) {
    for index in range(symbol) { costs[index] = 0 }
  }

  private func range(_ symbol: Symbol) -> Range<Int> {
    Int(symbol) * stride..<(Int(symbol) + 1) * stride
  }

  // MARK: Levels

  /// The level of a priority, which counts one use more.
  mutating func use(priority: Double) -> Int {
    let level = priorities.firstIndex { $0 <= priority } ?? priorities.count
    if level < priorities.count, priorities[level] == priority {
      uses[level] += 1
      return level
    }
    if priorities.count == stride - 1 { widen(to: 2 * stride) }
    if level < priorities.count { makeLevel(level) }
    priorities.insert(priority, at: level)
    uses.insert(1, at: level)
    return level
  }

  /// Gives back a use; a level that is used no more costs nothing.
  mutating func endUse(priority: Double) {
    guard let level = level(of: priority) else { return }
    uses[level] -= 1
    guard uses[level] == 0 else { return }
    for first in Swift.stride(from: 0, to: symbolCount * stride, by: stride) {
      for index in first + level..<first + priorities.count - 1 { costs[index] = costs[index + 1] }
      costs[first + priorities.count - 1] = 0
    }
    priorities.remove(at: level)
    uses.remove(at: level)
    firstUnsettled = 0
  }

  func level(of priority: Double) -> Int? { priorities.firstIndex(of: priority) }

  /// Moves the costs of lower levels down.
  private mutating func makeLevel(_ level: Int) {
    for first in Swift.stride(from: 0, to: symbolCount * stride, by: stride) {
      for index in (level..<priorities.count).reversed() {
        costs[first + index + 1] = costs[first + index]
      }
      costs[first + level] = 0
    }
  }

  /// Makes room for more priorities.
  private mutating func widen(to width: Int) {
    var laid = Array(repeating: 0.0, count: costs.count / stride * width)
    for symbol in 0..<symbolCount {
      let first = symbol * stride
      for level in priorities.indices { laid[symbol * width + level] = costs[first + level] }
      laid[(symbol + 1) * width - 1] = costs[first + stride - 1]
    }
    costs = laid
    stride = width
  }

  // MARK: Costs

  /// Lets a symbol cost more at a level, and in the order as the serial number says.
  mutating func add(_ cost: Double, of symbol: Symbol, level: Int, serial: Int) {
    let first = Int(symbol) * stride
    firstUnsettled = min(firstUnsettled, Int(symbol))
    add(cost, at: first + level)
    add(cost / (1 + Double(serial) * 1e-3), at: first + stride - 1)
  }

  private mutating func add(_ cost: Double, at index: Int) {
    costs[index] += cost
    if abs(costs[index]) < Tolerance.coefficient { costs[index] = 0 }
  }

  /// Puts what a symbol is in its place.
  mutating func substitute(_ row: borrowing TableauRow, for symbol: Symbol) {
    for level in 0..<stride {
      let cost = costs[Int(symbol) * stride + level]
      guard cost != 0 else { continue }
      costs[Int(symbol) * stride + level] = 0
      // Cells are in the order of their symbols.
      if let first = row.cells.first { firstUnsettled = min(firstUnsettled, Int(first.symbol)) }
      // By their places, so that no references are counted.
      for index in row.cells.indices {
        let cell = row.cells[index]
        add(cost * cell.coefficient, at: Int(cell.symbol) * stride + level)
      }
    }
  }

  /// Whether the sums become smaller as the symbol grows.
  func improves(_ symbol: Symbol) -> Bool {
    for index in range(symbol) where costs[index] != 0 { return costs[index] < 0 }
    return false
  }

  /// Whether a change of the symbol changes no sum but that of the order.
  func isIndifferent(_ symbol: Symbol) -> Bool {
    for index in range(symbol).dropLast() where costs[index] != 0 { return false }
    return true
  }

  /// Whether one symbol's costs, divided, are below another's, divided.
  func isCheaper(
    _ symbol: Symbol, over divisor: Double, than other: Symbol, over otherDivisor: Double
  ) -> Bool {
    for level in 0..<stride {
      let own = costs[Int(symbol) * stride + level] / divisor
      let others = costs[Int(other) * stride + level] / otherDivisor
      if abs(own - others) > Tolerance.coefficient { return own < others }
    }
    return false
  }

  /// The first symbol that makes the sums smaller, none of those that must stay.
  ///
  /// - Complexity: O(*n* · *l*) for *l* levels and the *n* symbols from the first on whose costs
  ///   changed since the last search.
  mutating func firstImproving(_ kinds: [SymbolKind]) -> Symbol? {
    while firstUnsettled < symbolCount {
      if kinds[firstUnsettled].isPivotable, improves(Symbol(firstUnsettled)) {
        return Symbol(firstUnsettled)
      }
      firstUnsettled += 1
    }
    firstUnsettled = .max
    return nil
  }
}
