/// Finds the lines and texts of places in an entry, asked for from front to back.
package struct LineCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  package init(_ entry: String) { bytes = Array(entry.utf8) }

  /// The line of a UTF-8 offset, from 1; offsets must not decrease from call to call.
  package mutating func line(at offset: Int) -> Int {
    let end = min(offset, bytes.count)
    while position < end {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    return line
  }

  /// The text of a range of UTF-8 offsets.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
