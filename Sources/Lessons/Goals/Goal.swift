package import CommandLanguage
package import Wording
package import WorldModel
import WorldWording

/// Something that must be true for a lesson's task to be solved.
///
/// A goal is judged on what the world is and on what happened in it, never on text: whatever leads
/// there solves the task.
package struct Goal: Sendable {
  /// The goal as the lesson writes it.
  package var text: String
  /// The line of the file it stands on.
  package var line: Int
  package let form: GoalForm
  package let match: Match
  /// The words behind the goal's first one, as they are written.
  let rest: String

  /// How far `situation` is from the goal.
  package func state(in situation: LessonSituation) -> GoalState {
    form.judge(self, situation)
  }
}

/// A goal, compared with how things are.
package struct GoalState: Sendable {
  /// What the goal is about, such as `items of main`.
  var subject: Message
  /// How it is to be.
  package var wanted: Message
  /// How it is.
  package var present: Message
  /// Whether the goal is reached.
  package var isReached: Bool

  init(
    _ subject: Message, wanted: Message, present: Message, isReached: Bool
  ) {
    self.subject = subject
    self.wanted = wanted
    self.present = present
    self.isReached = isReached
  }

  /// The state of a goal that is reached when what is wanted and what is reads alike.
  ///
  /// - Parameter absent: What is said where there is nothing to compare.
  init(
    _ subject: Message, wanted: String, present: String?, absent: Message = "missing"
  ) {
    self.init(
      subject, wanted: "\(wanted)", present: present.map { "\($0)" } ?? absent,
      isReached: wanted == present)
  }
}

/// What goals are judged on: the world, and what happened since the task began.
package struct LessonSituation: Sendable {
  /// The world now.
  package var world: World
  /// The world in which the task began.
  package var start: World
  /// What was refused since.
  package var refusals: Set<RefusalKind> = []
  /// The verbs of the commands that ran since.
  package var verbs: Set<String> = []
  /// The predictions that came true since.
  package var truePredictions: Set<Prediction.Claim> = []
  /// The world after a command in a copy of this one; nil when the command is refused.
  let worldAfter: @Sendable (String) -> World?
  /// The world after the lesson's solution, run from ``start``, and then a command; nil when that is
  /// refused, or there is no solution.
  let solvedAfter: @Sendable (String) -> World?

  /// The situation in `world`.
  ///
  /// - Parameters:
  ///   - solvedAfter: Runs a command in a copy of the solution's world; nil when it is refused.
  ///   - worldAfter: Runs a command in a copy of the world; nil when it is refused.
  package init(
    world: World, start: World, refusals: Set<RefusalKind> = [], verbs: Set<String> = [],
    truePredictions: Set<Prediction.Claim> = [],
    solvedAfter: @escaping @Sendable (String) -> World? = { _ in nil },
    worldAfter: @escaping @Sendable (String) -> World?
  ) {
    (self.world, self.start) = (world, start)
    (self.refusals, self.verbs) = (refusals, verbs)
    self.truePredictions = truePredictions
    self.worldAfter = worldAfter
    self.solvedAfter = solvedAfter
  }

  /// What is on screen; nil where the layout cannot be solved.
  var scene: Scene? { try? world.scene() }
}

