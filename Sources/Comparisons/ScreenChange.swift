import CompositionalLayout
package import Doctor
package import PictureModel
package import Pictures
package import Wording
import WorldModel

/// One screen on one device, as it was and as it is.
package struct ScreenChange {
  /// What became of it.
  package enum Outcome: String, Sendable {
    case same, changed, added, removed
    /// It could be laid out in one state alone, is refused for another reason, or is written otherwise
    /// and refused as it was.
    case refused
  }

  /// A command whose answer is another, or that one session alone has.
  package struct ChangedAnswer: Hashable, Sendable {
    /// The command.
    package var command: String
    /// What it answered; nil where it was not given.
    package var before: String?
    /// What it answers; nil where it is not given any more.
    package var after: String?
    /// Where the command stands, or stood.
    package var place: ComparedScreen.Place
  }

  /// What it is.
  package let kind: ComparedScreen.Kind
  /// What it is called.
  package let name: String
  /// What it is laid out on; empty for a container of its own.
  package let device: String
  /// The line to look at: what changed in its declaration, else the declaration.
  package let place: ComparedScreen.Place?
  /// What the two states are called.
  let names: (before: String, after: String)
  /// What became of it.
  package let outcome: Outcome
  /// Both screens compared, the only one with nothing; nil where one is refused.
  package let comparison: WorldComparison?
  /// The screens as they look, what differs marked; nil where there is none.
  package let pictures: (before: Picture?, after: Picture?)
  /// Why there is no screen in either state; nil where there is one, or nothing at all.
  package let refusals: (before: Message?, after: Message?)
  /// What will surprise and did not before.
  package let newFindings: [Finding]
  /// How the layouts differ in words.
  package let layouts: [LayoutDifference]
  /// The answers of a session that are not the same.
  package let answers: [ChangedAnswer]
  /// How both states are written where neither can be laid out; empty otherwise.
  let refusedCode: [String]

  /// What became of `old` in `new`, of which one may be missing.
  ///
  /// - Complexity: That of laying out both.
  init(_ old: ComparedScreen?, _ new: ComparedScreen?, shown names: (before: String, after: String))
  {
    self.names = names
    let one = new ?? old
    kind = one?.kind ?? .screen
    name = one?.name ?? ""
    device = one?.device ?? ""
    let (before, after) = (Solved(old, names.before), Solved(new, names.after))
    refusals = (before.refusal, after.refusal)
    // What one state alone has is compared with nothing, for who reads the frames.
    let none = old == nil || new == nil ? try? WorldComparison.Side("", World()) : nil
    var comparison: WorldComparison?
    if let left = before.side ?? none, let right = after.side ?? none {
      comparison = WorldComparison(left, right, reachesOut: true)
    }
    let drawn = none == nil ? comparison?.pictures : nil
    pictures =
      kind == .snapshot
      ? (nil, nil) : drawn.map { ($0.before, $0.after) } ?? (old?.picture, new?.picture)
    let code = [old, new].map { $0?.written.joined(separator: "\n") ?? "" }
    refusedCode = before.refusal != nil && after.refusal != nil ? code : []
    let known = Set((old?.findings ?? []).map(\.words))
    // A screen that is new is looked at as a whole.
    newFindings = (new?.findings ?? []).filter {
      $0.isFailure && old != nil && !known.contains($0.words)
    }
    answers = Self.changed(old?.answers ?? [], new?.answers ?? [])
    let isSame =
      comparison?.isSame
      ?? (before.refusal?.english == after.refusal?.english && code[0] == code[1])
    let outcome: Outcome
    if old == nil || new == nil {
      outcome = old == nil ? .added : .removed
    } else if comparison == nil, !isSame {
      outcome = .refused
    } else {
      outcome = isSame && newFindings.isEmpty && answers.isEmpty ? .same : .changed
    }
    self.outcome = outcome
    self.comparison = comparison
    if outcome != .same, let old, let new {
      place = answers.first?.place ?? new.changedPlace(since: old)
    } else {
      place = one?.place
    }
    layouts = outcome == .changed ? LayoutDifference.all(from: old?.world, to: new?.world) : []
  }

  /// A state of a screen, laid out.
  private struct Solved {
    var side: WorldComparison.Side?
    var refusal: Message?

    init(_ screen: ComparedScreen?, _ name: String) {
      switch screen?.state {
      case nil: break
      case .refused(let reason)?: refusal = reason
      case .world(let world)?:
        do throws(LayoutError) {
          side = try WorldComparison.Side(name, world)
        } catch {
          refusal = "its layout is refused: \(error.uikitReason)"
        }
      }
    }
  }
}

extension ScreenChange {
  /// The answers that differ, those of the same command side by side.
  private static func changed(
    _ old: [ComparedScreen.Answer], _ new: [ComparedScreen.Answer]
  ) -> [ChangedAnswer] {
    Alignment(old.map(\.command), new.map(\.command)).steps.compactMap { step in
      switch step {
      case .gone(let place):
        let was = old[place]
        return ChangedAnswer(
          command: was.command, before: was.text, after: nil, place: was.place)
      case .come(let place):
        let answer = new[place]
        return ChangedAnswer(
          command: answer.command, before: nil, after: answer.text, place: answer.place)
      case .both(let left, let right):
        let (was, answer) = (old[left], new[right])
        guard was.text != answer.text || was.command != answer.command else { return nil }
        return ChangedAnswer(
          command: answer.command, before: was.text, after: answer.text, place: answer.place)
      }
    }
  }
}

extension ComparedScreen {
  /// How it looks alone; nil where it is refused.
  fileprivate var picture: Picture? {
    world.flatMap { world in
      (try? world.scene()).map { Picture($0, contents: world.contents) }
    }
  }
}

extension Finding {
  /// What it says, and of what.
  fileprivate var words: String { "\(rule.id) \(subject.name) \(message.english)" }
}
