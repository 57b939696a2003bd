import CommandLanguage
import HostSystem
import ImportRecords

// What is not given may decide which sections and items a screen has: the program is run again with
// other values of that, and what shows more of the screen holds.
extension ImportSteps {
  /// How a program came to its end, and what it reported.
  typealias Run = (
    end: ProgramEnd, report: (records: [ImportRecord], refused: [ImportReportReader.Refused])
  )

  /// The run that shows the most of the screens whose sections or items depend on what is not given;
  /// the first where none shows more.
  ///
  /// Tried are lists with elements, of which the code makes its own items by the initializers that it
  /// calls, then each of what may hold or not as true, or as true of half of the elements of lists, then
  /// that screens are handed what others would hand them, and that what may be nothing is there.
  ///
  /// - Parameter demands: What the first was asked for; then what that run was.
  func completed(
    _ first: Run, of definitions: [ImportDefinition], _ demands: inout RunDemands,
    for seconds: Double, _ imported: inout ImportedDefinitions
  ) throws(CommandError) -> Run {
    let shown = ShownSections(first.report.records)
    guard shown.isIncomplete || isOutlineMissing(in: shown) else { return first }
    var trials = Trials(
      of: self, definitions, best: Trial(run: first, shown: shown, demands: demands), for: seconds)
    try trials.tryLists()
    imported.takenAsTrue += try trials.tryTruths()
    imported.takenAsHalved = try trials.tryHalves()
    try trials.tryHanding()
    if try trials.tryAbsent() { imported.takesAllAsThere = true }
    demands = trials.best.demands
    return trials.best.run
  }

  /// Whether a screen's placeholders stand where its code would make an outline.
  private func isOutlineMissing(in shown: ShownSections) -> Bool {
    shown.levelCount == 0 && shown.hasPlaceholders
      && sources.contains { $0.text.contains(Self.outline) }
  }

  private static let outline = "NSDiffableDataSourceSectionSnapshot"
}

/// A run with other values of what is not given.
private struct Trial {
  var run: ImportSteps.Run
  var shown: ShownSections
  var demands: RunDemands
}

/// Such runs, one after the other: what shows more than the best before is the best.
private struct Trials {
  private(set) var best: Trial
  private let steps: ImportSteps
  private let definitions: [ImportDefinition]
  /// Whether lists may have elements.
  private let takesLists: Bool
  private let end: SuspendingClock.Instant

  /// How many names are tried of what holds or not, at most.
  private static let mostTruths = 8
  /// The seconds that all runs may take.
  private static let longest = 3.0

  init(
    of steps: ImportSteps, _ definitions: [ImportDefinition], best: Trial, for seconds: Double
  ) {
    self.steps = steps
    self.definitions = definitions
    self.best = best
    takesLists = steps.importer.values.placeholders != 0 && best.demands.isAnswered
    end = SuspendingClock.now + .seconds(min(seconds, Self.longest))
  }

  /// Lists with elements.
  mutating func tryLists() throws(CommandError) {
    if takesLists, let listed = try trial(listed: [true], { _ in }) { best = listed }
  }

  /// What may hold or not, as true; gives the names of what does.
  mutating func tryTruths() throws(CommandError) -> [String] {
    let (kinds, all) = (kinds, names)
    // Where nothing comes of all of them, nothing does of one.
    guard best.shown.absentCount > 0, !all.isEmpty,
      try trial(listed: kinds, { for name in all { $0.truths[name] = true } }) != nil
    else { return [] }
    var taken: [String] = []
    for name in all.prefix(Self.mostTruths) where best.shown.absentCount > 0 {
      guard let held = try trial(listed: kinds, { $0.truths[name] = true }) else { continue }
      best = held
      taken.append(name)
    }
    return taken
  }

  /// What may hold or not of elements, as true of half of them; gives the names of what does.
  mutating func tryHalves() throws(CommandError) -> [String] {
    let unsaid = Array(names.prefix(Self.mostTruths))
    guard best.shown.absentCount > 0, takesLists, !unsaid.isEmpty,
      let all = try trial(listed: [true], { $0.halved = unsaid })
    else { return best.demands.halved }
    for name in unsaid where best.shown.absentCount > 0 {
      guard let held = try trial(listed: [true], { $0.halved.append(name) }) else { continue }
      best = held
    }
    // Some may show nothing more without others, or there is no time to try each.
    if all.shown.absentCount < best.shown.absentCount { best = all }
    return best.demands.halved
  }

  /// What screens are handed though they show something of their own, which may be another state.
  mutating func tryHanding() throws(CommandError) {
    let areHanded = definitions.contains { !$0.handed.isEmpty }
    guard best.shown.absentCount > 0, takesLists, areHanded,
      let handed = try trial(listed: [best.demands.isListed], { $0.isHanded = true })
    else { return }
    best = handed
  }

  /// What may be nothing, as there; whether that shows more.
  mutating func tryAbsent() throws(CommandError) -> Bool {
    let incomplete = best.run.report.records.filter { $0.absentSections != nil }.map(\.definition)
    guard !Set(incomplete).isSubset(of: best.demands.forced),
      let there = try trial(listed: kinds, { $0.forced += incomplete })
    else { return false }
    best = there
    return true
  }

