import CommandLanguage
package import Sessions
import Wording

extension Lesson {
  /// Reads a lesson from the session it is written as.
  ///
  /// - Returns: The lesson, and everything that is wrong with how it is written; a lesson with
  ///   faults holds what could be read.
  package static func read(
    _ session: Session, path: String
  ) -> (lesson: Lesson, faults: [SessionFault]) {
    var reader = LessonReader(path: path)
    for entry in session.entries { reader.read(entry) }
    reader.finish()
    return (reader.lesson, reader.faults)
  }
}

/// Puts the entries of a session into a lesson, part by part.
private struct LessonReader {
  typealias Name = LessonPart

  var lesson: Lesson
  private(set) var faults: [SessionFault] = []

  /// The last line that says which part this is, and where it stands.
  private var part: (name: Name, language: Language)?
  private var line = 1
  /// The names that stood so far, for what may stand once.
  private var seen: Set<Name> = []
  /// The paragraph that is being read, and those before it.
  private var paragraphs: [String] = []
  private var paragraph: [String] = []

  init(path: String) {
    lesson = Lesson(id: "", path: path)
  }

  mutating func read(_ entry: Session.Entry) {
    switch entry.content {
    case .blank: break
    case .prose(let text): readProse(text, at: entry.line)
    case .step(let step): readCommand(step.command, at: entry.line)
    case .directive(.lesson(let directive)): read(directive, at: entry.line)
    case .directive(.include):
      fault("a lesson holds its commands itself", at: entry.line, "Write them under `#!start`.")
    case .directive: break
    }
  }

  private mutating func fault(
    _ message: String, at line: Int, column: Int = 1, _ suggestion: String? = nil
  ) {
    faults.append(
      SessionFault(
        path: lesson.path, line: line, column: column, message: message, suggestion: suggestion))
  }

  // MARK: Lines of the lesson

  private mutating func read(_ directive: LessonDirective, at line: Int) {
    endPart()
    self.line = line
    checkOrder(of: directive, at: line)
    part = (directive.name, directive.language)
    if seen.insert(directive.name).inserted { lesson.lines[directive.name] = line }
    if directive.language == .english {
      readEnglish(directive, at: line)
    } else {
      readTranslation(directive, at: line)
    }
  }

  /// Each name once, but for parts of the way, goals, hints and mistakes; none before its place.
  private mutating func checkOrder(of directive: LessonDirective, at line: Int) {
    let name = directive.name
    let repeats: Set<Name> = [.say, .show, .try, .goal, .hint, .wrong]
    if seen.contains(name), !repeats.contains(name), directive.language == .english {
      fault("`#!\(name.rawValue)` stands here a second time", at: line, "Keep one of the two.")
    }
    let order = Name.allCases
    func rank(_ name: Name) -> Int {
      [.say, .show, .try].contains(name) ? Name.wayRank : order.firstIndex(of: name) ?? 0
    }
    if let last = seen.max(by: { rank($0) < rank($1) }), rank(last) > rank(name) {
      fault(
        "`#!\(name.rawValue)` comes after `#!\(last.rawValue)`", at: line,
        "The order is \(order.map { "`#!\($0.rawValue)`" }.joined(separator: ", ")).")
    }
  }

