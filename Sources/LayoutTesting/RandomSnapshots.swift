#if os(Linux)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// Snapshots made at random, each by a few edits of the one before, the same for the same seed.
///
/// Sections and items come from a stock, so that what was deleted comes again, elsewhere: that is
/// what apps do, and what differences get wrong.
///
/// ```swift
/// try expectEverySnapshot(RandomSnapshots(sections: [0, 1, 2], items: Array(0..<40))) { snapshot in
///   source.apply(snapshot)
///   view.layoutIfNeeded()
///   return source.snapshot().itemIdentifiers == snapshot.itemIdentifiers
/// }
/// ```
public struct RandomSnapshots<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sequence {
  /// The sections that may come.
  public var sections: [Section]
  /// The items that may come.
  public var items: [Item]
  /// How many snapshots there are.
  public var count: Int
  /// What the random numbers begin with.
  public var seed: UInt64

  /// Snapshots of some sections and items; identifiers that come twice count once.
  ///
  /// - Parameters:
  ///   - sections: The sections that may come.
  ///   - items: The items that may come.
  ///   - count: How many snapshots there are.
  ///   - seed: What the random numbers begin with; another seed gives other snapshots.
  public init(sections: [Section], items: [Item], count: Int = 100, seed: UInt64 = 1) {
    var taken: Set<Section> = []
    var known: Set<Item> = []
    self.sections = sections.filter { taken.insert($0).inserted }
    self.items = items.filter { known.insert($0).inserted }
    self.count = Swift.max(0, count)
    self.seed = seed
  }

  /// The snapshots, one after the other.
  ///
  /// - Complexity: O(*n*) for each of *n* items.
  public func makeIterator() -> AnyIterator<NSDiffableDataSourceSnapshot<Section, Item>> {
    var random = SplitMix64(state: seed)
    var draft = Draft(sections: sections, items: items)
    var left = count
    return AnyIterator {
      guard left > 0 else { return nil }
      left -= 1
      for _ in 0..<Int.random(in: 1...4, using: &random) { draft.edit(&random) }
      return draft.snapshot(marking: &random)
    }
  }

  /// What the next snapshot shows, as arrays.
  private struct Draft {
    var shown: [(section: Section, items: [Item])] = []
    var spareSections: [Section]
    var spareItems: [Item]

    init(sections: [Section], items: [Item]) {
      spareSections = sections
      spareItems = items
    }

    mutating func edit(_ random: inout SplitMix64) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: addSection(&random)
      case 2: removeSection(&random)
      case 3: shown.shuffle(using: &random)
      case 4, 5, 6: addItems(&random)
      case 7: removeItems(&random)
      default: moveItem(&random)
      }
      if shown.isEmpty { addSection(&random) }
    }

    private mutating func addSection(_ random: inout SplitMix64) {
      guard let place = spareSections.indices.randomElement(using: &random) else { return }
      let section = spareSections.remove(at: place)
      shown.insert((section, []), at: Int.random(in: 0...shown.count, using: &random))
    }

    private mutating func removeSection(_ random: inout SplitMix64) {
      guard let place = shown.indices.randomElement(using: &random) else { return }
      let removed = shown.remove(at: place)
      spareSections.append(removed.section)
      spareItems += removed.items
    }

    private mutating func addItems(_ random: inout SplitMix64) {
      guard let section = shown.indices.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        guard let spare = spareItems.indices.randomElement(using: &random) else { return }
        let place = Int.random(in: 0...shown[section].items.count, using: &random)
        shown[section].items.insert(spareItems.remove(at: spare), at: place)
      }
    }

    private mutating func removeItems(_ random: inout SplitMix64) {
      guard let section = shown.indices.randomElement(using: &random),
        let place = shown[section].items.indices.randomElement(using: &random)
      else { return }
      spareItems.append(shown[section].items.remove(at: place))
    }

    private mutating func moveItem(_ random: inout SplitMix64) {
      guard let from = shown.indices.randomElement(using: &random),
        let place = shown[from].items.indices.randomElement(using: &random),
        let to = shown.indices.randomElement(using: &random)
      else { return }
      let item = shown[from].items.remove(at: place)
      shown[to].items.insert(
        item, at: Int.random(in: 0...shown[to].items.count, using: &random))
    }

    /// The snapshot, now and then with an item marked to be reconfigured or reloaded.
    func snapshot(
      marking random: inout SplitMix64
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
      snapshot.appendSections(shown.map(\.section))
      for (section, items) in shown { snapshot.appendItems(items, toSection: section) }
      guard let item = snapshot.itemIdentifiers.randomElement(using: &random) else {
        return snapshot
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: snapshot.reconfigureItems([item])
      case 1: snapshot.reloadItems([item])
      default: break
      }
      return snapshot
    }
  }
}

/// Expects that something holds of every one of some random snapshots, and stops at the first of
/// which it does not.
///
/// The failure names the seed and the snapshot, so that the same ones can be made again:
/// `RandomSnapshots(…, seed: 7)`.
///
/// - Parameters:
///   - snapshots: The snapshots, in order: a data source goes from each to the next.
///   - fileID: The file of the call, which failures name.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - holds: Whether it holds; an error is a failure as well.
@MainActor public func expectEverySnapshot<Section, Item>(
  _ snapshots: RandomSnapshots<Section, Item>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ holds: (NSDiffableDataSourceSnapshot<Section, Item>) throws -> Bool
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  for (number, snapshot) in snapshots.enumerated() {
    var reason = "it does not hold"
    do {
      if try holds(snapshot) { continue }
    } catch {
      reason = "\(error)"
    }
    let sections = snapshot.sectionIdentifiers.map { section in
      "  \(section): \(snapshot.itemIdentifiers(inSection: section))"
    }
    place.fail(
      (["Of snapshot \(number + 1) of the seed \(snapshots.seed): \(reason)."] + sections)
        .joined(separator: "\n"))
    return
  }
}

/// Steele, Lea and Flood's generator of 2014, which any state starts well.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
