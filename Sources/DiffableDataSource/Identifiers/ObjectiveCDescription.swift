/// How Foundation describes collections inside UIKit's texts.
enum ObjectiveCDescription {
  /// The description of an `NSArray` whose elements describe themselves as given.
  static func array(_ elements: [String]) -> String {
    guard !elements.isEmpty else { return "(\n)" }
    return "(\n" + elements.map { "    " + quoted($0) }.joined(separator: ",\n") + "\n)"
  }

  /// The description of an `NSOrderedSet`.
  static func set(_ elements: [String]) -> String { "{\(array(elements))}" }

  /// An element as a property list of the old style writes it: anything but ASCII letters and
  /// digits in quotation marks, what is not ASCII as its UTF-16 code units.
  private static func quoted(_ element: String) -> String {
    let plain = element.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
    if plain, !element.isEmpty { return element }
    return "\"" + element.utf16.map(escaped).joined() + "\""
  }

  private static func escaped(_ unit: UInt16) -> String {
    switch unit {
    case UInt16(UInt8(ascii: "\"")): return "\\\""
    case UInt16(UInt8(ascii: "\\")): return "\\\\"
    case UInt16(UInt8(ascii: "\n")): return "\\n"
    case UInt16(UInt8(ascii: "\t")): return "\\t"
    case UInt16(UInt8(ascii: "\r")): return "\\r"
    case 0x20..<0x7F: return String(Unicode.Scalar(UInt8(unit)))
    default:
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
