import Sessions
import Wording

extension Concept {
  /// Reads a page from the session it is written as, `docs/writing-lessons.md` says how; a line
  /// that belongs to no page is passed over.
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
    let argument = directive.argument
    let language = directive.language
    let words = argument.split(separator: " ").map(String.init)
    switch directive.name {
    case .page: id = argument
    case .theme: theme = Theme(rawValue: argument) ?? .data
    case .title where language == .english: title.english = argument
    case .title: title.others[language] = argument
    case .say where language == .english: text.english = Self.paragraphs(lines)
    case .say: text.others[language] = Self.paragraphs(lines)
    case .names:
      names = argument.split(separator: ",").map { String($0.drop { $0 == " " }) }
    case .related: related = words
    case .commands: commands = words
    case .swift: swift = lines
    }
  }

  private static func paragraphs(_ lines: [String]) -> [String] {
    lines.split(separator: "").map { Array($0).joinedAsParagraph }
  }
}
