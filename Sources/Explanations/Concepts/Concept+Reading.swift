import Sessions
import Wording

// A page is read from the session it is written as; `docs/writing-lessons.md` says how.
extension Concept {
  /// Reads the head of a file, which ends at its first empty line; nil where that is no session's.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the head.
  init?(head file: String) {
    let end = file.firstRange(of: "\n\n")?.lowerBound ?? file.endIndex
    guard let session = try? Session(parsing: String(file[..<end])) else { return nil }
    self.file = file
    for entry in session.entries {
      if case .directive(.page(let directive)) = entry.content { read(directive) }
    }
  }

  private mutating func read(_ directive: PageDirective) {
    let argument = directive.argument
    let words = argument.split(separator: " ").map(String.init)
    switch directive.name {
    case .page: id = argument
    case .theme: theme = Theme(rawValue: argument) ?? .data
    case .title where directive.language == .english: title.english = argument
    case .title: title.others[directive.language] = argument
    case .names:
      names = argument.split(separator: ",").map { String($0.drop { $0 == " " }) }
    case .related: related = words
    case .commands: commands = words
    case .say, .swift: break
    }
  }

  /// What it says below its title, read from its file.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the file.
  package var body: Body {
    (try? Session(parsing: file)).map(Body.init) ?? Body()
  }
}

extension Concept.Body {
  /// Reads what stands under the lines of a page; a line that belongs to none is passed over.
  init(_ session: Session) {
    var part: PageDirective?
    var lines: [String] = []
    for entry in session.entries {
      switch entry.content {
      case .prose(let line): lines.append(line)
      case .directive(.page(let directive)):
        if let part { read(part, lines) }
        (part, lines) = (directive, [])
      case .step(let step): example.append(step.command)
      case .blank, .directive: break
      }
    }
    if let part { read(part, lines) }
  }

  /// Reads a line of a page and the prose under it.
  private mutating func read(_ directive: PageDirective, _ lines: [String]) {
    switch directive.name {
    case .say where directive.language == .english: text.english = Self.paragraphs(lines)
    case .say: text.others[directive.language] = Self.paragraphs(lines)
    case .swift: swift = lines
    case .page, .theme, .title, .names, .related, .commands: break
    }
  }

  private static func paragraphs(_ lines: [String]) -> [String] {
    lines.split(separator: "").map { Array($0).joinedAsParagraph }
  }
}
