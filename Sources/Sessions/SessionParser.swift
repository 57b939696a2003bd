import Wording

extension Session {
  /// Reads a session.
  ///
  /// A byte order mark and CR LF line ends are accepted.
  ///
  /// - Throws: `SessionSyntaxError` for the first fault in the text.
  /// - Complexity: O(*n*) in the length of the text.
  package init(parsing text: String) throws(SessionSyntaxError) {
    var parser = SessionParser(text)
    self = try parser.parse()
  }
}

/// Reads the text of a session line by line.
///
/// A step stays open from its `> ` line to the next `> `, `# ` or `#!` line; while it is open every
/// other line is its output, except blank lines that end it.
struct SessionParser {
  static let directiveNames = ["width", "language", "include", "skip", "expect-failure"]
  /// The widths that a world can be asked for.
  static let widths = 20...1000

  private let lines: [String]
  private var position = 0
  private var session = Session()

  init(_ text: String) {
    let hasMark = text.utf8.starts(with: [0xEF, 0xBB, 0xBF])
    lines = SessionText.lines(of: hasMark ? String(Substring(text.utf8.dropFirst(3))) : text)
  }

  mutating func parse() throws(SessionSyntaxError) -> Session {
    try readHeader()
    while position < lines.count {
      try readEntry()
    }
    return session
  }

  /// The number, from 1, of the line that is read next.
  private var lineNumber: Int { position + 1 }

  private mutating func append(_ content: Session.Content, at line: Int) {
    session.entries.append(Session.Entry(line: line, content))
  }

