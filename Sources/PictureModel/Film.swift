package import JSON
package import Wording

/// A session as it can be watched: each command with its answer, what the screen shows afterwards,
/// and the movement that led there.
package struct Film: Sendable {
  /// A command and what came of it.
  package struct Step: Sendable {
    /// The command as it was entered.
    package var command: String
    /// The file that it stands in, where one was read; nil where a person entered it.
    package var file: String?
    /// What was answered, line by line.
    package var answer: [String]
    /// Whether it was refused.
    package var isRefused: Bool
    /// What the screen shows afterwards; nil where nothing can be shown.
    package var picture: Picture?
    /// The movement of an apply by its own plan; nil for any other step.
    package var motion: Motion?
    /// What derives the frames of the views, by their identities, line by line.
    package var derivations: [String: [String]] = [:]
    /// What the data is afterwards: sections with their items.
    package var snapshot: [(section: String, items: [String])] = []
    /// Whether the command changed the working snapshot without the screen.
    package var isPending = false

    /// A command with its answer.
    package init(command: String, answer: [String], isRefused: Bool) {
      self.command = command
      self.answer = answer
      self.isRefused = isRefused
    }
  }

  /// What it is called.
  package var title: String
  /// The commands in order.
  package var steps: [Step]
  /// The language of its words.
  package var language = Language.english
  /// How many steps before the first are left out.
  package var omitted = 0

  /// A film of `steps`.
  package init(title: String, steps: [Step]) {
    self.title = title
    self.steps = steps
  }
}

extension Film {
  /// The film as data: what many steps share is written once.
  ///
  ///     {"title":"…","language":"en","lines":["…"],"pictures":[{…}],"steps":[
  ///       {"command":"apply","answer":[0,1],"picture":0,"motion":{…},"why":{"item \"a\"":[2,3]}}]}
  ///
  /// `answer` and `why` are numbers of lines, `picture` one of the pictures.
  package func json(in language: Language = .english) -> JSONValue {
    var lines = Shared<String>()
    var pictures = Shared<JSONValue>()
    let steps = steps.map { step -> JSONValue in
      var object: JSONObject = [
        "command": .string(step.command),
        "answer": .array(step.answer.map { JSONValue(lines.index(of: $0)) }),
      ]
      if let file = step.file { object["file"] = .string(file) }
      if step.isRefused { object["refused"] = true }
      if step.isPending { object["pending"] = true }
      if let picture = step.picture {
        object["picture"] = JSONValue(pictures.index(of: picture.json(in: language)))
      }
      if let motion = step.motion { object["motion"] = motion.json }
      if !step.derivations.isEmpty {
        var why: JSONObject = [:]
        for (id, told) in step.derivations.sorted(by: { $0.key < $1.key }) {
          why[id] = .array(told.map { JSONValue(lines.index(of: $0)) })
        }
        object["why"] = .object(why)
      }
      object["snapshot"] = .array(
        step.snapshot.map { [.string($0.section), .array($0.items.map { .string($0) })] })
      return .object(object)
    }
    var object: JSONObject = [
      "title": .string(title), "language": .string(language.rawValue),
      "lines": .array(lines.values.map { .string($0) }), "pictures": .array(pictures.values),
      "steps": .array(steps),
    ]
    if omitted > 0 { object["omitted"] = JSONValue(omitted) }
    return .object(object)
  }

  /// Values in the order in which they first came, each once.
  private struct Shared<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func index(of value: Value) -> Int {
      if let number = numbers[value] { return number }
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }
}
