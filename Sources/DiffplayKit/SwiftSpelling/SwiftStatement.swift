/// How a statement in Swift spelling is told from one in words.
enum SwiftStatement {
  /// The variables a Swift statement may begin with.
  static let variables = ["snapshot", "dataSource", "outline"]

  /// Whether the text begins as Swift does: `snapshot.…`, `snapshot = …`, `_ = …`, `let x = …`.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = Substring(String(decoding: bytes.prefix(80), as: UTF8.self))
    let first = takeName(&rest)
    if first == "let" || first == "var" {
      return true
    }
    guard first == "_" || variables.contains(first) else { return false }
    let next = rest.drop { $0 == " " }
    return next.first == "." || (next.first == "=" && next.dropFirst().first != "=")
  }

  private static func takeName(_ text: inout Substring) -> String {
    let name = text.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    text = text[name.endIndex...]
    return String(name)
  }
}
