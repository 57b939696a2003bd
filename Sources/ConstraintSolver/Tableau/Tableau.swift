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
  var columns = ColumnLists()
  var objective = Objective()
  /// Rows whose constant fell below what their symbol may be.
  var infeasible: [Int32] = []
  private var freeRows: [Int32] = []
  private var freeSymbols: [Symbol] = []
  private var scratch: [Cell] = []
  /// The number of the last walk that came by, by row.
  private var visits: [Int32] = []
  private var visit: Int32 = 0

  /// Room for a cell of a screen, so that few arrays grow while it is filled, none of them above the
  /// kilobyte up to which memory comes and goes fastest.
  init() {
    rows.reserveCapacity(32)
    basic.reserveCapacity(32)
    kinds.reserveCapacity(64)
    rowOfBasic.reserveCapacity(64)
    columns.reserve(symbols: 64, entries: 120)
    scratch.reserveCapacity(TableauRow.roomForCells)
  }

  // MARK: Symbols and rows

  mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      return symbol
    }
    kinds.append(kind)
    rowOfBasic.append(-1)
    columns.addSymbol()
    objective.addSymbol()
    return Symbol(kinds.count - 1)
  }

  /// Takes back a symbol that no row names.
  mutating func release(_ symbol: Symbol) {
    kinds[Int(symbol)] = .free
    columns.removeAll(of: symbol)
    objective.clear(symbol)
    freeSymbols.append(symbol)
  }

  func value(of symbol: Symbol) -> Double {
    let row = rowOfBasic[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Puts a row in, solved for a symbol that it does not name.
  @discardableResult
  mutating func insert(_ row: consuming TableauRow, for symbol: Symbol) -> Int {
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
    for index in rows[number].cells.indices {
      columns.insert(Int32(number), in: rows[number].cells[index].symbol)
    }
    rowOfBasic[Int(symbol)] = Int32(number)
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
    let listed = columns.rows(of: symbol)
    numbers.reserveCapacity(listed.count)
    for number in listed.sorted() where numbers.last != number && names(Int(number), symbol) {
      numbers.append(number)
    }
    if numbers.count < listed.count {
      columns.removeAll(of: symbol)
      for number in numbers.reversed() { columns.insert(number, in: symbol) }
    }
    return numbers
  }

  /// Begins a walk over rows that takes each once.
  mutating func beginVisit() {
    if visit == .max { (visit, visits) = (0, []) }
    visit += 1
    if visits.count < rows.count {
      visits += Array(repeating: 0, count: rows.count - visits.count)
    }
  }

  /// Whether the walk comes by a row for the first time.
  mutating func isFirstVisit(of row: Int) -> Bool {
    defer { visits[row] = visit }
    return visits[row] != visit
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
    columns.insert(Int32(number), in: basic[number])
    basic[number] = entering
    rowOfBasic[Int(entering)] = Int32(number)

    replace(entering, by: row, except: number)
    swap(&row, &rows[number])
  }

  /// Puts what a symbol is in wherever it is named, but for a row that is being solved.
  mutating func replace(_ symbol: Symbol, by row: borrowing TableauRow, except solved: Int = -1) {
    let first = columns.detach(symbol)
    var place = first
    while place >= 0 {
      let other = columns.row(at: place)
      if other != solved, basic[other] >= 0 { substitute(row, for: symbol, in: other) }
      place = columns.next(after: place)
    }
    columns.giveBack(first)
    objective.substitute(row, for: symbol)
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
  mutating func substitute(_ row: borrowing TableauRow, for symbol: Symbol, in number: Int) {
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
    _ row: borrowing TableauRow, times factor: Double, dropping dropped: Symbol, to number: Int
  ) {
    scratch.removeAll(keepingCapacity: true)
    rows[number].constant += factor * row.constant
    let cells = rows[number].cells
    let count = cells.count
    scratch.reserveCapacity(count + row.cells.count)
    var own = 0
    for cell in row.cells {
      while own < count, cells[own].symbol < cell.symbol {
        let kept = cells[own]
        if kept.symbol != dropped { scratch.append(kept) }
        own += 1
      }
      let added = factor * cell.coefficient
      if own < count, cells[own].symbol == cell.symbol {
        let sum = cells[own].coefficient + added
        if abs(sum) > Tolerance.coefficient {
          scratch.append(Cell(symbol: cell.symbol, coefficient: sum))
        }
        own += 1
      } else if abs(added) > Tolerance.coefficient {
        scratch.append(Cell(symbol: cell.symbol, coefficient: added))
        columns.insert(Int32(number), in: cell.symbol)
      }
    }
    while own < count {
      let kept = cells[own]
      if kept.symbol != dropped { scratch.append(kept) }
      own += 1
    }
    swap(&scratch, &rows[number].cells)
  }
}