  private mutating func readHeader() throws(SessionSyntaxError) {
    let prefix = "#!diffplay session "
    guard let first = lines.first, let rest = SessionText.rest(of: first, after: prefix) else {
      throw .missingHeader(found: lines.first)
    }
    let column = prefix.count + 1
    let version = SessionText.cuttingTrailingSpace(rest)
    guard !version.isEmpty, version.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .unreadableVersion(version, column: column)
    }
    // A number too large for Int is newer than anything known.
    let number = Int(version) ?? Int.max
    guard number >= 1 else { throw .unreadableVersion(version, column: column) }
    guard number <= Session.currentVersion else { throw .newerVersion(version, column: column) }
    session.version = number
    position = 1
  }

  private mutating func readEntry() throws(SessionSyntaxError) {
    let line = lineNumber
    switch SessionLine(lines[position]) {
    case .blank:
      append(.blank, at: line)
      position += 1
    case .prose(let text):
      append(.prose(text), at: line)
      position += 1
    case .directive(let text):
      append(.directive(try directive(text)), at: line)
      position += 1
    case .command(let first):
      position += 1
      append(.step(try step(beginningWith: first)), at: line)
    case .continuation:
      throw .strayContinuation(line: line)
    case .conflictMarker:
      throw .conflictMarker(line: line)
    case .text("#"):
      // An empty line of prose whose space an editor has cut.
      append(.prose(""), at: line)
      position += 1
    case .text(let text):
      throw .strayText(text, line: line)
    }
  }

  private mutating func step(
    beginningWith first: String
  ) throws(SessionSyntaxError) -> Session.Step {
    var command = [first]
    continuing: while position < lines.count {
      switch SessionLine(lines[position]) {
      case .continuation(let text): command.append(text)
      case .text("."): command.append("")
      default: break continuing
      }
      position += 1
    }
    return Session.Step(commandLines: command, expected: try expectedOutput())
  }

  private mutating func expectedOutput() throws(SessionSyntaxError) -> ExpectedOutput {
    var output: [ExpectedLine] = []
    while position < lines.count {
      switch SessionLine(lines[position]) {
      case .text(let text):
        output.append(ExpectedLine(written: text))
        position += 1
      case .blank:
        let run = lines[position...].prefix(while: SessionText.isBlank)
        guard run.endIndex < lines.count, SessionLine(lines[run.endIndex]).isOutput else {
          return ExpectedOutput(output)
        }
        output += run.map { _ in ExpectedLine(written: "") }
        position = run.endIndex
      case .continuation:
        throw .strayContinuation(line: lineNumber)
      case .conflictMarker:
        throw .conflictMarker(line: lineNumber)
      case .command, .prose, .directive:
        return ExpectedOutput(output)
      }
    }
    return ExpectedOutput(output)
  }

  private func directive(_ text: String) throws(SessionSyntaxError) -> Session.Directive {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(words.first ?? "")
    let rest = words.count > 1 ? words[1] : ""
    let argument = String(rest.drop { $0 == " " || $0 == "\t" })
    let column = 3 + text.count - argument.count
    switch name {
    case "width":
      try refuseMisplaced(name, repeated: session.width != nil)
      guard let width = Int(argument), Self.widths.contains(width) else {
        throw .badWidth(argument, line: lineNumber, column: column)
      }
      return .width(width)
    case "language":
      try refuseMisplaced(name, repeated: session.language != nil)
      guard let language = Language(rawValue: argument) else {
        throw .badLanguage(argument, line: lineNumber, column: column)
      }
      return .language(language)
    case "include":
      return .include(try required(argument, usage: "#!include PATH", column: column))
    case "skip":
      try refuseMisplaced(name, repeated: session.skipReason != nil)
      return .skip(try required(argument, usage: "#!skip REASON", column: column))
    case "expect-failure":
      try refuseMisplaced(name, repeated: session.expectedFailureReason != nil)
      let reason = try required(argument, usage: "#!expect-failure REASON", column: column)
      return .expectFailure(reason)
    case "diffplay":
      throw .repeatedHeader(line: lineNumber)
    default:
      return try documentDirective(name, argument, column: column)
    }
  }

  /// A line of a lesson or of a page of `explain`, which only files that say so may hold.
  private func documentDirective(
    _ name: String, _ argument: String, column: Int
  ) throws(SessionSyntaxError) -> Session.Directive {
    let isLesson = session.directives.contains { if case .lesson = $0 { true } else { false } }
    let isPage = session.directives.contains { if case .page = $0 { true } else { false } }
    let (lessonPart, pagePart) = (LessonPart(rawValue: name), PagePart(rawValue: name))
    if let pagePart, isPage || pagePart == .page {
      return .page(PageDirective(name: pagePart, argument: argument, column: column))
    }
    if let lessonPart, isLesson || lessonPart == .lesson {
      return .lesson(LessonDirective(name: lessonPart, argument: argument, column: column))
    }
    if lessonPart != nil { throw .lessonLine(name, line: lineNumber) }
    if pagePart != nil { throw .pageLine(name, line: lineNumber) }
    let known =
      Self.directiveNames + (isLesson ? LessonPart.allCases.map(\.rawValue) : [])
      + (isPage ? PagePart.allCases.map(\.rawValue) : [])
    let nearest = Suggestion.nearest(to: name, among: known)
    throw .unknownDirective(name, nearest: nearest, line: lineNumber)
  }

  private func required(
    _ argument: String, usage: String, column: Int
  ) throws(SessionSyntaxError) -> String {
    guard !argument.isEmpty else {
      throw .missingArgument(usage, line: lineNumber, column: column)
    }
    return argument
  }

  private func refuseMisplaced(_ name: String, repeated: Bool) throws(SessionSyntaxError) {
    if repeated { throw .repeatedDirective(name, line: lineNumber) }
    if !session.steps.isEmpty { throw .lateDirective(name, line: lineNumber) }
  }
}

/// What a line is by its first bytes alone.
enum SessionLine {
  case blank
  case command(String)
  case continuation(String)
  case prose(String)
  case directive(String)
  case conflictMarker
  /// Anything else, trailing white space cut: output while a step is open.
  case text(String)

  init(_ line: String) {
    guard let first = line.utf8.first, Self.markers.contains(first) else {
      self = SessionText.isBlank(line) ? .blank : .text(SessionText.cuttingTrailingSpace(line))
      return
    }
    if let rest = SessionText.rest(of: line, after: "> ") {
      self = .command(rest)
    } else if let rest = SessionText.rest(of: line, after: ". ") {
      self = .continuation(rest)
    } else if let rest = SessionText.rest(of: line, after: "# ") {
      self = .prose(SessionText.cuttingTrailingSpace(rest))
    } else if let rest = SessionText.rest(of: line, after: "#!") {
      self = .directive(SessionText.cuttingTrailingSpace(rest))
    } else if SessionText.isConflictMarker(line) {
      self = .conflictMarker
    } else {
      self = .text(SessionText.cuttingTrailingSpace(line))
    }
  }

  /// The bytes with which all lines begin that are neither blank nor text.
  private static let markers = Array("<>.#".utf8)

  /// Whether the line, after blank lines, shows that these belong to the output.
  var isOutput: Bool {
    switch self {
    case .text, .continuation, .conflictMarker: true
    case .blank, .command, .prose, .directive: false
    }
  }
}
