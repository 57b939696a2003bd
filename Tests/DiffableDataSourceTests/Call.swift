import Testing

/// One Swift call on `s`, as the fixtures write it.
struct Call: Sendable {
  /// An argument of a call.
  indirect enum Argument: Sendable {
    case word(String)
    case list([String])
    case flag(Bool)
  }

  /// The method with its labels, such as `insertItems(_:beforeItem:)`.
  var name: String
  var arguments: [Argument]
  /// Whether an argument is a section snapshot, made of the roots that stand in its list.
  var isOutline = false

  /// The words of an argument that is a list.
  func list(_ index: Int) -> [String] {
    if arguments.indices.contains(index), case .list(let words) = arguments[index] { return words }
    return []
  }

  /// An argument that is a word.
  func word(_ index: Int) -> String {
    if case .word(let word) = arguments[index] { return word }
    Issue.record("argument \(index) of \(name) is no word")
    return ""
  }

  /// An argument that is `true` or `false`.
  func flag(_ index: Int) -> Bool {
    if case .flag(let flag) = arguments[index] { return flag }
    return false
  }
}

extension Call {
  /// Reads `s.name(…)`, also behind `_ =` and `let sub =`.
  init(parsing text: String) {
    var rest = text[...]
    if let dot = rest.firstIndex(of: ".") { rest = rest[dot...].dropFirst() }
    let open = rest.firstIndex(of: "(") ?? rest.endIndex
    let base = rest[..<open]
    rest = rest[open...].dropFirst()
    var labels = ""
    arguments = []
    isOutline = text.contains("snapshotWithRoots(")
    while let first = rest.first, first != ")" {
      if first == "," || first == " " {
        rest.removeFirst()
        continue
      }
      var label = "_"
      if first.isLetter, let colon = rest.firstIndex(of: ":"),
        rest[..<colon].allSatisfy(\.isLetter)
      {
        label = String(rest[..<colon])
        rest = rest[colon...].dropFirst(2)
      }
      labels += label + ":"
      arguments.append(Self.argument(&rest))
    }
    name = "\(base)(\(labels))"
  }

  private static func argument(_ rest: inout Substring) -> Argument {
    if rest.hasPrefix("snapshotWithRoots(") {
      rest.removeFirst("snapshotWithRoots(".count)
      let argument = argument(&rest)
      rest.removeFirst()
      return argument
    }
    if rest.hasPrefix("[") {
      rest.removeFirst()
      var words: [String] = []
      while let first = rest.first, first != "]" {
        if first == "\"" { words.append(quoted(&rest)) } else { rest.removeFirst() }
      }
      rest.removeFirst()
      return .list(words)
    }
    if rest.hasPrefix("\"") { return .word(quoted(&rest)) }
    let word = rest.prefix(while: \.isLetter)
    rest = rest[word.endIndex...]
    return .flag(word == "true")
  }

  private static func quoted(_ rest: inout Substring) -> String {
    rest.removeFirst()
    let word = String(rest.prefix { $0 != "\"" })
    rest = rest.dropFirst(word.count + 1)
    return word
  }
}
