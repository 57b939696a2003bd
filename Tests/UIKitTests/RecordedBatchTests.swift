import Foundation
import Testing
import UIKit

/// A recorded batch, carried out on a view.
struct BatchCase: Sendable, CustomTestStringConvertible {
  var id: Int
  var before: [Int]
  var after: [Int]
  /// The operations on a collection view; `nil` for a case of a table.
  var items: (@Sendable @MainActor (UICollectionView) -> Void)?
  var rows: (@Sendable @MainActor (UITableView) -> Void)?

  var testDescription: String { "case \(id)" }

  init(
    _ id: Int, _ before: [Int], _ after: [Int],
    items: @escaping @Sendable @MainActor (UICollectionView) -> Void
  ) {
    (self.id, self.before, self.after, self.items) = (id, before, after, items)
  }

  init(
    _ id: Int, _ before: [Int], _ after: [Int],
    rows: @escaping @Sendable @MainActor (UITableView) -> Void
  ) {
    (self.id, self.before, self.after, self.rows) = (id, before, after, rows)
  }

  static let all: [BatchCase] = [
    BatchCase(
      486, [3], [2],
      items: { view in
        view.moveItem(at: path(0, 0), to: path(0, 1))
        view.deleteItems(at: [path(0, 0)])
      }),
    BatchCase(
      487, [3], [4],
      items: { view in
        view.moveItem(at: path(0, 0), to: path(0, 1))
        view.insertItems(at: [path(0, 1)])
      }),
    BatchCase(
      488, [3], [3],
      items: { view in
        view.moveItem(at: path(0, 0), to: path(0, 2))
        view.moveItem(at: path(0, 1), to: path(0, 2))
      }),
    BatchCase(489, [3], [2], items: { $0.deleteItems(at: [path(0, 9)]) }),
    BatchCase(
      491, [6], [6],
      items: { view in
        view.deleteItems(at: [path(0, 0), path(0, 1), path(0, 2)])
        view.insertItems(at: [path(0, 6), path(0, 7), path(0, 8)])
      }),
    BatchCase(
      492, [6], [6],
      items: { view in
        view.deleteItems(at: [path(0, 0), path(0, 1), path(0, 2)])
        view.insertItems(at: [path(0, 3), path(0, 4), path(0, 5)])
      }),
    BatchCase(494, [1, 1543], [1, 1543], items: { $0.insertItems(at: [path(1, 0)]) }),
    BatchCase(
      495, [165, 5], [165, 5],
      items: { view in
        view.moveItem(at: path(1, 0), to: path(0, 0))
      }),
    BatchCase(497, [4], [1], items: { _ in }),
    BatchCase(
      498, [3], [0],
      rows: { view in
        view.deleteRows(at: [path(0, 1), path(0, 0)], with: .automatic)
      }),
    BatchCase(499, [20], [3], rows: { $0.reloadRows(at: [path(0, 0)], with: .none) }),
    BatchCase(500, [20], [20], rows: { $0.deleteRows(at: [path(0, 4)], with: .fade) }),
    BatchCase(501, [20], [15], rows: { $0.deleteRows(at: [path(0, 4)], with: .fade) }),
    BatchCase(502, [20], [19], rows: { $0.deleteRows(at: [path(0, 99)], with: .fade) }),
    BatchCase(503, [20], [19], rows: { $0.deleteRows(at: [path(0, 3)], with: .fade) }),
    BatchCase(
      504, [20], [20],
      rows: { view in
        view.deleteRows(at: [path(0, 0)], with: .fade)
        view.insertRows(at: [path(0, 0)], with: .fade)
      }),
    BatchCase(505, [20], [21], rows: { $0.insertRows(at: [path(0, 100)], with: .fade) }),
    BatchCase(506, [20], [20], rows: { $0.deleteSections([0], with: .fade) }),
    BatchCase(507, [20], [19], items: { $0.deleteItems(at: [path(0, 20)]) }),
    BatchCase(508, [0], [0], items: { $0.insertItems(at: [path(0, 0)]) }),
    BatchCase(
      509, [20], [19],
      items: { view in
        view.deleteItems(at: [path(0, 9)])
        view.moveItem(at: path(0, 9), to: path(0, 2))
      }),
    BatchCase(
      510, [4], [4],
      rows: { view in
        view.reloadRows(at: [path(0, 3)], with: .none)
        view.moveRow(at: path(0, 3), to: path(0, 0))
      }),
    BatchCase(
      511, [4], [3],
      items: { view in
        view.deleteItems(at: [path(0, 1)])
        view.moveItem(at: path(0, 0), to: path(0, 1))
        view.moveItem(at: path(0, 3), to: path(0, 0))
        view.reloadItems(at: [path(0, 2)])
      }),
    BatchCase(
      512, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1],
      items: { view in
        view.moveSection(2, toSection: 4)
        view.reloadSections([3])
        view.deleteSections([4])
        view.insertSections([2])
      }),
    BatchCase(
      514, [2, 2], [1, 2, 1],
      rows: { view in
        view.insertSections([2], with: .none)
        view.moveRow(at: path(0, 0), to: path(2, 0))
      }),
    BatchCase(
      516, [0, 1], [1, 0],
      items: { view in
        view.moveSection(1, toSection: 1)
        view.moveItem(at: path(1, 0), to: path(0, 0))
      }),
  ]
}

