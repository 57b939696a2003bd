/// A number that tells texts apart: FNV-1a over eight bytes at a time.
package struct Digest {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number of no text.
  package init() {}

  /// Takes a text in; where one ends counts.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      let whole = raw.count / 8 * 8
      for offset in stride(from: 0, to: whole, by: 8) {
        add(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      for offset in whole..<raw.count { add(UInt64(raw[offset])) }
    }
    add(UInt64(text.utf8.count))
  }

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value >> 29
  }

  /// The number in hexadecimal digits.
  package var text: String { String(value, radix: 16) }
}