  private mutating func readEnglish(_ directive: LessonDirective, at line: Int) {
    let argument = directive.argument
    let words = argument.split(separator: " ").map(String.init)
    switch directive.name {
    case .lesson:
      lesson.id = argument
      let isPlain = argument.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
      if argument.isEmpty || !isPlain || argument.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        fault(
          "`\(argument)` is no id of a lesson", at: line, column: directive.column,
          "Write words of small letters and digits, joined by `-`.")
      }
    case .chapter: lesson.chapter = LessonParagraphs(line: line, [argument])
    case .title: lesson.title = LessonParagraphs(line: line, [argument])
    case .teaches: lesson.teaches = words
    case .needs: lesson.needs = words
    case .off: lesson.off = words
    case .goal: readGoal(directive, at: line)
    case .hint: lesson.hints.append(LessonParagraphs(line: line, [argument]))
    case .wrong:
      lesson.mistakes.append(Lesson.Mistake(command: Lesson.Command(line: line, text: argument)))
    case .show: lesson.parts.append(.show([]))
    case .try: lesson.parts.append(.try([]))
    case .par:
      lesson.par = Int(argument) ?? 0
      if lesson.par < 1 {
        fault("`\(argument)` is no number of commands", at: line, column: directive.column)
      }
    case .challenge:
      lesson.isChallenge = true
      refuseArgument(directive, at: line)
    case .start, .solution, .say, .after: refuseArgument(directive, at: line)
    }
    let needsArgument: Set<Name> = [.chapter, .title, .teaches, .hint, .wrong]
    if needsArgument.contains(directive.name), argument.isEmpty {
      fault("something is missing after `#!\(directive.name.rawValue)`", at: line)
    }
  }

  private mutating func refuseArgument(_ directive: LessonDirective, at line: Int) {
    guard !directive.argument.isEmpty else { return }
    fault(
      "nothing stands behind `#!\(directive.name.rawValue)`", at: line, column: directive.column,
      directive.name.holdsProse
        ? "Write the text under it, in lines that begin with `# `; behind the name stands a language."
        : "Write the commands under it.")
  }

  private mutating func readGoal(_ directive: LessonDirective, at line: Int) {
    do {
      lesson.goals.append(try Goal(directive.argument, line: line))
    } catch {
      let column = directive.column + error.position(in: directive.argument).column - 1
      fault("\(error.message)", at: line, column: column, error.fix.map { "\($0)" })
    }
  }

  private mutating func readTranslation(_ directive: LessonDirective, at line: Int) {
    let (text, language) = ([directive.argument], directive.language)
    let last = lesson.hints.count - 1
    switch directive.name {
    case .chapter where lesson.chapter != nil: lesson.chapter?.words.others[language] = text
    case .title where lesson.title.isWritten: lesson.title.words.others[language] = text
    case .hint where last >= 0 && lesson.hints[last].words.others[language] == nil:
      lesson.hints[last].words.others[language] = text
    case .say, .wrong, .after: break
    default: refuseStray(directive.name, language, at: line)
    }
  }

  private mutating func refuseStray(_ name: Name, _ language: Language, at line: Int) {
    let name = "#!\(name.rawValue)"
    fault(
      "`\(name) \(language.rawValue)` does not stand behind the `\(name)` that it translates",
      at: line)
  }

  // MARK: Prose and commands

  private mutating func readProse(_ text: String, at line: Int) {
    guard let part, part.name.holdsProse else {
      fault(
        "this text belongs to no part of the lesson", at: line,
        "Text stands under `#!say`, `#!wrong` and `#!after`.")
      return
    }
    if text.isEmpty { endParagraph() } else { paragraph.append(text) }
  }

  private mutating func endParagraph() {
    guard !paragraph.isEmpty else { return }
    let isKept = paragraph.allSatisfy { $0.hasPrefix("  ") }
    paragraphs.append(
      isKept ? paragraph.joined(separator: "\n") : paragraph.joinedAsParagraph)
    paragraph = []
  }

  /// Puts the prose that was read where it belongs.
  private mutating func endPart() {
    endParagraph()
    let text = paragraphs
    paragraphs = []
    guard let part else { return }
    if part.name.holdsProse, text.isEmpty, part.name != .wrong || part.language != .english {
      fault("there is no text under `#!\(part.name.rawValue)`", at: line)
    }
    guard part.language == .english else {
      addTranslation(text, part.language, to: part.name)
      return
    }
    let paragraphs = LessonParagraphs(line: line, text)
    switch part.name {
    case .say: lesson.parts.append(.say(paragraphs))
    case .after: lesson.after = paragraphs
    case .wrong where !text.isEmpty: lesson.mistakes[lesson.mistakes.count - 1].text = paragraphs
    default: break
    }
  }

  /// Puts translated paragraphs to those in English, the last of their part.
  private mutating func addTranslation(_ text: [String], _ language: Language, to name: Name) {
    switch (name, lesson.parts.last) {
    case (.say, .say(var said)?) where said.words.others[language] == nil:
      said.words.others[language] = text
      lesson.parts[lesson.parts.count - 1] = .say(said)
    case (.after, _): lesson.after.words.others[language] = text
    case (.wrong, _) where lesson.mistakes.last?.text != nil:
      lesson.mistakes[lesson.mistakes.count - 1].text?.words.others[language] = text
    case (.say, _), (.wrong, _): refuseStray(name, language, at: line)
    default: break
    }
  }

  private mutating func readCommand(_ text: String, at line: Int) {
    let command = Lesson.Command(line: line, text: text)
    switch (part?.name, lesson.parts.last) {
    case (.start, _): lesson.start.append(command)
    case (.solution, _): lesson.solution.append(command)
    case (.show, .show(let commands)?):
      lesson.parts[lesson.parts.count - 1] = .show(commands + [command])
    case (.try, .try(let commands)?):
      lesson.parts[lesson.parts.count - 1] = .try(commands + [command])
    default:
      fault(
        "this command belongs to no part of the lesson", at: line,
        "Commands stand under `#!start`, `#!show`, `#!try` and `#!solution`.")
    }
  }

  // MARK: The whole

  mutating func finish() {
    endPart()
    let required: [Name] = [.lesson, .title, .teaches, .goal, .solution, .par]
    let inWords: [Name] = lesson.isChallenge ? [] : [.say, .hint, .wrong, .after]
    for name in required + inWords where !seen.contains(name) {
      fault("the lesson has no `#!\(name.rawValue)`", at: 1)
    }
    if lesson.hints.count == 1 {
      fault("one hint is not enough", at: lesson.hints[0].line, "Write a fainter one before it.")
    }
    for part in lesson.parts {
      switch part {
      case .show(let commands) where commands.isEmpty, .try(let commands) where commands.isEmpty:
        fault("a `#!show` or `#!try` holds no command", at: 1)
      default: break
      }
    }
    if seen.contains(.solution), lesson.solution.isEmpty {
      fault("the solution holds no command", at: 1)
    }
    guard let last = lesson.parts.last else { return }
    if case .say = last { return }
    fault("no `#!say` states the task before the goal", at: lesson.goals.first?.line ?? 1)
  }
}

extension LessonPart {
  /// The place in the order of the parts that lead to the task.
  fileprivate static let wayRank = allCases.firstIndex(of: .say) ?? 0
}