@MainActor @Suite struct RecordedBatchTests {
  @Test(arguments: BatchCase.all)
  func batchIsAcceptedOrRefusedAsRecorded(_ testCase: BatchCase) throws {
    let model = CountedModel(testCase.before)
    let record = try #require(RecordedCase.all[testCase.id])
    let raised =
      if let items = testCase.items {
        model.update(to: testCase.after, items)
      } else {
        model.updateTable(to: testCase.after, try #require(testCase.rows))
      }
    record.check(raised)
    model.counts = raised.isEmpty ? testCase.after : testCase.before
    #expect(model.collectionView.numberOfSections == model.counts.count || testCase.rows != nil)
  }

  /// Cases 493 and 496 are of systems that had the classic text even where counts changed.
  @Test(arguments: [(493, [7], [6], 0), (496, [], [1, 1, 1, 1, 1, 1], 5)])
  func countsThatDoNotAddUpAreRefused(
    _ id: Int, _ before: [Int], _ after: [Int], _ inserted: Int
  ) throws {
    let raised = CountedModel(before).update(to: after) {
      if inserted > 0 { $0.insertSections(IndexSet(0..<inserted)) }
    }
    #expect(RecordedCase.all[id]?.throwsSomething == true)
    #expect(raised.count == 1)
    #expect(raised.first?.hasPrefix("Invalid batch updates detected:") == true)
  }

  /// Case 485: deletes, reloads and origins count before, inserts and destinations after.
  @Test func pathsCountBeforeOrAfterTheUpdate() {
    let model = CountedModel([6])
    let cells = (0..<6).map { model.collectionView.cellForItem(at: path(0, $0)) }
    let raised = model.update(to: [6]) { view in
      view.insertItems(at: [path(0, 1)])
      view.moveItem(at: path(0, 5), to: path(0, 0))
      view.deleteItems(at: [path(0, 2)])
    }
    #expect(raised == [])
    let after = (0..<6).map { model.collectionView.cellForItem(at: path(0, $0)) }
    #expect(after[0] === cells[5] && after[2] === cells[0] && after[3] === cells[1])
    #expect(after[4] === cells[3] && after[5] === cells[4])
    #expect(!cells.contains { $0 === after[1] })
  }

  /// Case 490.
  @Test func orderOfCallsInsideABlockDoesNotMatter() {
    let changes: [(UICollectionView) -> Void] = [
      { $0.deleteItems(at: [path(0, 0)]) }, { $0.insertItems(at: [path(0, 3)]) },
      { $0.moveItem(at: path(0, 4), to: path(0, 0)) },
    ]
    func run(_ order: [Int]) -> [Int?] {
      let model = CountedModel([5])
      let cells = (0..<5).map { model.collectionView.cellForItem(at: path(0, $0)) }
      #expect(model.update(to: [5]) { view in for index in order { changes[index](view) } } == [])
      return (0..<5).map { item in
        cells.firstIndex { $0 === model.collectionView.cellForItem(at: path(0, item)) }
      }
    }
    #expect(run([0, 1, 2]) == run([2, 1, 0]))
    #expect(run([0, 1, 2]) == [4, 1, 2, nil, 3])
  }

  /// Case 513 is of an old system: a collection view of today accepts it, a table refuses it.
  @Test func itemsMoveOutOfDeletedSectionsOfCollectionsOnly() {
    #expect(
      CountedModel([2, 1]).update(to: [2]) { view in
        view.deleteSections([0])
        view.moveItem(at: path(0, 0), to: path(0, 1))
      } == [])
    let raised = CountedModel([2, 1]).updateTable(to: [2]) { view in
      view.deleteSections([0], with: .none)
      view.moveRow(at: path(0, 0), to: path(0, 1))
    }
    #expect(raised == ["cannot move a row from a deleted section (0)"])
  }

  /// Case 515.
  @Test func countOfASectionThatDoesNotExistIsRefused() throws {
    let view = CountedModel([]).collectionView
    let raised = UIKitException.observe { _ = view.numberOfItems(inSection: 0) }
    try #require(RecordedCase.all[515]).check(raised.map(\.reason))
  }
}
