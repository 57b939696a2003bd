import JSON
import Lessons
import TextWidth
import Wording

/// What the learners of a class have done of a course, and where they needed help.
struct ClassTable {
  private let course: LessonCourse
  private let learners: [Learner]
  /// The files that are called as progress is, and hold none.
  private let others: [String]
  private let width: Int

  /// The lessons that are told of at most, those that needed the most help.
  private static let hardest = 10

  init(_ learners: [Learner], others: [String], _ course: LessonCourse, width: Int) {
    (self.learners, self.others) = (learners, others)
    (self.course, self.width) = (course, width)
  }

  /// The class as an answer, with its data.
  var reply: Reply {
    let table = self
    var reply = Reply(inEach: { language in
      table.learnerLines(in: language) + table.lessonLines(in: language)
        + table.notes(in: language)
    })
    reply.value = .array(learners.map(json))
    reply.table = CSVTable(
      ["learner", "lesson", "commands", "par", "hints", "solution", "skipped"],
      rows: learners.flatMap { learner in
        touched(by: learner).map { lesson in
          let help = Help(of: lesson, learner.progress)
          return [
            learner.name, lesson.id, help.commands.map(String.init) ?? "", "\(lesson.par)",
            "\(help.hints)", help.sawSolution ? "1" : "0", help.wasSkipped ? "1" : "0",
          ]
        }
      })
    return reply
  }

  /// One learner's lessons, as an answer.
  func reply(for learner: Learner) -> Reply {
    let table = ClassTable([learner], others: [], course, width: width)
    let figures = table.reply
    var reply = Reply(inEach: { table.lessonsOfOne(learner, in: $0) })
    (reply.value, reply.table) = (figures.value, figures.table)
    return reply
  }

  // MARK: Lines

  private func learnerLines(in language: Language) -> [StyledText] {
    let rows = learners.map { learner -> [StyledText] in
      let helps = course.lessons.map { Help(of: $0, learner.progress) }
      let done = course.lessons.filter { learner.progress.fewestCommands[$0.id] != nil }
      let commands = done.compactMap { learner.progress.fewestCommands[$0.id] }
      let next = course.next(after: learner.progress)?.id ?? ""
      return [
        StyledText(learner.name), "\(done.count)/\(course.lessons.count)",
        "\(stars(of: learner))", "\(commands.reduce(0, +))/\(done.map(\.par).reduce(0, +))",
        "\(helps.map(\.hints).reduce(0, +))", "\(helps.count(where: \.sawSolution))",
        "\(helps.count(where: \.wasSkipped))", StyledText(next),
      ]
    }
    let titles: [Message] = [
      "learner", "done", "★", "commands/par", "hints", "solutions", "skipped", "next",
    ]
    return lines(titles, rows, in: language)
  }

  private func lessonLines(in language: Language) -> [StyledText] {
    let helped = course.lessons.compactMap { lesson -> (lesson: Lesson, helps: [Help])? in
      let helps = learners.map { Help(of: lesson, $0.progress) }
      return helps.contains { $0.weight > 0 } ? (lesson, helps) : nil
    }
    guard !helped.isEmpty else { return [] }
    let order = helped.enumerated().sorted { first, second in
      let (one, other) = (first.element.helps, second.element.helps)
      let weights = (one.map(\.weight).reduce(0, +), other.map(\.weight).reduce(0, +))
      return (weights.1, first.offset) < (weights.0, second.offset)
    }
    let rows = order.prefix(Self.hardest).map { _, entry -> [StyledText] in
      [
        StyledText(entry.lesson.id),
        "\(entry.helps.count { $0.commands != nil })/\(learners.count)",
        "\(entry.helps.map(\.hints).reduce(0, +))", "\(entry.helps.count(where: \.sawSolution))",
        "\(entry.helps.count(where: \.wasSkipped))",
      ]
    }
    let heading: Message = "Where help was needed"
    let titles: [Message] = ["lesson", "done", "hints", "solutions", "skipped"]
    var lines: [StyledText] = ["", StyledText(heading.text(in: language), .heading)]
    lines += self.lines(titles, Array(rows), in: language)
    if order.count > rows.count {
      let rest: Message = "… \(order.count - rows.count) more; `set output csv` gives all"
      lines.append(rest.styled(in: language))
    }
    return lines
  }

