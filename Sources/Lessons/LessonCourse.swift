package import Explanations
package import HostSystem
import LessonTexts
package import Sessions
package import Wording

/// The lessons in the order in which they are taught.
package struct LessonCourse: Sendable {
  /// The lessons in order, without the tour.
  package let lessons: [Lesson]
  /// The lesson that shows the playground, if there is one.
  package let tour: Lesson?
  /// What the course is called; nil for the program's own.
  package private(set) var title: String?
  /// The lessons that have to be solved, by their ids; empty where none is asked for.
  package private(set) var required: Set<String> = []
  /// The id of the tour.
  private static let tourID = "tour"

  /// The lessons that are part of the program, read when they are first asked for.
  package static let standard = LessonCourse(
    texts: LessonText.all.map { ($0.name, $0.text) })

  /// The title of a lesson of the program; nil where no lesson has that id.
  ///
  /// - Complexity: That of finding a few lines in the lesson files: none is read as a lesson.
  package static func title(of id: String) -> Translated<String>? { titles[id] }

  private static let titles = Dictionary(
    LessonText.all.compactMap { head(of: $0.text) }, uniquingKeysWith: { first, _ in first })

  /// The id and the title in the first lines of a lesson file.
  private static func head(of text: String) -> (id: String, title: Translated<String>)? {
    var id: String?
    var titles: [Language: String] = [:]
    for line in text.split(separator: "\n", maxSplits: headLines).prefix(headLines) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "#!lesson": id = String(words[1])
      case "#!title":
        let title = LessonDirective(name: .title, argument: String(words[1]), column: 1)
        titles[title.language] = title.argument
      default: break
      }
    }
    guard let id, let english = titles.removeValue(forKey: .english) else { return nil }
    return (id, Translated(english, titles))
  }

  /// The lines of a lesson file that its title stands in.
  private static let headLines = 20

  /// A course of lessons.
  package init(_ lessons: [Lesson]) {
    self.lessons = lessons.filter { $0.id != Self.tourID }
    tour = lessons.first { $0.id == Self.tourID }
  }

  /// The course that files and folders hold.
  ///
  /// A folder's `course.txt` says what it is called, in which order its lessons come and which are
  /// required; without one they come by their files' names.
  ///
  /// - Throws: `SessionFault` for the first file that cannot be read or is no lesson.
  package init(files paths: [String], in files: any FileSystem) throws(SessionFault) {
    var lessons: [Lesson] = []
    let found: [String]
    do { found = try SessionDiscovery.files(at: paths, in: files) } catch {
      throw SessionFault(error)
    }
    for path in found {
      let (lesson, faults) = Lesson.read(try Session(path: path, files: files), path: path)
      if let fault = faults.first { throw fault }
      lessons.append(lesson)
    }
    guard !lessons.isEmpty else {
      throw SessionFault(path: paths.first ?? "", message: "no lesson is here")
    }
    let file = try paths.first.flatMap { path throws(SessionFault) in
      files.isFolder(path) == true ? try CourseFile(folder: path, files: files) : nil
    }
    let ids = Set(lessons.map(\.id))
    if let file, let unknown = (file.order + file.required).first(where: { !ids.contains($0) }) {
      throw SessionFault(path: file.path, message: "there is no lesson `\(unknown)`")
    }
    let order = file?.order ?? []
    func rank(_ lesson: Lesson) -> Int { order.firstIndex(of: lesson.id) ?? order.count }
    let sorted = lessons.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
    self.init(sorted)
    title = file?.title
    required = Set(file?.required ?? [])
  }

  /// The lessons, the tour among them.
  package var all: [Lesson] { lessons + [tour].compactMap(\.self) }

  /// The course of lesson files, by their names and texts; what cannot be read is left out.
  init(texts: [(name: String, text: String)]) {
    self.init(
      texts.compactMap { name, text in
        (try? Session(parsing: text)).map { Lesson.read($0, path: name).lesson }
      })
  }

  /// The number of a lesson in the course, from 1; nil when it is not part of it.
  package func number(of id: String) -> Int? {
    lessons.firstIndex { $0.id == id }.map { $0 + 1 }
  }

  /// The lesson that a person means: its id, its number, or the beginning of one id.
  package func lesson(named name: String) -> Lesson? {
    if let lesson = all.first(where: { $0.id == name }) { return lesson }
    if let number = Int(name) {
      return number > 0 && number <= lessons.count ? lessons[number - 1] : nil
    }
    let beginning = lessons.filter { $0.id.hasPrefix(name) }
    return beginning.count == 1 ? beginning[0] : nil
  }

  /// The lesson behind the one called `id`.
  package func lesson(after id: String) -> Lesson? {
    let number = number(of: id) ?? 0
    return number < lessons.count ? lessons[number] : nil
  }

  /// The lesson to take next: the first that was neither solved nor skipped, else the first that was
  /// not solved; nil where all are.
  package func next(after progress: LessonProgress) -> Lesson? {
    let open = lessons.filter { progress.fewestCommands[$0.id] == nil }
    return open.first { !progress.skipped.contains($0.id) } ?? open.first
  }

  /// The lessons that teach a concept, in order.
  package func lessons(teaching concept: Concept) -> [Lesson] {
    lessons.filter { $0.teaches.contains { Concept.named($0)?.id == concept.id } }
  }

  /// The lessons by chapter.
  package var chapters: [(title: LessonParagraphs, lessons: [Lesson])] {
    var chapters: [(title: LessonParagraphs, lessons: [Lesson])] = []
    for lesson in lessons {
      if let title = lesson.chapter ?? (chapters.isEmpty ? LessonParagraphs() : nil) {
        chapters.append((title, []))
      }
      chapters[chapters.count - 1].lessons.append(lesson)
    }
    return chapters
  }
}
