/// Equations solved for some of their symbols: each row says what its own symbol, the basic one,
/// is in terms of the others, which all are zero at present.
///
/// Rows are sparse and have numbers that stay; a column lists the rows that may name its symbol.
/// Costs are dense, one number for each priority level, so that a symbol's are side by side.
struct Tableau: Sendable {
  /// By row number; an unused row is empty.
  var rows: [TableauRow] = []
  /// The symbol that a row is solved for, by row number; -1 where the row is unused.
  var basic: [Symbol] = []
  /// By symbol.
  var kinds: [SymbolKind] = []
  /// The row that is solved for a symbol, by symbol; -1 where none is.
  var rowOfBasic: [Int32] = []
  /// By symbol: rows that name it, and perhaps some that no longer do, or twice.
  var columns: [[Int32]] = []
  var objective = Objective()
  /// Rows whose constant fell below what their symbol may be.
  var infeasible: [Int32] = []
  private var freeRows: [Int32] = []
  private var freeSymbols: [Symbol] = []
  private var scratch: [Cell] = []

  /// Room for a cell of a screen, so that few arrays grow while it is filled.
  init() {
    rows.reserveCapacity(32)
    basic.reserveCapacity(32)
    kinds.reserveCapacity(64)
    rowOfBasic.reserveCapacity(64)
    columns.reserveCapacity(64)
  }

  // MARK: Symbols and rows

  mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfBasic.append(-1)
    columns.append([])
    objective.addSymbol()
    return Symbol(kinds.count - 1)
  }

  /// Takes back a symbol that no row names.
  mutating func release(_ symbol: Symbol) {
    kinds[Int(symbol)] = .free
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    objective.clear(symbol)
    freeSymbols.append(symbol)
  }

  func value(of symbol: Symbol) -> Double {
    let row = rowOfBasic[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Puts a row in, solved for a symbol that it does not name.
  @discardableResult
  mutating func insert(_ row: TableauRow, for symbol: Symbol) -> Int {
    let number: Int
    if let free = freeRows.popLast() {
      number = Int(free)
      rows[number] = row
      basic[number] = symbol
    } else {
      number = rows.count
      rows.append(row)
      basic.append(symbol)
    }
    rowOfBasic[Int(symbol)] = Int32(number)
    for cell in row.cells { columns[Int(cell.symbol)].append(Int32(number)) }
    return number
  }

  /// Takes a row out together with the symbol that it is solved for.
  @discardableResult
  mutating func remove(row number: Int) -> TableauRow {
    var row = TableauRow()
    swap(&row, &rows[number])
    rowOfBasic[Int(basic[number])] = -1
    basic[number] = -1
    freeRows.append(Int32(number))
    return row
  }

  /// The rows that name a symbol, each once, in ascending order.
  mutating func rows(naming symbol: Symbol) -> [Int32] {
    var numbers: [Int32] = []
    for number in columns[Int(symbol)] where names(Int(number), symbol) { numbers.append(number) }
    numbers.sort()
    var kept = 0
    for index in numbers.indices where kept == 0 || numbers[kept - 1] != numbers[index] {
      numbers[kept] = numbers[index]
      kept += 1
    }
    numbers.removeSubrange(kept...)
    columns[Int(symbol)] = numbers
    return numbers
  }

  private func names(_ row: Int, _ symbol: Symbol) -> Bool {
    basic[row] >= 0 && rows[row].coefficient(of: symbol) != 0
  }

  // MARK: Pivoting

  /// Solves a row for another of its symbols, and puts that solution in wherever it is named.
  mutating func pivot(row number: Int, to entering: Symbol) {
    var row = TableauRow()
    swap(&row, &rows[number])
    solve(&row, for: entering, instead: basic[number])
    rowOfBasic[Int(basic[number])] = -1
    columns[Int(basic[number])].append(Int32(number))
    basic[number] = entering
    rowOfBasic[Int(entering)] = Int32(number)

    var touched: [Int32] = []
    swap(&touched, &columns[Int(entering)])
    for other in touched where Int(other) != number && basic[Int(other)] >= 0 {
      substitute(row, for: entering, in: Int(other))
    }
    objective.substitute(row, for: entering)
    touched.removeAll(keepingCapacity: true)
    swap(&touched, &columns[Int(entering)])
    swap(&row, &rows[number])
  }

  /// From `leaving = row` to `entering = row`.
  private func solve(_ row: inout TableauRow, for entering: Symbol, instead leaving: Symbol) {
    guard let place = row.cells.firstIndex(where: { $0.symbol == entering }) else { return }
    let reciprocal = -1 / row.cells[place].coefficient
    row.cells.remove(at: place)
    row.scale(by: reciprocal)
    var target = 0
    while target < row.cells.count, row.cells[target].symbol < leaving { target += 1 }
    row.cells.insert(Cell(symbol: leaving, coefficient: -reciprocal), at: target)
  }

  /// Puts what a symbol is into a row that may name it.
  mutating func substitute(_ row: TableauRow, for symbol: Symbol, in number: Int) {
    let factor = rows[number].coefficient(of: symbol)
    guard factor != 0 else { return }
    add(row, times: factor, dropping: symbol, to: number)
    let constant = rows[number].constant
    guard constant < 0, kinds[Int(basic[number])].isRestricted else { return }
    if constant > -Tolerance.coefficient {
      rows[number].constant = 0
    } else {
      infeasible.append(Int32(number))
    }
  }

  /// Adds a multiple of a row to another, which loses one symbol.
  private mutating func add(
    _ row: TableauRow, times factor: Double, dropping dropped: Symbol, to number: Int
  ) {
    scratch.removeAll(keepingCapacity: true)
    rows[number].constant += factor * row.constant
    let count = rows[number].cells.count
    var own = 0
    for cell in row.cells {
      while own < count, rows[number].cells[own].symbol < cell.symbol {
        let kept = rows[number].cells[own]
        if kept.symbol != dropped { scratch.append(kept) }
        own += 1
      }
      let added = factor * cell.coefficient
      if own < count, rows[number].cells[own].symbol == cell.symbol {
        let sum = rows[number].cells[own].coefficient + added
        if abs(sum) > Tolerance.coefficient {
          scratch.append(Cell(symbol: cell.symbol, coefficient: sum))
        }
        own += 1
      } else if abs(added) > Tolerance.coefficient {
        scratch.append(Cell(symbol: cell.symbol, coefficient: added))
        columns[Int(cell.symbol)].append(Int32(number))
      }
    }
    while own < count {
      let kept = rows[number].cells[own]
      if kept.symbol != dropped { scratch.append(kept) }
      own += 1
    }
    swap(&scratch, &rows[number].cells)
  }
}