  private func lessonsOfOne(_ learner: Learner, in language: Language) -> [StyledText] {
    let touched = touched(by: learner)
    let rows = touched.map { lesson -> [StyledText] in
      let help = Help(of: lesson, learner.progress)
      let solved = learner.progress.hasStar(for: lesson) ? "★" : "✓"
      let mark = help.commands == nil ? (help.wasSkipped ? "–" : "") : solved
      return [
        "\(course.number(of: lesson.id) ?? 0)", StyledText(lesson.id), StyledText(mark),
        StyledText(help.commands.map { "\($0)/\(lesson.par)" } ?? ""),
        StyledText(help.hints == 0 ? "" : "\(help.hints)"),
        StyledText(help.sawSolution ? "1" : ""),
      ]
    }
    let titles: [Message] = ["", "lesson", "", "commands/par", "hints", "solutions"]
    let name = learner.name.singleLine
    let begun: Message = "\(name): \(touched.count) of \(course.lessons.count) begun"
    var lines = [StyledText(begun.text(in: language), .heading)]
    if !rows.isEmpty { lines += self.lines(titles, rows, in: language) }
    if let words = learner.progress.predictions?.words { lines.append(words.styled(in: language)) }
    return lines
  }

  private func notes(in language: Language) -> [StyledText] {
    guard !others.isEmpty else { return [] }
    let words: Message =
      "note: no progress is in \(others.map(\.singleLine).joined(separator: ", "))"
    return ["", words.styled(in: language)]
  }

  /// A table whose columns of numbers stand on the right.
  private func lines(
    _ titles: [Message], _ rows: [[StyledText]], in language: Language
  ) -> [StyledText] {
    let words: Set<String> = ["learner", "lesson", "next"]
    let columns = titles.enumerated().map { index, title in
      let isWord = words.contains(title.english) || title.english.isEmpty && index > 0
      return TextTable.Column(title.text(in: language), isWord ? .left : .right)
    }
    return TextTable(columns, rows: rows).lines(fitting: width)
  }

  // MARK: Figures

  /// What a learner needed for one lesson.
  private struct Help {
    let commands: Int?
    let hints: Int
    let sawSolution: Bool
    let wasSkipped: Bool

    init(of lesson: Lesson, _ progress: LessonProgress) {
      commands = progress.fewestCommands[lesson.id]
      hints = progress.hints[lesson.id] ?? 0
      sawSolution = progress.shown.contains(lesson.id)
      wasSkipped = progress.skipped.contains(lesson.id)
    }

    /// How much help it was: a solution or a skipped task outweighs any hints of a lesson.
    var weight: Int { hints + (sawSolution ? 10 : 0) + (wasSkipped ? 10 : 0) }

    var isBegun: Bool { commands != nil || weight > 0 }
  }

  private func touched(by learner: Learner) -> [Lesson] {
    course.lessons.filter { Help(of: $0, learner.progress).isBegun }
  }

  private func stars(of learner: Learner) -> Int {
    course.lessons.count(where: learner.progress.hasStar)
  }

  private func json(_ learner: Learner) -> JSONValue {
    let lessons = touched(by: learner).map { lesson -> JSONValue in
      let help = Help(of: lesson, learner.progress)
      return [
        "id": .string(lesson.id), "commands": help.commands.map { JSONValue($0) } ?? .null,
        "par": JSONValue(lesson.par), "hints": JSONValue(help.hints),
        "sawSolution": .bool(help.sawSolution), "isSkipped": .bool(help.wasSkipped),
      ]
    }
    return [
      "learner": .string(learner.name), "stars": JSONValue(stars(of: learner)),
      "lessons": .array(lessons),
    ]
  }
}
