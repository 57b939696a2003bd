import DiffplayKit
import HostSystem
import Sessions
import Wording

/// Asks a person about each difference of a replay, and writes what is accepted.
struct ReviewConversation {
  private var review: SessionReview
  private let files: any FileSystem
  private let style: StylePolicy
  private var keys = KeyReader()

  /// A conversation about `sessions`.
  init(_ sessions: [ReplayedSession], files: any FileSystem, style: StylePolicy) {
    review = SessionReview(sessions)
    self.files = files
    self.style = style
  }

  /// Asks until nothing is left, the input ends, or a person has had enough.
  ///
  /// - Returns: The sessions as they are now, and the exit status if a signal ended it.
  consuming func run() -> (sessions: [ReplayedSession], status: Int32?) {
    guard review.question != nil else { return (review.sessions, nil) }
    guard !Terminal.isCI else {
      Terminal.writeError("nothing is reviewed, because CI is set")
      return (review.sessions, nil)
    }
    var turn = Turn.answered
    while case .answered = turn, let question = review.question {
      say(["\(review.progress, .dim)"] + question.lines)
      turn = answer(to: question)
      say([""])
    }
    say([StyledText(review.closing)])
    if case .terminated(let signal) = turn { return (review.sessions, 128 + signal) }
    return (review.sessions, nil)
  }

  private enum Turn {
    case answered, quit
    case terminated(Int32)
  }

  /// Asks until there is an answer, and does what it says.
  private mutating func answer(to question: SessionReview.Question) -> Turn {
    while true {
      switch keys.next(prompt: question.prompt) {
      case .endOfInput: return .quit
      case .terminated(let signal): return .terminated(signal)
      case .text(let text):
        switch question.answer(text) {
        case .accept: _ = accept(question, toEnd: false)
        case .acceptFile: _ = accept(question, toEnd: true)
        case .acceptAll: acceptAll()
        case .keep: review.keep()
        case .edit: edit(question)
        case .quit: return .quit
        case .help, nil:
          say(question.help)
          continue
        }
        return .answered
      }
    }
  }

  /// Writes what is accepted; otherwise says why not, and the question stays.
  private mutating func accept(_ question: SessionReview.Question, toEnd: Bool) -> Bool {
    let path = question.session.path
    do {
      _ = try SessionUpdate.update(
        question.session, accepting: question.accepted(toEnd: toEnd), files: files,
        isCI: Terminal.isCI)
    } catch {
      say(["\("error:", .error) \(error.path): \(error.told)"])
      review.edit(replayed: replayed(path))
      return false
    }
    review.accept(toEnd: toEnd, replayed: replayed(path))
    return true
  }

  private mutating func acceptAll() {
    while let question = review.question {
      if !question.canBeAccepted {
        review.keep()
      } else if !accept(question, toEnd: true) {
        return
      }
    }
  }

  private mutating func edit(_ question: SessionReview.Question) {
    let path = question.session.path
    if !Editor.standard.open(path, line: question.line) {
      say(["\("error:", .error) the editor `\(Editor.standard.command)` did not end well"])
    }
    review.edit(replayed: replayed(path))
  }

  /// A file's session, replayed as it stands now.
  private func replayed(_ path: String) -> ReplayedSession {
    ReplayedWorld.replay(path, files: files, toolchain: POSIXToolchain())
  }

  private func say(_ lines: [StyledText]) {
    Terminal.write(lines.map { style.text($0) + "\n" }.joined())
  }
}
