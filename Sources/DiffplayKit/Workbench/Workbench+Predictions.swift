import Lessons
import Wording
import WorldModel

/// What is expected of the commands that come.
struct OpenPrediction: Equatable {
  /// What is expected; nil while a question waits for an answer.
  var prediction: Prediction?
  /// The question of the quiz that it answers, if it answers one.
  var question: QuizQuestion?
}

extension Workbench {
  /// The predictions that came true since the step of a lesson began.
  var truePredictions: Set<Prediction.Claim> { Set(judged.filter(\.value).keys) }

  /// Forgets what was predicted, as a step of a lesson does that begins.
  mutating func forgetPredictions() { (predicted, judged) = (nil, [:]) }

  /// Judges what was predicted, where a command decides it, and tells how it went.
  mutating func settlePrediction(
    since before: World, scroll: Prediction.SectionScroll?
  ) -> [StyledText] {
    guard let open = predicted else { return [] }
    let event = Prediction.Event(from: before, to: world, scroll: scroll)
    guard let prediction = open.prediction else {
      if open.question != nil, event.hasApplied || scroll != nil { predicted = nil }
      return []
    }
    let verdicts = prediction.verdicts(on: event)
    guard !verdicts.isEmpty else { return [] }
    let rest = prediction.claims.filter { claim in !verdicts.contains { $0.claim == claim } }
    predicted = rest.isEmpty ? nil : OpenPrediction(prediction: Prediction(rest))
    let isRight = verdicts.allSatisfy(\.isRight)
    for verdict in verdicts {
      let claim = verdict.claim.unordered
      judged[claim] = verdict.isRight || judged[claim] == true
    }
    let record = noteInRecord { record in
      let kinds = Set(verdicts.map(\.claim.kind))
      record.add(
        isRight: isRight, answersQuiz: open.question?.kinds.isSubset(of: kinds) == true)
    }
    return Self.lines(verdicts, record, open.question)
  }

  private static func lines(
    _ verdicts: [Prediction.Verdict], _ record: PredictionRecord, _ question: QuizQuestion?
  ) -> [StyledText] {
    var lines: [StyledText] = []
    let right = verdicts.count(where: \.isRight)
    if right == verdicts.count {
      lines.append(
        record.streak > 1
          ? "prediction: right, \(record.streak) in a row" : "prediction: right")
    } else {
      lines.append("prediction: \(right) of \(verdicts.count) right")
    }
    for verdict in verdicts {
      if verdict.isRight {
        lines.append("  ✓ \(verdict.wanted)")
      } else if let question = verdict.question {
        lines.append("  ✗ \(verdict.wanted); in truth \(verdict.truth): `\(question)`")
      } else {
        lines.append("  ✗ \(verdict.wanted); in truth \(verdict.truth)")
      }
    }
    if let question {
      lines.append(
        record.level > question.level
          ? "That was level \(question.level): `quiz` asks at level \(record.level) now."
          : "`quiz` asks the next question.")
    }
    return lines
  }
}
