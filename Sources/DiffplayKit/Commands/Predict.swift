import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import LayoutLanguage
import Lessons
import Wording
import WorldModel
import WorldWording

extension Command {
  static let predict = Command(
    verb: "predict", task: .lessons,
    summary: "Says what you expect of the next command; it is judged when that has run.",
    discussion: [
      "Name what an apply will do: `inserted`, `deleted`, `moved` and `reloaded` with items and"
        + " sections in any order, or `none` of them; what is not named is not judged. `predict"
        + " nothing` expects no difference at all.",
      "`predict ITEM at X Y` says where an item will stand in the content once a snapshot is applied"
        + " or the layout is another, with its width and height too if you like; `predict rest"
        + " SECTION OFFSET` where a section that scrolls on its own comes to rest.",
      "Alone it asks what could be predicted now. What was wrong comes with the question that leads"
        + " to the reason. `lessons` shows how many in a row were right; `quiz` makes worlds to"
        + " practise in.",
    ],
    forms: [
      CommandForm("nothing") { _, workbench throws(CommandError) in
        workbench.predict([.nothing])
      },
      CommandForm(
        "rest", .value(Parameter("SECTION", .section)), .value(Parameter("OFFSET", .number)),
        body: predictRest),
      CommandForm(
        .value(Parameter("ITEM", .item)), "at", .value(Parameter("X", .number)),
        .value(Parameter("Y", .number)),
        .optional([.value(Parameter("WIDTH", .number)), .value(Parameter("HEIGHT", .number))]),
        body: predictFrame),
      CommandForm(
        .anyOrder(
          Prediction.Operation.allCases.map { operation in
            [.word(operation.rawValue), .list(Parameter(operation.parameter, .element))]
          }), body: predictApply),
    ],
    examples: [
      "append sections main", "append a b c d", "apply", "move d before a", "predict moved d",
      "apply", "append e", "predict inserted e", "predict e at 0 176", "apply",
    ],
    related: ["quiz", "why", "diff"], isUndoable: false)
}

extension Prediction.Operation {
  /// The name of the parameter that lists its elements.
  fileprivate var parameter: String { rawValue.uppercased() }
}

private func predictApply(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  var claims: [Prediction.Claim] = []
  for operation in Prediction.Operation.allCases where match.has(operation.rawValue) {
    let names = match.names(operation.parameter)
    for (name, token) in zip(names, match.tokens(operation.parameter)) {
      // What an outline holds may come on screen.
      guard
        workbench.world.knows(name)
          || workbench.world.outlines.values.contains(where: { $0.contains(name) })
      else { throw workbench.notOnScreen(token) }
    }
    claims.append(.operation(operation, names))
  }
  if claims.isEmpty { return workbench.askForPrediction() }
  guard workbench.world.dataSource.hasApplied else {
    throw CommandError(
      "the first apply compares nothing: all is reloaded",
      fix: "`apply`, then edit and predict", kind: .nothingToExplain)
  }
  return workbench.predict(claims)
}

private func predictFrame(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let item = try match.required("ITEM")
  guard let token = match.token("ITEM"), workbench.world.knows(item) else {
    throw match.token("ITEM").map(workbench.notOnScreen)
      ?? CommandError("ITEM is missing", kind: .unfinishedCommand)
  }
  guard workbench.world.snapshot.indexOfSection(item) == nil else {
    throw CommandError(
      "\(item.quoted) is a section: predict where an item of it stands", at: token.range,
      kind: .unknownName)
  }
  let numbers = ["X", "Y", "WIDTH", "HEIGHT"].compactMap { match.number($0) }
  return workbench.predict([.frame(item, numbers)])
}

private func predictRest(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let section = try match.required("SECTION")
  let scene = try workbench.scene()
  guard let token = match.token("SECTION"), let index = scene.sections.firstIndex(of: section)
  else {
    throw match.token("SECTION").map(workbench.notOnScreen)
      ?? CommandError("SECTION is missing", kind: .unfinishedCommand)
  }
  guard scene.solution.sections[index].orthogonalScrolling != nil else {
    throw workbench.doesNotScroll(token)
  }
  return workbench.predict([.rest(section, match.number("OFFSET") ?? 0)])
}

extension Workbench {
  /// Keeps what is expected, and says what will decide it.
  fileprivate mutating func predict(_ claims: [Prediction.Claim]) -> Reply {
    predicted = OpenPrediction(prediction: Prediction(claims), question: predicted?.question)
    return Self.told(Prediction(claims))
  }

  private static func told(_ prediction: Prediction) -> Reply {
    Reply(
      telling: prediction.claims.map { "predicted: \($0.words)" }
        + prediction.claims.prefix(1).map(whatDecides))
  }

  private static func whatDecides(_ claim: Prediction.Claim) -> Message {
    switch claim {
    case .operation, .nothing: "`apply` shows what is true."
    case .frame: "The next apply, or change of the layout, shows what is true."
    case .rest: "The next `swipe` or `scroll` of the section shows what is true."
    }
  }

  /// What could be predicted now.
  fileprivate func askForPrediction() -> Reply {
    if let open = predicted {
      if let prediction = open.prediction { return Self.told(prediction) }
      if let question = open.question {
        return Reply(telling: question.facts + [question.question])
      }
    }
    if world.dataSource.hasApplied, !world.pendingCounts.isEmpty {
      return Reply(telling: [
        """
        Edits wait for `apply`. What will it insert, delete and move? `predict inserted ITEM… \
        deleted ITEM… moved ITEM…`, or `predict nothing`.
        """
      ])
    }
    let scrolling = (try? scene()).flatMap { scene in
      scene.solution.sections.firstIndex { $0.orthogonalScrolling != nil }.map {
        scene.sections[$0]
      }
    }
    if let section = scrolling {
      return Reply(telling: [
        """
        Where will \(section.quoted) rest after `swipe \(section.quoted) left`? `predict rest \
        \(section.quoted) POINTS`, then swipe.
        """
      ])
    }
    if let item = world.applied.itemIdentifiers.last {
      return Reply(telling: [
        """
        Where will \(item.quoted) stand when the layout is another? `predict \(item.quoted) at X Y`, \
        then `layout` or `container`.
        """
      ])
    }
    return Reply(telling: ["There is nothing to predict yet: `quiz` makes a world to practise in."])
  }
}
