import RewritingRecords
import TextWidth
import Wording

/// What the Swift compiler wrote about code that it refuses.
struct CompilerOutput {
  /// The most lines that are shown.
  private static let shownLines = 20

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
      Self.errorPlace(line).map { ($0.file, $0.line, $0.message) }
    }
  }

  /// Where an error is that a line begins to tell of, and what is wrong; nil for any other line.
  private static func errorPlace(
    _ line: some StringProtocol
  ) -> (file: String, line: Int, column: Int, message: String)? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place.last ?? "")
    else { return nil }
    let file = place.dropLast(2).joined(separator: ":")
    return (file, row, column, String(line[mark.upperBound...]))
  }

  /// Its errors as it placed them, for what takes out of the copies what they are about.
  static func refusals(
    in text: String, of sources: [ImportProgram.Source], in folder: String
  ) -> [RewritingTask.Refusal] {
    text.split(separator: "\n").compactMap { line in
      guard let place = errorPlace(line) else { return nil }
      let copy = sources.first { place.file == "\(folder)/\($0.copy)" }
      return RewritingTask.Refusal(
        mark: copy?.mark ?? place.file, line: copy == nil ? place.line : max(1, place.line - 1),
        column: place.column, message: place.message)
    }
  }

  /// Where the compiler was in the code of `sources` when it ended without an answer, as a refusal;
  /// none where it does not say.
  ///
  /// The innermost of what it was at is told last.
  static func crashes(
    in text: String, of sources: [ImportProgram.Source], in folder: String
  ) -> [RewritingTask.Refusal] {
    for line in text.split(separator: "\n").reversed() where line.contains("While ") {
      for source in sources {
        for name in ["\(folder)/\(source.copy)", source.mark] {
          guard let found = line.firstRange(of: "\(name):") else { continue }
          let numbers = line[found.upperBound...].split(separator: ":", maxSplits: 2)
          guard let row = numbers.first.flatMap({ Int($0) }), numbers.count > 1,
            let column = Int(numbers[1].prefix(while: \.isNumber))
          else { continue }
          return [
            RewritingTask.Refusal(
              mark: source.mark, line: name == source.mark ? row : max(1, row - 1),
              column: column, message: "the compiler does not come through this")
          ]
        }
      }
    }
    return []
  }

  /// The definitions whose generated code the compiler refuses.
  var refusedDefinitions: Set<Int> {
    Set(errors.filter { $0.file == ImportProgram.generatedName }.map { $0.line - 1 })
  }

  /// What a person is shown: the messages, up to a bound.
  ///
  /// - Parameter places: The declarations that the errors stand in, one for each, which hold for
  ///   longer than lines do; empty where none is known.
  func shown(in places: [String] = []) -> [Message] {
    var places = places[...]
    var shown: [Message] = lines.map { line in
      let place = Self.errorPlace(line) == nil ? nil : places.popFirst()
      let said = line.bounded(bytes: 200)
      return place.flatMap { $0.isEmpty ? nil : "\(said) (in \($0.singleLine))" }
        ?? Message(verbatim: said)
    }
    while shown.last?.english.isEmpty == true { shown.removeLast() }
    let count = shown.count - Self.shownLines
    return count > 0 ? shown.prefix(Self.shownLines) + ["… \(count) lines more"] : shown
  }

  /// The names of Apple's that the code uses and nobody declares, each once, in order.
  ///
  /// A member that is not there may be one of Apple's or of an extension of the app's: nobody can
  /// tell, so they are told apart from what is Apple's for certain.
  var missingNames: (apples: [String], members: [String]) {
    var names: (apples: [String], members: [String]) = ([], [])
    for error in errors {
      guard let (name, isMember) = Self.missingName(in: error.message) else { continue }
      if isMember {
        if !names.members.contains(name) { names.members.append(name) }
      } else if !names.apples.contains(name) {
        names.apples.append(name)
      }
    }
    return names
  }

  private static func missingName(in message: String) -> (name: String, isMember: Bool)? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    guard let first = quoted.first else {
      return message.contains("Objective-C interoperability is disabled") ? ("@objc", false) : nil
    }
    if message.hasPrefix("no such module") { return ("module \(first)", false) }
    if message.hasPrefix("no macro named") { return ("#\(first)", false) }
    if message.hasPrefix("cannot find"), message.contains("in scope") {
      return isApples(first) ? (first, false) : nil
    }
    if message.contains("has no member"), quoted.count >= 2 {
      let type = first.filter { $0 != "?" && $0 != "!" }
      return isApples(type) ? ("\(type).\(quoted[1])", true) : nil
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
