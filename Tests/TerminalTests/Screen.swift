/// The screen of a terminal, as far as line editing needs one.
///
/// Understands the sequences that libedit writes for `xterm-256color`: cursor motion, erasing,
/// modes (ignored), rendition. Wide characters take two cells, and the cursor waits in the last
/// column as xterm's does. A sequence that it does not know is kept in `unknown`.
///
/// What is drawn dim is no part of `lines`: behind the cursor it is a hint, which nobody typed.
struct Screen {
  private(set) var columns: Int
  private(set) var rows: Int
  /// Rows of cells: a character, or nil for the right half of a wide one.
  private var cells: [[String?]]
  /// The SGR parameters that each cell was drawn with; empty for none.
  private var renditions: [[String]]
  private var rendition = ""
  private(set) var cursor = (row: 0, column: 0)
  private var saved = (row: 0, column: 0)
  /// Whether the last column was just filled: the next character goes to the next row.
  private var isAtMargin = false
  /// Whether the program asked for marks around pastes.
  private(set) var marksPastes = false
  /// Sequences that the emulator does not implement.
  private(set) var unknown: [String] = []

  /// The bytes of an unfinished character or escape sequence.
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    renditions = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  /// The text of each row without trailing blanks; what is dim counts as blank.
  var lines: [String] {
    cells.indices.map { row in
      zip(cells[row], renditions[row]).compactMap { $1 == Self.dim ? " " : $0 }.joined()
        .withoutTrailingBlanks
    }
  }

  /// What is drawn dim in the row of the cursor.
  var hint: String {
    zip(cells[cursor.row], renditions[cursor.row]).filter { $1 == Self.dim }.compactMap(\.0)
      .joined().withoutTrailingBlanks
  }

  private static let dim = "2"

  /// The stretches of the cursor's row that are drawn with a rendition, such as `append` with `1`.
  var renderedWords: [String] {
    var words: [(text: String, rendition: String)] = []
    for (cell, rendition) in zip(cells[cursor.row], renditions[cursor.row]) {
      if words.last?.rendition != rendition { words.append(("", rendition)) }
      words[words.count - 1].text += cell ?? ""
    }
    return words.filter { $0.rendition != "" }.map { "\($0.rendition):\($0.text)" }
  }

  /// All rows down to the last that is not empty.
  var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The row of the cursor.
  var line: String { lines[cursor.row] }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  /// Cuts or extends the rows, as xterm does.
  mutating func resize(columns: Int, rows: Int) {
    func resized<Cell>(_ grid: [[Cell]], _ blank: Cell) -> [[Cell]] {
      let empty = Array(repeating: blank, count: columns)
      let cut = grid.map { Array(($0 + empty).prefix(columns)) }
      return cut + Array(repeating: empty, count: max(0, rows - grid.count))
    }
    cells = resized(cells, " ")
    renditions = resized(renditions, "")
    // Rows go below the cursor first, then above it.
    let below = min(cells.count - rows, cells.count - 1 - cursor.row)
    let above = cells.count - rows - below
    cells = Array(cells.dropLast(below).dropFirst(above))
    renditions = Array(renditions.dropLast(below).dropFirst(above))
    cursor.row -= above
    self.columns = columns
    self.rows = rows
    cursor.column = min(cursor.column, columns - 1)
    isAtMargin = false
  }

  // MARK: - Bytes

  private mutating func feed(_ byte: UInt8) {
    if pending.isEmpty, byte < 0x80, byte != 0x1B { return put(Unicode.Scalar(byte)) }
    pending.append(byte)
    if pending[0] == 0x1B {
      guard isFinal(byte) else { return }
      let sequence = String(decoding: pending.dropFirst(), as: UTF8.self)
      pending = []
      obey(sequence)
    } else {
      let length = pending[0] >= 0xF0 ? 4 : pending[0] >= 0xE0 ? 3 : 2
      guard pending.count == length else { return }
      let text = String(decoding: pending, as: UTF8.self)
      pending = []
      for scalar in text.unicodeScalars { put(scalar) }
    }
  }

