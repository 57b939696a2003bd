import TextWidth

/// What the Swift compiler wrote about code that it refuses.
struct CompilerOutput {
  /// The most lines that are shown.
  private static let shownLines = 60

  /// Its lines, as it wrote them.
  let lines: [String]

  /// What was written to the standard error about `sources`, each under its own path.
  init(_ text: String, sources: [ImportProgram.Source] = []) {
    let marked = sources.filter { $0.mark != $0.path }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let source = marked.first { line.hasPrefix($0.mark + ":") }
      return source.map { $0.path.singleLine + line.dropFirst($0.mark.count) } ?? String(line)
    }
  }

  /// Its errors: the file, the line, and what is wrong.
  var errors: [(file: String, line: Int, message: String)] {
    lines.compactMap { line in
      guard let mark = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
      return (
        place.dropLast(2).joined(separator: ":"), number, String(line[mark.upperBound...])
      )
    }
  }

  /// The definitions whose generated code the compiler refuses.
  var refusedDefinitions: Set<Int> {
    Set(errors.filter { $0.file == ImportProgram.generatedName }.map { $0.line - 1 })
  }

  /// What a person is shown: the messages, up to a bound.
  var shown: [String] {
    var shown = lines
    while shown.last?.isEmpty == true { shown.removeLast() }
    guard shown.count > Self.shownLines else { return shown }
    return shown.prefix(Self.shownLines) + ["… \(shown.count - Self.shownLines) lines more"]
  }

  /// The names of Apple's that the code uses and the library does not have, each once, in order.
  var missingNames: [String] {
    var names: [String] = []
    for error in errors {
      guard let name = Self.missingName(in: error.message), !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }

  private static func missingName(in message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    guard let first = quoted.first else {
      return message.contains("Objective-C interoperability is disabled") ? "@objc" : nil
    }
    if message.hasPrefix("no such module") { return "module \(first)" }
    if message.hasPrefix("no macro named") { return "#\(first)" }
    if message.hasPrefix("cannot find"), message.contains("in scope") {
      return isApples(first) ? first : nil
    }
    if message.contains("has no member"), quoted.count >= 2 {
      let type = first.filter { $0 != "?" && $0 != "!" }
      return isApples(type) ? "\(type).\(quoted[1])" : nil
    }
    return nil
  }

  /// Whether a name begins as Apple's do, such as `UIButton`.
  private static func isApples(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "CG", "CI", "AV", "MK", "CL", "WK", "SK"]
    let rest = name.dropFirst(2)
    return prefixes.contains { name.hasPrefix($0) } && rest.first?.isUppercase == true
  }
}
