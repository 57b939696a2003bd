import CommandLanguage
import Lessons
import Wording
import WorldModel

extension Command {
  static let quiz = Command(
    verb: "quiz", task: .lessons,
    summary: "Asks what will happen in a small world made at random.",
    discussion: [
      "Level 1 asks what is inserted and deleted, 2 what moves, 3 where an item stands, 4 where a"
        + " section rests. Three right answers lead to the next level; `quiz 2` takes one at once.",
      "Answer with `predict`, then run the command that the question names: what is true is told"
        + " beside what you said, with the question that leads to the reason. `undo` brings your own"
        + " world back.",
    ],
    forms: [
      CommandForm(.optional([.value(Parameter("LEVEL", .integer))]), body: ask)
    ],
    examples: ["quiz", "predict", "apply"],
    related: ["predict", "lessons", "why"])
}

private func ask(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  if workbench.lesson != nil {
    throw CommandError("a lesson is being taken", fix: "`quit lesson`, then `quiz`")
  }
  let record = workbench.lessonProgress.predictions ?? PredictionRecord()
  var level = record.level
  if let token = match.token("LEVEL") {
    guard let number = Int(token.text), (1...QuizQuestion.levels).contains(number) else {
      throw CommandError(
        "there is no level \(token.text)", at: token.range,
        fix: "the levels are 1 to \(QuizQuestion.levels)", kind: .outOfRange)
    }
    level = number
  }
  let question = QuizQuestion(level: level, number: record.asked)
  var inner = workbench.withoutLesson
  inner.world = World()
  inner.predicted = nil
  for command in question.setting { _ = inner.run(command) }
  workbench.world = inner.world
  workbench.predicted = OpenPrediction(prediction: nil, question: question)
  workbench.noteInRecord { $0.asked += 1 }
  let heading: Message = "Question \(record.asked + 1), level \(question.level)"
  let lines = question.facts + [question.question]
  return Reply(inEach: { language in
    [StyledText(heading.text(in: language), .heading)] + lines.map { $0.styled(in: language) }
  })
}