  /// Whether lists are tried with elements, in turn.
  private var kinds: [Bool] {
    takesLists && !best.demands.isListed ? [true, false] : [best.demands.isListed]
  }

  /// The names of what may hold or not, where nobody said.
  private var names: [String] {
    Set(best.run.report.records.flatMap { $0.unsaidTruths ?? [] }).sorted()
  }

  /// A run in which something is asked for otherwise than in the best, and that shows more; nil for none.
  private func trial(
    listed kinds: [Bool], _ change: (inout RunDemands) -> Void
  ) throws(CommandError) -> Trial? {
    for isListed in kinds {
      var changed = best.demands
      changed.isListed = isListed
      change(&changed)
      var run: ImportSteps.Run
      repeat {
        let rest = SuspendingClock.now.duration(to: end) / .seconds(1)
        guard rest > 0 else { return nil }
        run = try steps.runOnce(definitions, changed, for: rest, isTraced: false)
      } while changed.leaveOut(viewThatEnded: run)
      let shown = ShownSections(run.report.records)
      guard run.end.succeeded, shown.areMore(than: best.shown) else { continue }
      return Trial(run: run, shown: shown, demands: changed)
    }
    return nil
  }
}

extension RunDemands {
  /// Leaves out the view that a run ended at, if it did; whether it may.
  fileprivate mutating func leaveOut(viewThatEnded run: ImportSteps.Run) -> Bool {
    guard case .signal = run.end.cause, let last = run.report.records.last, let view = last.asked
    else { return false }
    return leaveOut(view, of: last.definition)
  }
}

/// The sections and items of the screens that a program reported.
private struct ShownSections {
  private let results: [ImportRecord]

  init(_ records: [ImportRecord]) { results = records.filter(\.isResult) }

  /// How many sections are absent that may be there.
  var absentCount: Int { results.reduce(0) { $0 + ($1.absentSections?.count ?? 0) } }

  /// Whether sections or items may be missing.
  var isIncomplete: Bool {
    results.contains {
      $0.absentSections != nil || $0.ownSections != nil || $0.isUnmade == true
    }
  }

  /// Whether something stands for items.
  var hasPlaceholders: Bool { results.contains { ($0.placeholders ?? 0) > 0 } }

  /// How many items are children of others.
  var levelCount: Int { items.count { $0.level > 0 } }

  private var items: [ImportedItem] { results.flatMap(\.items) }

  /// Whether nothing of others is missing here, and some of what they miss is here.
  func areMore(than others: Self) -> Bool {
    guard results.map(\.definition) == others.results.map(\.definition),
      absentCount <= others.absentCount,
      zip(results, others.results).allSatisfy({
        $0.items.count >= $1.items.count || $0.makesItems(of: $1)
      }),
      zip(results, others.results).allSatisfy({
        $0.keepsItems(of: $1) && ($0.isPlain != true || $1.isPlain == true)
      })
    else { return false }
    return absentCount < others.absentCount || levelCount > others.levelCount
      || zip(results, others.results).contains {
        $0.0.fillsSections(of: $0.1) || $0.0.makesItems(of: $0.1)
      }
  }
}

extension ImportRecord {
  fileprivate var items: [ImportedItem] { (snapshot ?? []).flatMap(\.items) }

  /// Whether the code made all items itself that placeholders stood for in another run.
  fileprivate func makesItems(of other: ImportRecord) -> Bool {
    let (sections, others) = (snapshot ?? [], other.snapshot ?? [])
    return other.isUnmade == true && isUnmade != true && sections.count >= others.count
      && zip(sections, others).allSatisfy { !$0.items.isEmpty || $1.items.isEmpty }
  }

  /// Whether a section that had items of the code's own alone has more.
  fileprivate func fillsSections(of other: ImportRecord) -> Bool {
    (other.ownSections ?? []).contains { name in
      count(in: name) > other.count(in: name)
    }
  }

  /// Whether all items are here that another run had of the code's own.
  ///
  /// Cells may name them, and not do so here: a section that has as many more as a list has elements
  /// has kept its own. What alone says that a section is empty gives way where more sections are there
  /// and none is gone.
  fileprivate func keepsItems(of other: ImportRecord) -> Bool {
    let (sections, before) = (snapshot ?? [], other.snapshot ?? [])
    let added = (other.absentSections?.count ?? 0) - (absentSections?.count ?? 0)
    let isMore = added > 0 && sections.count >= before.count + added
    let kept = Set(items.map(\.name))
    let others = before.map(\.items).filter { !isMore || $0.count > 1 }.flatMap(\.self)
      .map(\.name)
    return others.count(where: kept.contains) >= others.count - (other.placeholders ?? 0)
      || (other.ownSections ?? []).allSatisfy { name in
        count(in: name) >= other.count(in: name) + ImportSteps.placeholders
      }
  }

  private func count(in section: String) -> Int {
    (snapshot ?? []).first { $0.name == section }?.items.count ?? 0
  }
}
