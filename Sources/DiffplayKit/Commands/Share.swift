import CommandLanguage
import HostSystem
import JSON
import Lessons
import Sessions
import Sharing
import TextWidth
import Wording
import WorldWording

extension Command {
  static let share = Command(
    verb: "share", task: .sessions,
    summary: "Prints the world, or a lesson of your own, as one line that `open` takes elsewhere.",
    discussion: [
      "Send the line as it is: in it is all that `save` would write, compressed, with a checksum. A"
        + " lesson's file becomes such a line as well, for pupils who have no file.",
      "`share progress FILE` writes what you have learned to a file, for the teacher's `class`.",
    ],
    forms: [
      CommandForm("progress", .value(Parameter("FILE", .file)), body: shareProgress),
      CommandForm(.optional([.value(Parameter("LESSON", .file))]), body: shareLine),
    ],
    examples: ["append sections main", "append a b", "share"],
    related: ["open", "save", "class"], isUndoable: false)

  static let open = Command(
    verb: "open", task: .sessions,
    summary: "Takes the world, or begins the lesson, that a line of `share` holds.",
    discussion: [
      "A line that a mail or a chat has broken may have spaces in it. `undo` returns to the world"
        + " before."
    ],
    forms: [CommandForm(.list(Parameter("LINE", .text)), body: openLine)],
    examples: [
      "open dp1ePniAHOFKyehHTmC2ow4m4UDV8IN3iIA3J6sBQCmrtCW", "show",
    ],
    related: ["share", "load", "lesson"])
}

private func shareLine(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let shared: SharedLine
  if let file = match.token("LESSON") {
    let text = try workbench.text(of: file)
    _ = try lesson(in: text, path: file.text, at: file.range)
    shared = SharedLine(.lesson, text)
  } else {
    do { shared = SharedLine(.world, try WorldFile.line(of: workbench.world)) } catch {
      throw CommandError("the world cannot be written: \("\(error)")", kind: .unreadableFile)
    }
  }
  let line: String
  do throws(SharedLineError) { line = try shared.line } catch {
    throw CommandError(
      "a line that long gets lost on its way", fix: "`save FILE` writes a file to send",
      kind: .tooMany)
  }
  let words: Message =
    shared.kind == .world
    ? "`open` and this line bring the world to any diffplay:"
    : "`open` and this line begin the lesson in any diffplay:"
  var reply = Reply(inEach: { language in [words.styled(in: language), StyledText(line)] })
  reply.value = ["line": .string(line)]
  return reply
}

private func shareProgress(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let file = match.token("FILE") else {
    throw CommandError("FILE is missing", kind: .unfinishedCommand)
  }
  var path = file.text
  if !path.hasSuffix(Learner.suffix) { path += Learner.suffix }
  do {
    try workbench.fileSystem.write(Learner.text(of: workbench.lessonProgress), to: path)
  } catch {
    throw CommandError(error, at: file)
  }
  return Reply(telling: [
    "written: \(path.singleLine)",
    "The file's name says whose progress it is: `class FOLDER` shows all that stand in a folder.",
  ])
}

private func openLine(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let tokens = match.tokens("LINE")
  guard let first = tokens.first, let last = tokens.last else {
    throw CommandError("LINE is missing", kind: .unfinishedCommand)
  }
  let place = first.range.lowerBound..<last.range.upperBound
  let shared: SharedLine
  do throws(SharedLineError) {
    shared = try SharedLine(line: tokens.map(\.text).joined())
  } catch {
    throw CommandError(error, first.text, at: place)
  }
  switch shared.kind {
  case .world:
    do {
      return try workbench.take(
        WorldFile.world(from: shared.text), saying: "opened: the world of the line")
    } catch let error as CommandError {
      throw error
    } catch let error as JSONError {
      throw CommandError("\(error.position): \(error.told)", at: place, kind: .brokenFile)
    } catch {
      throw CommandError(SharedLineError.damaged, first.text, at: place)
    }
  case .lesson:
    let found = try lesson(in: shared.text, path: SharedLine.mark, at: place)
    workbench.course = LessonCourse([found])
    var reply = Reply(workbench.begin(found), width: workbench.settings.width)
    reply.beginsLesson = true
    return reply
  }
}

/// The lesson of a text.
///
/// - Throws: `CommandError` at `place` where it is none.
private func lesson(
  in text: String, path: String, at place: Range<Int>
) throws(CommandError) -> Lesson {
  do throws(SessionFault) {
    let session: Session
    do throws(SessionSyntaxError) { session = try Session(parsing: text) } catch {
      throw SessionFault(error, path: path)
    }
    let (lesson, faults) = Lesson.read(session, path: path)
    if let fault = faults.first { throw fault }
    return lesson
  } catch {
    throw CommandError(error, at: place)
  }
}

extension CommandError {
  /// The refusal of a line that begins with `word`.
  fileprivate init(_ error: SharedLineError, _ word: String, at place: Range<Int>) {
    let (message, fix): (Message, Message) =
      switch error {
      case .noLine where word.hasSuffix(SessionDiscovery.suffix):
        ("`open` takes a line of `share`", "`lesson \(word)` begins a lesson of a file")
      case .noLine where word.contains("."):
        ("`open` takes a line of `share`", "`load \(word)` takes the world of a file")
      case .noLine:
        (
          "this is no line of `share`: those begin with `\(SharedLine.mark)1`",
          "copy all of the line, from its first letter to its last"
        )
      case .version(let version):
        (
          "a later release wrote this line, in version \(version) of the format",
          "install that release, or ask for the world as a file"
        )
      case .cut: ("the end of the line is missing", "copy it again, to its last letter")
      case .damaged, .tooLong:
        ("the line is damaged: a letter of it is another", "copy it again")
      }
    self.init(message, at: place, fix: fix, kind: .brokenFile)
  }
}
