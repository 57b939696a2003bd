import CommandLanguage
import Explanations
package import HostSystem
package import Lessons
package import Sessions
import TextWidth
import Wording

/// Checks lessons from both ends, so that none is published that cannot be solved or solves itself.
package struct LessonLint {
  /// Every lesson that a lesson may need, by id.
  private let known: [String: Lesson]
  private let files: any FileSystem

  /// A check that knows the lessons of `course` besides those it is asked about.
  package init(course: [Lesson], files: any FileSystem) {
    known = Dictionary(course.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.files = files
  }

  /// The faults of session files that are lessons, in the order of files and lines.
  ///
  /// - Parameter paths: Lesson files, in the order of the course.
  package func faults(inFiles paths: [String]) -> [SessionFault] {
    var faults: [SessionFault] = []
    var lessons: [Lesson] = []
    for path in paths {
      do throws(SessionFault) {
        let session = try Session(path: path, files: files)
        let (lesson, found) = Lesson.read(session, path: path)
        faults += found
        guard found.isEmpty else { continue }
        lessons.append(lesson)
        faults += Self.replayFaults(session, path: path, files: files)
      } catch {
        faults.append(error)
      }
    }
    return (faults + self.faults(in: lessons, beside: neighbours(of: paths))).sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
  }

  /// The faults of the lessons that the program holds, without replaying what they print.
  package func faultsOfCourse() -> [SessionFault] { faults(in: LessonCourse.standard.all) }

  /// The lessons that stand in a course's folder with files of `paths`; those that can be read.
  private func neighbours(of paths: [String]) -> [Lesson] {
    let folders = Set(paths.map { FilePath.folder(of: $0) }).sorted().filter { folder in
      (try? CourseFile(folder: folder, files: files)) != nil
    }
    let found = folders.flatMap { folder in
      (try? SessionDiscovery.files(at: [folder.isEmpty ? "." : folder], in: files)) ?? []
    }
    return found.compactMap { path in
      (try? Session(path: path, files: files)).map { Lesson.read($0, path: path).lesson }
    }
  }

  /// The faults of lessons that could be read, in the order of the course.
  ///
  /// - Parameter neighbours: Lessons that these may need, besides the known ones.
  func faults(in lessons: [Lesson], beside neighbours: [Lesson] = []) -> [SessionFault] {
    let order = Dictionary(
      lessons.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let given = Dictionary(
      (lessons + neighbours).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let all = known.merging(given) { _, given in given }
    return lessons.enumerated().flatMap { index, lesson in
      var check = LessonCheck(lesson, known: all)
      if let first = order[lesson.id], first < index {
        check.fault(
          "the lesson `\(lesson.id)` stands in \(lessons[first].path) too", in: .lesson)
      }
      check.checkLinks { needed in order[needed].map { $0 < index } ?? true }
      if !isInOneLanguage(lesson.path) { check.checkLanguages() }
      check.checkIsWritten()
      check.checkWidths()
      check.checkHints()
      check.checkWords()
      check.checkTries()
      check.checkTask()
      return check.faults
    }
  }

  /// Whether the lesson's folder says that one language is enough.
  private func isInOneLanguage(_ path: String) -> Bool {
    (try? CourseFile(folder: FilePath.folder(of: path), files: files))?.language != nil
  }

  private static func replayFaults(
    _ session: Session, path: String, files: any FileSystem
  ) -> [SessionFault] {
    let replayed: ReplayedSession
    do throws(SessionFault) {
      replayed = try SessionReplay.replay(session, path: path, files: files) {
        ReplayedWorld($0, files: files)
      }
    } catch {
      return [error]
    }
    guard let step = replayed.steps.first(where: { $0.outcome != .passed }) else { return [] }
    return [
      SessionFault(
        path: path, line: step.line, message: "this command prints something else",
        suggestion: "`diffplay replay` shows it, `diffplay replay --update` writes it.")
    ]
  }
}

/// The check of one lesson.
struct LessonCheck {
  let lesson: Lesson
  let known: [String: Lesson]
  private(set) var faults: [SessionFault] = []

  init(_ lesson: Lesson, known: [String: Lesson]) {
    self.lesson = lesson
    self.known = known
  }

  mutating func fault(_ message: String, at line: Int, _ suggestion: String? = nil) {
    faults.append(
      SessionFault(path: lesson.path, line: line, message: message, suggestion: suggestion))
  }

  mutating func fault(
    _ message: String, in part: LessonPart, _ suggestion: String? = nil
  ) {
    fault(message, at: lesson.lines[part] ?? 1, suggestion)
  }

  // MARK: Links

  /// Checks that what the lesson names exists.
  mutating func checkLinks(isEarlier: (String) -> Bool) {
    for needed in lesson.needs {
      guard known[needed] != nil else {
        let near = Suggestion.nearest(to: needed, among: known.keys.sorted())
        fault(
          "there is no lesson `\(needed)`", in: .needs, near.map { "Did you mean `\($0)`?" })
        continue
      }
      if needed == lesson.id || !isEarlier(needed) {
        fault("the lesson `\(needed)` does not come before this one", in: .needs)
      }
    }
    for concept in lesson.teaches where Concept.named(concept) == nil {
      fault("there is no concept `\(concept)`", in: .teaches, "`explain` lists them.")
    }
    for verb in lesson.off where CommandTable.command(verb) == nil {
      fault("there is no command `\(verb)`", in: .off)
    }
    let name = FilePath.name(of: lesson.path)
    if SessionText.rest(of: name, before: "-\(lesson.id)\(SessionDiscovery.suffix)") == nil {
      fault(
        "the file is called \(name)", in: .lesson,
        "Call it NN-\(lesson.id)\(SessionDiscovery.suffix); the number is its place in the course.")
    }
  }

  // MARK: Languages

  /// Every text of the lesson.
  private var texts: [LessonParagraphs] {
    var texts = [lesson.title, lesson.after] + lesson.hints
    texts += [lesson.chapter].compactMap(\.self) + lesson.mistakes.compactMap(\.text)
    for case .say(let text) in lesson.parts { texts.append(text) }
    return texts
  }

  /// Checks that nothing waits to be written.
  mutating func checkIsWritten() {
    for text in texts
    where text.words.all.joined().contains(where: { $0.contains(LessonSkeleton.mark) }) {
      fault("this text is still to be written", at: text.line)
    }
  }

  /// Checks that a lesson which speaks a language besides English speaks it throughout.
  mutating func checkLanguages() {
    let written = texts.filter(\.isWritten)
    for language in Language.allCases.dropFirst() {
      let missing = written.filter { $0.words.others[language]?.allSatisfy(\.isEmpty) ?? true }
      guard missing.count < written.count else { continue }
      for text in missing {
        fault(
          "this text is missing in `\(language.rawValue)`", at: text.line,
          "Write the same line with `\(language.rawValue)` behind its name, and the text.")
      }
    }
  }

  /// Checks that lines which are kept as they are have room on a terminal.
  mutating func checkWidths() {
    for text in texts {
      let kept = text.words.all.joined().filter { $0.hasPrefix("  ") }
        .flatMap { $0.split(separator: "\n") }
      guard let line = kept.first(where: { $0.displayWidth > StyledText.usualWidth }) else {
        continue
      }
      fault(
        "a line that is kept as it is takes \(line.displayWidth) columns", at: text.line,
        "A terminal may have no more than \(StyledText.usualWidth): break it.")
    }
  }

  // MARK: Hints

  /// Checks that the first hint does not hold a command of the solution.
  mutating func checkHints() {
    guard let hint = lesson.hints.first else { return }
    let statements = lesson.solution.flatMap(\.statements).filter { $0.contains(" ") }
    for text in hint.words.all.joined() {
      guard let given = statements.first(where: text.contains) else { continue }
      fault("the first hint gives `\(given)` away", at: hint.line)
      return
    }
  }
}

extension Lesson.Command {
  /// The verbs of its statements in words.
  var verbs: [String] {
    guard let statements = try? Lexer.statements(of: text) else { return [] }
    return statements.compactMap { statement in
      guard case .words(let tokens) = statement else { return nil }
      return CommandTable.command(tokens[0].text)?.verb
    }
  }
}