/// One kind of goal: how it is written and what it means.
///
/// Adding one is adding a line to `all`.
package struct GoalForm: Sendable {
  typealias Judge = @Sendable (Goal, LessonSituation) -> GoalState

  /// The first word.
  package var word: String
  /// The grammar behind the first word.
  var syntax: [Syntax]
  /// What it asks for, in one sentence for the writers of lessons.
  var summary: String
  var judge: Judge

  init(_ word: String, _ syntax: [Syntax], _ summary: String, _ judge: @escaping Judge) {
    self.word = word
    self.syntax = syntax
    self.summary = summary
    self.judge = judge
  }

  /// Every kind of goal.
  static let all: [GoalForm] = dataGoals + updateGoals + layoutGoals + screenGoals + otherGoals

  /// How it is written.
  var usage: String {
    ([word] + [Syntax.usage(syntax)]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Goal {
  /// Reads a goal.
  ///
  /// - Throws: `CommandError` whose place counts in `text`.
  init(_ text: String, line: Int) throws(CommandError) {
    let tokens = Self.tokens(of: text)
    guard let first = tokens.first else {
      throw CommandError("a goal is missing", fix: "write `#!goal items main a b c`")
    }
    let forms = GoalForm.all.filter { first.isWord($0.word) }
    var best: SyntaxMatcher?
    for form in forms {
      var matcher = SyntaxMatcher(tokens: tokens, reserved: [])
      if let match = matcher.match(form.syntax, from: 1) {
        let rest = String(decoding: text.utf8.dropFirst(first.range.upperBound + 1), as: UTF8.self)
        self.init(text: text, line: line, form: form, match: match, rest: rest)
        try check()
        return
      }
      best = best.map { $0.farther(than: matcher) } ?? matcher
    }
    guard let best else {
      let near = Suggestion.nearest(to: first.text, among: GoalForm.all.map(\.word))
      throw CommandError(
        "there is no goal `\(first.text)`", at: first.range,
        fix: near.map { "did you mean `\($0)`?" } ?? "docs/writing-lessons.md lists the goals")
    }
    let place =
      best.farthest < tokens.count
      ? tokens[best.farthest].range : text.utf8.count..<text.utf8.count + 1
    let usages = forms.map { "`\($0.usage)`" }.joined(separator: " or ")
    throw CommandError("this goal cannot be read", at: place, fix: "write \(usages)")
  }

  /// The words of a goal; a colon behind a word is not part of it.
  ///
  /// Commands may stand in a goal; what their braces and semicolons mean is not the goal's to say.
  private static func tokens(of text: String) -> [Token] {
    let all = Lexer.tokens(ofUnfinished: text)
    let holdsCommands = all.first?.isWord(GoalForm.screenWord) == true
    let tokens = holdsCommands ? all.filter { $0.kind == .word || $0.kind == .string } : all
    return tokens.map { token in
      guard token.kind == .word, token.text.count > 1, token.text.last == ":" else { return token }
      var token = token
      token.text.removeLast()
      return token
    }
  }

  /// Checks what the grammar cannot: bounds, numbers and names of a closed set.
  private func check() throws(CommandError) {
    _ = try match.bounds()
    for name in ["X", "Y", "WIDTH", "HEIGHT"] {
      guard let token = match.token(name), token.text != "_", Number(token) == nil else { continue }
      throw CommandError("`\(token.text)` is no number and not `_`", at: token.range)
    }
    if let token = match.token("KIND_OF_ERROR"), RefusalKind(rawValue: token.text) == nil {
      let near = Suggestion.nearest(to: token.text, among: RefusalKind.allCases.map(\.rawValue))
      throw CommandError(
        "there is no kind of error `\(token.text)`", at: token.range,
        fix: near.map { "did you mean `\($0)`?" } ?? "`diffplay lesson --kinds` lists them")
    }
    if form.word == GoalForm.screenWord, OtherScreen(rest) == nil {
      throw CommandError(
        "`\(rest)` is no other screen", at: match.token("WORD")?.range,
        fix: "write `844 x 390`, a device, `items 30`, `rtl` or `after COMMANDS`")
    }
    if let token = match.token("VERB"), !Vocabulary.verbs.contains(token.text) {
      throw CommandError("there is no command `\(token.text)`", at: token.range)
    }
  }
}

extension Match {
  /// The names of the parameter, ranges written out; empty for the bare word `none`.
  package func names(_ parameter: String) -> [Identifier] {
    if tokens(parameter).count == 1, token(parameter)?.isWord("none") == true { return [] }
    return (try? identifiers(parameter)) ?? []
  }
}

extension [Identifier] {
  /// The names one behind the other, or `none`.
  var goalWords: String { isEmpty ? "none" : map(\.quoted).joined(separator: " ") }
}
