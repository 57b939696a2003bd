/// Bytes as letters, digits, `-` and `_` (RFC 4648, section 5), without padding.
enum Base64URL {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  /// The text of bytes.
  static func text(of bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    characters.reserveCapacity(bytes.count / 3 * 4 + 3)
    var (held, count) = (0, 0)
    for byte in bytes {
      held = held << 8 | Int(byte)
      count += 8
      while count >= 6 {
        count -= 6
        characters.append(alphabet[held >> count & 63])
      }
      held &= 1 << count - 1
    }
    if count > 0 { characters.append(alphabet[held << (6 - count) & 63]) }
    return String(decoding: characters, as: UTF8.self)
  }

  /// The bytes of a text; nil where a character is none of the alphabet.
  static func bytes(of text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3 + 2)
    var (held, count) = (0, 0)
    for character in text.utf8 {
      guard let value = values[Int(character)] else { return nil }
      held = held << 6 | Int(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(held >> count & 255))
      }
      held &= 1 << count - 1
    }
    return bytes
  }
}
