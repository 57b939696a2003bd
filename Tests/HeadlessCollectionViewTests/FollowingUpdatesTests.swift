import CompositionalLayout
import DiffableDataSource
import HeadlessCollectionView
import TestSupport
import Testing

/// An owner that carries out effects with names for views, so that a mistake shows as a wrong name.
private struct Owner {
  var state = CollectionViewState()
  var names: [ViewPlace: String] = [:]
  var requests: [String] = []

  mutating func carryOut(_ effects: [Effect], _ snapshot: Snapshot<String, String>) throws {
    for effect in effects {
      switch effect {
      case .request(let element):
        let name = try #require(snapshot.itemIdentifier(at: element.place.path))
        let covered = names.updateValue(name, forKey: element.place)
        #expect(covered == nil)
        requests.append("\(element.place.path.section).\(element.place.path.item)\(name)")
      case .arrange(let element):
        #expect(names[element.place] != nil)
      case .move(let moves):
        let moving = moves.map { (place: $0.to, name: names.removeValue(forKey: $0.from)) }
        for (place, name) in moving {
          #expect(name != nil && names[place] == nil)
          names[place] = name
        }
      case .endDisplaying(let place):
        let ended = names.removeValue(forKey: place)
        #expect(ended != nil)
      case .prefetch, .showPrefetched, .discardPrefetched:
        Issue.record("nothing was prefetched")
      case .reconfigure(let path):
        requests.append("\(path.section).\(path.item)\(names[.cell(path)] ?? "?")")
      }
    }
  }

  /// Shows everything.
  mutating func display(_ snapshot: Snapshot<String, String>) throws {
    let elements = snapshot.itemCounts.enumerated().flatMap { section, count in
      (0..<count).map {
        DisplayedElement(place: .cell(ItemIndexPath(item: $0, section: section)), frame: .zero)
      }
    }
    try carryOut(state.display(elements), snapshot)
  }
}

private func randomSnapshot(
  using generator: inout SeededGenerator
) throws -> Snapshot<String, String> {
  var snapshot = Snapshot<String, String>()
  let sections = ["A", "B", "C", "D"].shuffled(using: &generator)
    .prefix(Int.random(in: 1...4, using: &generator))
  try snapshot.appendSections(Array(sections))
  let items = (0..<10).map { "i\($0)" }.shuffled(using: &generator)
    .prefix(Int.random(in: 0...10, using: &generator))
  for item in items {
    let section = sections.randomElement(using: &generator) ?? "A"
    try snapshot.appendItems([item], toSection: section)
  }
  let marked = items.filter { _ in Bool.random(using: &generator) }
  try snapshot.reloadItems(marked.filter { _ in Bool.random(using: &generator) })
  try snapshot.reconfigureItems(marked.filter { _ in Bool.random(using: &generator) })
  try snapshot.reloadSections(
    sections.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
  return snapshot
}

@Test(arguments: UInt64(0)..<300)
func viewsFollowTheirItemsAndAreAskedForAsUIKitAsks(seed: UInt64) throws {
  var generator = SeededGenerator(seed: seed)
  let initial = try randomSnapshot(using: &generator).withoutMarks()
  let final = try randomSnapshot(using: &generator)
  var source = DataSourceState<String, String>()
  try source.apply(initial)
  var owner = Owner()
  _ = owner.state.reload(itemCounts: initial.itemCounts)
  try owner.display(initial)
  owner.requests = []

  let result = try source.apply(final)
  let difference = try #require(result.difference)
  for batch in difference.batches {
    try owner.carryOut(owner.state.update(batch, itemCounts: final.itemCounts), final)
    try owner.display(final)
  }
  try owner.carryOut(owner.state.reconfigure(difference.reconfiguredItemsOnly), final)

  for (section, items) in final.itemsBySection.enumerated() {
    for (item, name) in items.enumerated() {
      #expect(owner.names[.cell(ItemIndexPath(item: item, section: section))] == name)
    }
  }
  let expected = result.cellRequests.map {
    "\($0.path.section).\($0.path.item)\($0.identifier)"
  }
  #expect(owner.requests.sorted() == expected.sorted())
}

/// A solution that follows batches and is then updated is the one that is solved at once.
@Test(arguments: UInt64(0)..<200)
func solutionsFollowUpdates(seed: UInt64) throws {
  var generator = SeededGenerator(seed: seed)
  var layouts = RandomLayouts(seed: seed)
  let sections = Dictionary(
    uniqueKeysWithValues: ["A", "B", "C", "D"].map { ($0, layouts.section()) })
  let container = layouts.container()
  func solver(_ snapshot: Snapshot<String, String>) -> LayoutSolver {
    LayoutSolver(
      description: LayoutDescription(
        sections: .each(snapshot.sectionIdentifiers.map { sections[$0] })), container: container)
  }
  let initial = try randomSnapshot(using: &generator).withoutMarks()
  let final = try randomSnapshot(using: &generator)
  var state = CollectionViewState()
  _ = state.reload(itemCounts: initial.itemCounts)
  for (section, count) in initial.itemCounts.enumerated() {
    for item in 0..<count where Bool.random(using: &generator) {
      state.measure(ItemIndexPath(item: item, section: section), as: layouts.answer())
    }
  }
  guard
    var solution = try? solver(initial).solve(
      itemCounts: initial.itemCounts, measurements: state.measurements),
    (try? solver(final).solve(itemCounts: final.itemCounts)) != nil
  else { return }
  for batch in final.difference(from: initial).batches {
    let before = state.itemCounts
    _ = try state.update(batch, itemCounts: final.itemCounts)
    let follows = solution.follow(batch, from: before, to: final.itemCounts)
    #expect(follows, "seed \(seed)")
  }
  var updated = try solver(final).solve(updating: solution)
  updated.remember(state.measurements)
  let expected = try solver(final).solve(
    itemCounts: final.itemCounts, measurements: state.measurements)
  #expect(updated.measurements == expected.measurements, "seed \(seed)")
  for section in final.itemCounts.indices {
    #expect(
      updated.elements(inSection: section) == expected.elements(inSection: section),
      "seed \(seed) section \(section)")
  }
}
