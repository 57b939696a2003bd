/// A column of the tableau: what stands on the right of its rows or, alone, on the left of one.
typealias Symbol = Int32

/// What a symbol stands for, which decides the values that it may take.
enum SymbolKind: UInt8, Sendable {
  /// Nothing at present; the symbol will be given again.
  case free
  /// A variable of the system, which takes any value.
  case variable
  /// What an inequality leaves to its bound, zero or above.
  case slack
  /// What a constraint below the required ones misses its sum by, zero or above.
  case error
  /// What a required equation misses its sum by: nothing. It says where the equation went.
  case dummy

  /// Whether it may not fall below zero.
  var isRestricted: Bool { self != .variable }
  /// Whether it may take another value than zero where it stands on the right.
  var isPivotable: Bool { self == .slack || self == .error }
}

/// A symbol so many times, in a row.
struct Cell: Hashable, Sendable {
  var symbol: Symbol
  var coefficient: Double
}

/// A sum of a constant and of symbols, each once, in their order.
struct TableauRow: Hashable, Sendable {
  var constant: Double = 0
  var cells: [Cell] = []

  /// Cells that most rows do not exceed.
  static let roomForCells = 8

  /// What a symbol is multiplied by; zero where the row has none.
  ///
  /// - Complexity: O(log *n*) for *n* cells.
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  /// Where a symbol is, or would be.
  private func place(of symbol: Symbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts in a cell whose symbol the row does not name.
  mutating func insert(_ cell: Cell) {
    guard let last = cells.last, last.symbol > cell.symbol else { return cells.append(cell) }
    cells.insert(cell, at: place(of: cell.symbol))
  }

  /// Adds a multiple of a symbol.
  ///
  /// - Complexity: O(*n*) for *n* cells; O(log *n*) behind the last one.
  mutating func add(_ coefficient: Double, of symbol: Symbol) {
    guard let last = cells.last, last.symbol >= symbol else {
      return cells.append(Cell(symbol: symbol, coefficient: coefficient))
    }
    let place = place(of: symbol)
    if place < cells.count, cells[place].symbol == symbol {
      cells[place].coefficient += coefficient
    } else {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
    }
  }

  /// Adds a multiple of another row.
  mutating func add(_ row: borrowing TableauRow, times factor: Double) {
    constant += factor * row.constant
    for index in row.cells.indices {
      add(factor * row.cells[index].coefficient, of: row.cells[index].symbol)
    }
  }

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }
}

/// What rounding may leave where a sum is zero.
enum Tolerance {
  /// Of coefficients and costs.
  static let coefficient = 1e-9
  /// Of values: a millionth of a point.
  static let value = 1e-6
}
