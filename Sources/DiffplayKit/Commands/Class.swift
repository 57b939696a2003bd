import CommandLanguage
import Lessons
import TextWidth
import Wording

extension Command {
  static let `class` = Command(
    verb: "class", task: .lessons,
    summary: "Shows what the learners of a class have done, and where they needed help.",
    discussion: [
      "The folder holds a file for each learner, which `share progress FILE` wrote on theirs; the"
        + " files' names say who they are. With a learner's name it shows lesson by lesson.",
      "It speaks of the course that is taken: `lessons --course FOLDER` takes your own.",
    ],
    forms: [
      CommandForm(
        .value(Parameter("FOLDER", .file)), .optional([.value(Parameter("LEARNER", .text))]),
        body: showClass)
    ],
    examples: [], related: ["share", "lessons"], isUndoable: false)
}

private func showClass(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let folder = match.token("FOLDER") else {
    throw CommandError("FOLDER is missing", kind: .unfinishedCommand)
  }
  let (learners, others): ([Learner], [String])
  do {
    (learners, others) = try Learner.all(in: folder.text, files: workbench.fileSystem)
  } catch {
    throw CommandError(error, at: folder)
  }
  guard !learners.isEmpty else {
    throw CommandError(
      "no learner's progress is in \(folder.text.singleLine)", at: folder.range,
      fix: "`share progress NAME` on each learner's machine writes a file to collect",
      kind: .unreadableFile)
  }
  let (course, width) = (workbench.lessonCourse, workbench.settings.width)
  let table = ClassTable(learners, others: others, course, width: width)
  if let name = match.token("LEARNER") {
    guard let learner = learners.first(where: { $0.name == name.text }) else {
      let near = Suggestion.nearest(to: name.text, among: learners.map(\.name))
      throw CommandError(
        "there is no learner `\(name.text)`", at: name.range,
        fix: near.map { "did you mean `\($0)`?" } ?? "`class \(folder.text)` lists them",
        kind: .unknownName)
    }
    return table.reply(for: learner)
  }
  return table.reply
}
