import RewritingRecords
import TextWidth

/// What the Swift compiler wrote about code that it refuses.
struct CompilerOutput {
  /// The most lines that are shown.
  private static let shownLines = 60

  /// Its lines, as it wrote them.
  let lines: [String]

  /// What was written to the standard error about copies of `sources` in `folder`.
  init(_ text: String, of sources: [ImportProgram.Source] = [], in folder: String = "") {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Self.renamed(String(line), sources, folder)
    }
  }

  /// A line with what a person calls the files in the place of what the compiler does.
  private static func renamed(
    _ line: String, _ sources: [ImportProgram.Source], _ folder: String
  ) -> String {
    for source in sources {
      let copy = "\(folder)/\(source.copy):"
      if line.hasPrefix(copy) {
        // What the compiler cannot place in the user's text, such as its end, it places in the copy,
        // which has a line before that.
        let rest = line.dropFirst(copy.count)
        let number = Int(rest.prefix(while: \.isNumber)) ?? 1
        let last = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
        let place = "\(source.path.singleLine):\(min(max(1, number - 1), last))"
        return place + rest.drop(while: \.isNumber)
      }
      if source.mark != source.path, line.hasPrefix(source.mark + ":") {
        return source.path.singleLine + line.dropFirst(source.mark.count)
      }
    }
    guard !folder.isEmpty else { return line }
    return line.replacing("\(folder)/\(ImportProgram.entryFile)", with: ImportProgram.entryTitle)
      .replacing("\(folder)/", with: "")
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

  /// Its errors as it placed them, for what takes out of the copies what they are about.
  static func refusals(
    in text: String, of sources: [ImportProgram.Source], in folder: String
  ) -> [RewritingTask.Refusal] {
    text.split(separator: "\n").compactMap { line in
      guard let mark = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place.last ?? "")
      else { return nil }
      let file = place.dropLast(2).joined(separator: ":")
      let copy = sources.first { file == "\(folder)/\($0.copy)" }
      return RewritingTask.Refusal(
        mark: copy?.mark ?? file, line: copy == nil ? row : max(1, row - 1), column: column,
        message: String(line[mark.upperBound...]))
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
    let count = shown.count - Self.shownLines
    shown = shown.prefix(Self.shownLines).map { $0.bounded() }
    return count > 0 ? shown + ["… \(count) lines more"] : shown
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

extension StringProtocol {
  /// The text, or its beginning and `…` where it is longer than anybody reads: code of others may
  /// write as much as it likes.
  package func bounded(lines: Int = 20, bytes: Int = 2_000) -> String {
    var (lines, bytes) = (lines, bytes)
    var beginning = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      bytes -= UTF8.width(scalar)
      if scalar == "\n" { lines -= 1 }
      if bytes < 0 || lines == 0 { return String(beginning) + "…" }
      beginning.append(scalar)
    }
    return String(self)
  }
}
