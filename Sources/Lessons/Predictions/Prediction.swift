import CompositionalLayout
import DiffableDataSource
package import Wording
package import WorldModel
import WorldWording

/// What somebody expects of the next apply, of a change of the layout or of a swipe.
package struct Prediction: Hashable, Sendable {
  /// What happens to elements in an apply that compares.
  package enum Operation: String, CaseIterable, Sendable {
    case inserted, deleted, moved, reloaded
  }

  /// One thing that is expected.
  package enum Claim: Hashable, Sendable {
    /// That an operation happens to just these items and sections, in any order.
    case operation(Operation, [Identifier])
    /// That an apply finds no difference.
    case nothing
    /// Where an item stands, in content coordinates: x, y, and width and height where they are
    /// given.
    case frame(Identifier, [Double])
    /// Where a section that scrolls on its own comes to rest, in points.
    case rest(Identifier, Double)
  }

  /// What is expected; at least one claim.
  package var claims: [Claim]

  /// The prediction of `claims`.
  package init(_ claims: [Claim]) { self.claims = claims }

  /// A section that was scrolled on its own.
  package struct SectionScroll: Hashable, Sendable {
    /// The section.
    package var section: Identifier
    /// The offset that was aimed at, in points.
    package var aim: Double

    /// The scroll of `section` towards `aim`.
    package init(section: Identifier, aim: Double) { (self.section, self.aim) = (section, aim) }
  }

  /// What a command did to the world, as far as predictions are about it.
  package struct Event: Sendable {
    /// The world after it.
    package var world: World
    /// Whether a snapshot was applied.
    package var hasApplied: Bool
    /// Whether the layout or the container is another.
    package var hasChangedScreen: Bool
    /// The section that was scrolled on its own, if one was.
    package var scroll: SectionScroll?

    /// What led from one world to the other.
    package init(from before: World, to after: World, scroll: SectionScroll?) {
      world = after
      hasApplied = (before.lastUpdate?.number ?? 0) < (after.lastUpdate?.number ?? 0)
      hasChangedScreen = !before.screen.laysOutAs(after.screen)
      self.scroll = scroll
    }
  }

  /// A claim, compared with what happened.
  package struct Verdict: Sendable {
    /// The claim.
    package var claim: Claim
    /// What was expected.
    package var wanted: Message
    /// What happened.
    package var truth: Message
    /// Whether they agree.
    package var isRight: Bool
    /// The question that leads to the derivation of the truth; nil where there is none.
    package var question: String?
  }

  /// The claims that an event decides, in their order; none where it says nothing of them.
  package func verdicts(on event: Event) -> [Verdict] {
    claims.compactMap { $0.verdict(on: event) }
  }
}

extension Prediction.Claim {
  /// What is said to be predicted.
  package var words: Message {
    switch self {
    case .operation(let operation, let names):
      "\(operation.words) \(Self.listed(names))"
    case .nothing: "no difference"
    case .frame(let item, let numbers): "\(item.quoted) stands at \(Self.listed(numbers))"
    case .rest(let section, let offset):
      "\(section.quoted) rests at \(NumberText.rounded(offset))"
    }
  }

  /// The kinds of claims.
  static let kinds = Prediction.Operation.allCases.map(\.rawValue) + ["nothing", "frame", "rest"]

  /// Which of ``kinds`` it is.
  package var kind: String {
    switch self {
    case .operation(let operation, _): operation.rawValue
    case .nothing: "nothing"
    case .frame: "frame"
    case .rest: "rest"
    }
  }

  /// The same claim, whose elements stand in an order that does not depend on how they were named.
  package var unordered: Prediction.Claim {
    guard case .operation(let operation, let names) = self else { return self }
    return .operation(operation, names.sorted { $0.quoted < $1.quoted })
  }

