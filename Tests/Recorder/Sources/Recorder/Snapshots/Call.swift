import Foundation

/// One Swift call, as the files write it: `s.insertItems(["a"], beforeItem: "b")`.
struct Call {
  /// The method with its labels, such as `insertItems(_:beforeItem:)`.
  let name: String
  /// The texts of each argument, those of a list together; a flag is `true` or `false`.
  private let arguments: [[String]]
  /// Whether an argument is a section snapshot, made of the roots that stand in its list.
  let hasOutline: Bool

  func list(_ index: Int) -> [String] {
    arguments.indices.contains(index) ? arguments[index] : []
  }
  func word(_ index: Int) -> String { list(index).first ?? "" }
  func flag(_ index: Int) -> Bool { word(index) == "true" }

  /// Reads what stands behind the first full stop; strings are in single or double quotes.
  init(_ text: String) {
    hasOutline = text.contains("snapshotWithRoots(")
    let plain = text.replacing(/snapshotWithRoots\((\[[^\]]*\])\)/) { $0.output.1 }
      .replacingOccurrences(of: "'", with: "\"")
    let call = plain.firstIndex(of: ".").map { plain[$0...].dropFirst() } ?? plain[...]
    let open = call.firstIndex(of: "(") ?? call.endIndex
    var labels = ""
    var arguments: [[String]] = []
    for part in Self.parts(call[open...].dropFirst()) {
      let pieces = part.split(separator: "\"", omittingEmptySubsequences: false)
      let lead = pieces[0]
      let colon = lead.firstIndex(of: ":")
      labels += colon.map { String(lead[...$0]).trimmingPrefix { $0 == " " } + "" } ?? "_:"
      let words = stride(from: 1, to: pieces.count, by: 2).map { String(pieces[$0]) }
      let bare = (colon.map { lead[$0...].dropFirst() } ?? lead).filter(\.isLetter)
      arguments.append(words.isEmpty && !bare.isEmpty ? [String(bare)] : words)
    }
    name = "\(call[..<open])(\(labels))"
    self.arguments = arguments
  }

  /// What stands between commas that are in no list and no string.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted: depth += 1
      case "]" where !isQuoted: depth -= 1
      case "," where !isQuoted && depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      case ")" where !isQuoted && depth == 0:
        if start < index { parts.append(text[start..<index]) }
        return parts
      default: break
      }
    }
    return parts
  }
}
