/// The advances of the open font and its kerning, read once.
final class AdvanceTable: Sendable {
  /// How many advances a row has: three weights of each of two optical sizes.
  static let columns = 6
  /// Scalars below it are looked up; the tables know none above.
  static let bound = 0x2800

  /// The row of each scalar, 0 where there is none.
  private let rows: [UInt16]
  /// The advances of all rows, in thousandths of an em; the first row is not used.
  private let advances: [Float]
  /// The kerning of each pair of ASCII characters, in thousandths of an em.
  private let kerning: [Int8]

  static let shared = AdvanceTable()

  private init() {
    var rows = [UInt16](repeating: 0, count: Self.bound)
    var advances = [Float](repeating: 0, count: Self.columns)
    for text in [latinAdvances, greekAndCyrillicAdvances, symbolAdvances] {
      for line in text.split(separator: "\n") {
        let fields = line.split(separator: " ")
        let row = UInt16(advances.count / Self.columns)
        advances += fields.prefix(Self.columns).compactMap { Float($0) }
        for scalar in fields.dropFirst(Self.columns).flatMap(Self.scalars) {
          rows[Int(scalar.value)] = row
        }
      }
    }
    (self.rows, self.advances, kerning) = (rows, advances, Self.readKerning())
  }

  /// The scalars that a field stands for: itself, or the one that it has in hexadecimal.
  private static func scalars(_ field: Substring) -> [Unicode.Scalar] {
    if field.first == "+", let value = UInt32(field.dropFirst(), radix: 16) {
      return Unicode.Scalar(value).map { [$0] } ?? []
    }
    return Array(field.unicodeScalars)
  }

  private static func readKerning() -> [Int8] {
    var kerning = [Int8](repeating: 0, count: 128 * 128)
    for line in kerningPairs.split(separator: "\n") {
      let fields = line.split(separator: " ")
      var amount: Int8 = 0
      for (place, field) in fields.dropFirst().enumerated() {
        guard !place.isMultiple(of: 2) else {
          amount = Int8(field) ?? 0
          continue
        }
        for first in fields[0].utf8 {
          for second in field.utf8 { kerning[Int(first) * 128 + Int(second)] = amount }
        }
      }
    }
    return kerning
  }

  /// The place of a scalar's first advance, or nil where the table has none.
  func place(of scalar: UInt32) -> Int? {
    guard scalar < UInt32(Self.bound) else { return nil }
    let row = rows[Int(scalar)]
    return row == 0 ? nil : Int(row) * Self.columns
  }

  /// An advance of the row that begins at `place`, in thousandths of an em.
  func advance(_ place: Int, _ column: Int) -> Double { Double(advances[place + column]) }

  /// How much nearer the second of two characters stands, in thousandths of an em.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    first < 128 && second < 128 ? Double(kerning[Int(first) * 128 + Int(second)]) : 0
  }
}