  /// Whether `byte` ends the pending escape sequence.
  private func isFinal(_ byte: UInt8) -> Bool {
    guard pending.count > 1 else { return false }
    if pending.count == 2 { return byte != UInt8(ascii: "[") && byte != UInt8(ascii: "(") }
    return pending[1] == UInt8(ascii: "(") || (0x40...0x7E).contains(byte)
  }

  // MARK: - Characters

  private mutating func put(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r":
      cursor.column = 0
      isAtMargin = false
    case "\n": feedLine()
    case "\u{8}":
      cursor.column = max(0, cursor.column - 1)
      isAtMargin = false
    case "\t": cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    case "\u{0}"..."\u{1F}", "\u{7F}": break
    default: draw(scalar)
    }
  }

  private mutating func draw(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    guard width > 0 else {
      let column = isAtMargin ? cursor.column : cursor.column - 1
      if column >= 0 { cells[cursor.row][column]?.unicodeScalars.append(scalar) }
      return
    }
    if isAtMargin || cursor.column + width > columns {
      cursor.column = 0
      feedLine()
    }
    for column in cursor.column..<cursor.column + width { blank(column, in: cursor.row) }
    cells[cursor.row][cursor.column] = String(scalar)
    for column in cursor.column..<cursor.column + width {
      renditions[cursor.row][column] = rendition
    }
    if width == 2 { cells[cursor.row][cursor.column + 1] = nil }
    isAtMargin = cursor.column + width == columns
    cursor.column = min(columns - 1, cursor.column + width)
  }

  /// Makes a cell blank; the other half of a wide character goes with it.
  private mutating func blank(_ column: Int, in row: Int) {
    if cells[row][column] == nil { cells[row][column - 1] = " " }
    if column + 1 < columns, cells[row][column + 1] == nil { cells[row][column + 1] = " " }
    cells[row][column] = " "
    renditions[row][column] = ""
  }

  private mutating func feedLine() {
    isAtMargin = false
    if cursor.row + 1 < rows {
      cursor.row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
      renditions.removeFirst()
      renditions.append(Array(repeating: "", count: columns))
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0300...0x036F, 0x1160...0x11FF, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  // MARK: - Sequences

  private mutating func obey(_ sequence: String) {
    guard sequence.hasPrefix("["), let final = sequence.last else {
      switch sequence {
      case "7": saved = cursor
      case "8": move(row: saved.row, column: saved.column)
      case "M": cursor.row = max(0, cursor.row - 1)
      case "=", ">", "(B": break
      default: unknown.append(sequence)
      }
      return
    }
    let body = sequence.dropFirst().dropLast()
    if body.hasPrefix("?") {
      if body == "?2004" { marksPastes = final == "h" }
      return
    }
    let parameters = body.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let count = max(1, parameters.first ?? 1)
    switch final {
    case "A": move(row: cursor.row - count, column: cursor.column)
    case "B": move(row: cursor.row + count, column: cursor.column)
    case "C": move(row: cursor.row, column: cursor.column + count)
    case "D": move(row: cursor.row, column: cursor.column - count)
    case "G": move(row: cursor.row, column: count - 1)
    case "H": move(row: count - 1, column: max(1, parameters.dropFirst().first ?? 1) - 1)
    case "J": eraseDisplay(parameters.first ?? 0)
    case "K": eraseLine(parameters.first ?? 0)
    case "m": rendition = ["", "0"].contains(body) ? "" : String(body)
    case "h", "l", "r": break
    default: unknown.append(sequence)
    }
  }

  private mutating func move(row: Int, column: Int) {
    cursor = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
    isAtMargin = false
  }

  private mutating func eraseLine(_ part: Int) {
    let erased =
      switch part {
      case 0: cursor.column..<columns
      case 1: 0..<cursor.column + 1
      default: 0..<columns
      }
    for column in erased { blank(column, in: cursor.row) }
  }

  private mutating func eraseDisplay(_ part: Int) {
    let empty = [String?](repeating: " ", count: columns)
    if part == 0 { eraseLine(0) }
    if part == 1 { eraseLine(1) }
    let erased =
      switch part {
      case 0: cursor.row + 1..<rows
      case 1: 0..<cursor.row
      default: 0..<rows
      }
    for row in erased {
      cells[row] = empty
      renditions[row] = Array(repeating: "", count: columns)
    }
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