  fileprivate func verdict(on event: Prediction.Event) -> Prediction.Verdict? {
    switch self {
    case .operation(let operation, let names):
      guard event.hasApplied else { return nil }
      let truth = event.world.elements(operation)
      let missed = truth.first { !names.contains($0) } ?? names.first { !truth.contains($0) }
      return Prediction.Verdict(
        claim: self, wanted: words, truth: "\(Self.listed(truth))",
        isRight: Set(names) == Set(truth), question: missed.map { "why \($0.quoted)" })
    case .nothing:
      guard event.hasApplied else { return nil }
      let counts = event.world.lastDifference.map { DifferenceCounts($0) }
      return Prediction.Verdict(
        claim: self, wanted: words,
        truth: counts.map { $0.isEmpty ? "no difference" : $0.words } ?? "all data was reloaded",
        isRight: counts?.isEmpty == true, question: "why")
    case .frame(let item, let numbers):
      guard event.hasApplied || event.hasChangedScreen else { return nil }
      let frame = (try? event.world.scene())?.frame(of: item).map { frame in
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      }
      return Prediction.Verdict(
        claim: self, wanted: words,
        truth: frame.map { "\(Self.listed($0))" } ?? "without a frame",
        isRight: frame.map { zip(numbers, $0).allSatisfy { $0.isSamePoint(as: $1) } } == true,
        question: frame.map { _ in "why frame \(item.quoted)" })
    case .rest(let section, let offset):
      guard let scroll = event.scroll, scroll.section == section,
        let scene = try? event.world.scene(),
        let index = scene.sections.firstIndex(of: section)
      else { return nil }
      let truth = scene.orthogonalOffset(ofSection: index)
      return Prediction.Verdict(
        claim: self, wanted: words, truth: "\(NumberText.rounded(truth))",
        isRight: offset.isSamePoint(as: truth),
        question: "why stop \(section.quoted) to \(NumberText.rounded(scroll.aim))")
    }
  }

  private static func listed(_ names: [Identifier]) -> String {
    names.isEmpty ? "none" : names.map(\.quoted).joined(separator: " ")
  }

  private static func listed(_ numbers: some Sequence<Double>) -> String {
    numbers.map(NumberText.rounded).joined(separator: " ")
  }
}

extension Prediction.Operation {
  /// What it is called in an answer.
  fileprivate var words: Message {
    switch self {
    case .inserted: "inserted"
    case .deleted: "deleted"
    case .moved: "moved"
    case .reloaded: "reloaded"
    }
  }
}

extension World {
  /// The sections and items to which the last apply did something; all are new after a reload.
  fileprivate func elements(_ operation: Prediction.Operation) -> [Identifier] {
    guard let difference = lastDifference else {
      return operation == .inserted ? applied.sectionIdentifiers + applied.itemIdentifiers : []
    }
    let (old, new) = (difference.initial, difference.final)
    let (changes, reloads) = (difference.changes, difference.reloads)
    switch operation {
    case .inserted:
      return changes.insertedSections.map { new.sectionIdentifiers[$0] }
        + changes.insertedItems.compactMap { new.itemIdentifier(at: $0) }
    case .deleted:
      return changes.deletedSections.map { old.sectionIdentifiers[$0] }
        + changes.deletedItems.compactMap { old.itemIdentifier(at: $0) }
    case .moved:
      return changes.movedSections.map { new.sectionIdentifiers[$0.to] }
        + changes.movedItems.compactMap { new.itemIdentifier(at: $0.to) }
    case .reloaded:
      return reloads.reloadedSections.map { new.sectionIdentifiers[$0] }
        + reloads.reloadedItems.compactMap { new.itemIdentifier(at: $0) }
    }
  }
}

extension Screen {
  /// Whether it lays out items as `other` does; scrolling moves no frame in the content.
  fileprivate func laysOutAs(_ other: Screen) -> Bool {
    var (container, scrolled) = (container, other.container)
    container.contentOffset = .zero
    scrolled.contentOffset = .zero
    return container == scrolled && configuration == other.configuration
      && layouts == other.layouts && preferredSizes == other.preferredSizes
      && preferredHeaderSizes == other.preferredHeaderSizes
  }
}
