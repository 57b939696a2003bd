import JSON
import Lessons
import TextWidth
import Wording

/// The lessons by chapter, with what somebody has done.
struct LessonMap {
  private let course: LessonCourse
  private let progress: LessonProgress
  private let current: String?
  private let settings: Workbench.Settings

  init(_ workbench: Workbench) {
    let (course, progress) = (workbench.lessonCourse, workbench.lessonProgress)
    (self.course, self.progress) = (course, progress)
    current = workbench.lesson?.lesson.id ?? course.next(after: progress)?.id
    settings = workbench.settings
  }

  /// The map as an answer, with its data.
  var reply: Reply {
    let map = self
    var reply = Reply(inEach: { map.lines(in: $0) })
    reply.value = .array(course.lessons.map(json))
    reply.table = CSVTable(
      ["number", "id", "title", "commands", "par"],
      rows: course.lessons.enumerated().map { index, lesson in
        [
          "\(index + 1)", lesson.id, lesson.title.line(in: .english),
          progress.fewestCommands[lesson.id].map(String.init) ?? "", "\(lesson.par)",
        ]
      })
    return reply
  }

  private func lines(in language: Language) -> [StyledText] {
    var lines: [StyledText] = course.title.map { [StyledText($0, .heading), ""] } ?? []
    var number = 0
    for (title, lessons) in course.chapters {
      let done = lessons.count { progress.fewestCommands[$0.id] != nil }
      let count: Message = "\(done) of \(lessons.count) done"
      let name = title.line(in: language)
      let heading = "\(name)\(name.isEmpty ? "" : "  ")(\(count.text(in: language)))"
      lines.append(StyledText(heading, .heading))
      for lesson in lessons {
        number += 1
        lines.append(row(of: lesson, number, language).truncated(toWidth: settings.width))
      }
    }
    let open = course.required.filter { progress.fewestCommands[$0] == nil }.count
    if !course.required.isEmpty {
      let words: Message =
        open == 0
        ? "All that is required is done." : "\(open) of \(course.required.count) required to do."
      lines.append(words.styled(in: language))
    }
    if let words = progress.predictions?.words {
      lines += words.text(in: language).wrapped(toWidth: settings.width).map { StyledText($0) }
    }
    let more: Message = "`lesson ID` or its number begins one, `next` the one marked `▸`."
    return lines + more.text(in: language).wrapped(toWidth: settings.width).map { StyledText($0) }
  }

  private func row(of lesson: Lesson, _ number: Int, _ language: Language) -> StyledText {
    let place = String(number).padded(toWidth: 3, alignment: .right)
    let need: Message = course.required.contains(lesson.id) ? " (required)" : ""
    let title = lesson.title.line(in: language) + need.text(in: language)
    guard !settings.suitsScreenReader else {
      return "\(place) \(lesson.id), \(title)\(spokenMark(of: lesson).styled(in: language))"
    }
    let width = course.lessons.map(\.id.displayWidth).max() ?? 0
    return StyledText("\(place) ") + mark(of: lesson)
      + StyledText(" \(lesson.id.padded(toWidth: width))  \(title)")
  }

  private func mark(of lesson: Lesson) -> StyledText {
    if progress.hasStar(for: lesson) { return StyledText("★", .added) }
    if progress.fewestCommands[lesson.id] != nil { return StyledText("✓", .added) }
    if lesson.id == current { return StyledText("▸", .heading) }
    return progress.skipped.contains(lesson.id) ? StyledText("–", .dim) : " "
  }

  private func spokenMark(of lesson: Lesson) -> Message {
    if progress.hasStar(for: lesson) { return ": done with the fewest commands" }
    if progress.fewestCommands[lesson.id] != nil { return ": done" }
    if lesson.id == current { return ": next" }
    return progress.skipped.contains(lesson.id) ? ": skipped" : ""
  }

  private func json(_ lesson: Lesson) -> JSONValue {
    let commands = progress.fewestCommands[lesson.id]
    return [
      "id": .string(lesson.id), "title": .string(lesson.title.line(in: .english)),
      "needs": .array(lesson.needs.map { .string($0) }), "isDone": .bool(commands != nil),
      "isRequired": .bool(course.required.contains(lesson.id)),
      "isSkipped": .bool(progress.skipped.contains(lesson.id)),
      "commands": commands.map { JSONValue($0) } ?? .null, "par": JSONValue(lesson.par),
    ]
  }
}
