import TextWidth
import Wording

/// Writes elements of XML, each on a line of its own, the same bytes for the same calls.
struct XMLWriter {
  /// What has been written.
  private(set) var text = ""
  private var open: [String] = []

  /// Begins an element that others stand in.
  mutating func begin(_ name: String, _ attributes: XMLAttributes = [:]) {
    indent()
    text += "<\(name)\(attributes.text)>\n"
    open.append(name)
  }

  /// Ends the element that was begun last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element with nothing in it.
  mutating func empty(_ name: String, _ attributes: XMLAttributes) {
    indent()
    text += "<\(name)\(attributes.text)/>\n"
  }

  /// Writes an element with words in it, whatever characters they have.
  mutating func words(_ name: String, _ attributes: XMLAttributes = [:], _ words: String) {
    indent()
    text += "<\(name)\(attributes.text)>\(Self.escaped(words))</\(name)>\n"
  }

  /// Writes lines as they are; they must be XML.
  mutating func raw(_ lines: String) { text += lines }

  private mutating func indent() { text += String(repeating: " ", count: open.count) }

  /// The words as text of XML or as an attribute's value: what would steer a reader is shown.
  static func escaped(_ words: String) -> String {
    var escaped = ""
    for scalar in words.singleLine.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The attributes of an element in their order.
struct XMLAttributes: ExpressibleByDictionaryLiteral {
  private var pairs: [(name: String, value: String)] = []

  init(dictionaryLiteral elements: (String, XMLValue)...) {
    pairs = elements.map { ($0, $1.text) }
  }

  /// Adds an attribute behind the others.
  mutating func add(_ name: String, _ value: XMLValue) { pairs.append((name, value.text)) }

  fileprivate var text: String {
    pairs.map { " \($0.name)=\"\(XMLWriter.escaped($0.value))\"" }.joined()
  }
}

/// The value of an attribute: words, or a number with two decimals at most.
struct XMLValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  var text: String

  init(stringLiteral value: String) { text = value }
  init(integerLiteral value: Int) { text = "\(value)" }
  init(floatLiteral value: Double) { self.init(value) }
  init(_ text: String) { self.text = text }
  init(_ number: Double) { text = number.isFinite ? NumberText.rounded(number) : "0" }
}
