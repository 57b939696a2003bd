import Foundation

/// An element of the XML that Interface Builder writes.
final class NibElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [NibElement] = []
  private(set) var text = ""

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The first child of a name, with `key` where one is given.
  func child(_ name: String, key: String? = nil) -> NibElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The children of the first child of a name.
  func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// The first child that is the value of a property; nil also where that is nothing.
  func value(_ key: String) -> NibElement? {
    children.first { $0["key"] == key && $0.name != "nil" }
  }

  /// It and all inside it.
  var all: [NibElement] { [self] + children.flatMap(\.all) }

  /// An attribute that is a number; nil for one that no screen has room for, which Interface Builder
  /// never writes.
  func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap { Double($0) }.flatMap { abs($0) <= 1e7 ? CGFloat($0) : nil }
  }

  // MARK: Reading

  /// How deep elements may stand in each other: views are made, and let go of, by a call a level.
  private static let deepest = 256

  /// The root of a document; nil where it is none, or one deeper than any that is drawn by hand.
  static func read(_ document: String) -> NibElement? {
    var rest = Substring(document)
    var open: [NibElement] = []
    while let start = rest.firstIndex(of: "<") {
      open.last?.text += unescaped(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = tagEnd(in: rest) else { return nil }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        guard let closed = open.popLast() else { return nil }
        if open.isEmpty { return closed }
        continue
      }
      let element = element(in: tag)
      open.last?.children.append(element)
      if tag.hasSuffix("/") {
        if open.isEmpty { return element }
      } else {
        guard open.count < deepest else { return nil }
        open.append(element)
      }
    }
    return nil
  }

  /// Where a tag ends, which may have the sign for it in a value.
  private static func tagEnd(in text: Substring) -> Substring.Index? {
    var isQuoted = false
    return text.indices.first { index in
      if text[index] == "\"" { isQuoted.toggle() }
      return text[index] == ">" && !isQuoted
    }
  }

  private static func element(in tag: Substring) -> NibElement {
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    var rest = tag.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      guard let open = rest[equals...].firstIndex(of: "\""),
        let close = rest[rest.index(after: open)...].firstIndex(of: "\"")
      else { break }
      attributes[key] = unescaped(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
    }
    return NibElement(name: String(name), attributes: attributes)
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = String(text)
    let entities = [
      ("&#10;", "\n"), ("&#9;", "\t"), ("&#13;", "\r"), ("&lt;", "<"), ("&gt;", ">"),
      ("&quot;", "\""), ("&apos;", "'"),
      ("&amp;", "&"),
    ]
    for (entity, character) in entities {
      result = result.replacingOccurrences(of: entity, with: character)
    }
    return result
  }
}
