import CompositionalLayout
import DiffableDataSource
import Foundation
import Testing

@testable import HeadlessCollectionView

@Suite struct ReuseHistoryTests {
  @Test func keepsTheEndOfALongHistory() {
    var history = ReuseHistory<Int>()
    for use in 0..<100_000 {
      history.append(use)
      #expect(history.last == use && history.count == use + 1)
    }
    let subjects = history.subjects
    #expect(subjects.count >= ReuseHistory<Int>.kept)
    #expect(subjects == Array((100_000 - subjects.count)..<100_000))
  }

  @Test func ofALongHistoryNoMoreIsKeptThanIsNeeded() {
    var history = ReuseHistory<Int>()
    for use in 0..<1_000 {
      history.append(use)
      #expect(history.subjects.count <= 2 * ReuseHistory<Int>.kept)
    }
  }

  @Test func aHistoryIsMadeAgainOfItsEnd() {
    let most = 2 * ReuseHistory<Int>.kept
    for (count, uses) in [(1, 1), (3, 3), (3, 100), (most, most), (most, most + 5)] {
      let history = ReuseHistory(Array(0..<count), count: uses)
      #expect(history?.count == uses && history?.last == count - 1)
    }
    #expect(ReuseHistory(Array(0..<most + 1), count: 100) == nil)
    #expect(ReuseHistory([1, 2], count: 1) == nil)
    #expect(ReuseHistory<Int>([], count: 0) == nil)
  }

  @Test func historiesAreEqualThatHaveAsManyUsesWithTheSameEnd() {
    #expect(ReuseHistory([1, 2], count: 2) == ReuseHistory([1, 2], count: 2))
    #expect(ReuseHistory([1, 2], count: 2) != ReuseHistory([3, 2], count: 2))
    #expect(ReuseHistory([1, 2], count: 20) != ReuseHistory([1, 2], count: 36))
    let all = Set([[1], [2], [3]].flatMap { [ReuseHistory($0, count: 1), .init($0, count: 9)] })
    #expect(all.count == 6)
  }

  @Test func copiesGoTheirOwnWays() {
    var history = ReuseHistory<Int>()
    for use in 0..<20 { history.append(use) }
    let before = history
    history.append(99)
    #expect(before.last == 19 && history.last == 99)
    #expect(before != history)
  }

  private func ledger() -> ReuseLedger<String> {
    var (state, ledger) = (CollectionViewState(), ReuseLedger<String>())
    let places: [ViewPlace] = [
      .cell(ItemIndexPath(item: 0, section: 0)), .cell(ItemIndexPath(item: 1, section: 0)),
      .supplementary(kind: "header", ItemIndexPath(item: .max, section: 0)),
      .decoration(kind: "plate", ItemIndexPath(item: 0, section: 0)),
    ]
    func describe(_ place: ViewPlace) -> (reuseIdentifier: String, subject: String) {
      if case .cell(let path) = place { return ("cell", "item \(path.item)") }
      return ("other", "view")
    }
    _ = ledger.carryOut(state.reload(itemCounts: [9]), describe: describe)
    for count in [4, 1, 3, 0, 2] {
      let elements = places.prefix(count).map { DisplayedElement(place: $0, frame: .zero) }
      _ = ledger.carryOut(state.display(elements), describe: describe)
    }
    return ledger
  }

  @Test func ledgersAreWrittenAndRead() throws {
    let ledger = ledger()
    let data = try JSONEncoder().encode(ledger)
    #expect(try JSONDecoder().decode(ReuseLedger<String>.self, from: data) == ledger)
  }

  /// Views of all kinds on screen, one asked for ahead, and the first of all waiting.
  @Test func placesOfAllKindsAreWrittenAndRead() throws {
    var (state, ledger) = (CollectionViewState(), ReuseLedger<String>())
    func describe(_ place: ViewPlace) -> (reuseIdentifier: String, subject: String) {
      ("view", "\(place)")
    }
    func element(_ place: ViewPlace) -> DisplayedElement {
      DisplayedElement(place: place, frame: .zero)
    }
    let path = ItemIndexPath(item: 0, section: 0)
    _ = ledger.carryOut(state.reload(itemCounts: [9]), describe: describe)
    _ = ledger.carryOut(state.display([element(.cell(path))]), describe: describe)
    _ = ledger.carryOut(state.display([]), describe: describe)
    _ = ledger.carryOut(
      [
        .request(element(.supplementary(kind: "header", path))),
        .request(element(.decoration(kind: "plate", path))),
        .prefetch(element(.cell(ItemIndexPath(item: 3, section: 0)))),
        .request(element(.cell(path))), .endDisplaying(.supplementary(kind: "header", path)),
        .request(element(.supplementary(kind: "footer", ItemIndexPath(item: .max, section: 0)))),
        .endDisplaying(.supplementary(kind: "footer", ItemIndexPath(item: .max, section: 0))),
      ], describe: describe)
    #expect(ledger.pool.views(for: "view") == [1])
    #expect(ledger.entries.map(\.isPrefetched) == [false, false, true, false])
    let data = try JSONEncoder().encode(ledger)
    #expect(try JSONDecoder().decode(ReuseLedger<String>.self, from: data) == ledger)
  }

  @Test(arguments: [
    (#""pool":{"other":[3,4]}"#, #""pool":{"other":[4,4]}"#),
    (#""pool":{"other":[3,4]}"#, #""pool":{"other":[4,9223372036854775807]}"#),
    (#""pool":{"other":[3,4]}"#, #""pool":{"other":[4,-9223372036854775808]}"#),
    (#""pool":{"other":[3,4]}"#, #""pool":{"other":[4]}"#),
    (#""pool":{"other":[3,4]}"#, #""pool":{"cell":[3,4]}"#),
    (#"["cell",0,1]"#, #"["cell",0,0]"#), (#"["cell",0,1]"#, #"["sell",0,1]"#),
    (#""uses":3"#, #""uses":-3"#),
  ])
  func brokenLedgersAreRefused(part: String, wrong: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(ledger()), as: UTF8.self)
    #expect(text.contains(part), "\(text)")
    let broken = text.replacing(part, with: wrong, maxReplacements: 1)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ReuseLedger<String>.self, from: Data(broken.utf8))
    }
  }
}
