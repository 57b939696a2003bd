import Foundation
import TestSupport
import Testing
import UIKit

/// The recorded cases of data sources and batch updates, by number.
struct RecordedCase: Sendable {
  var id: Int
  var reason: String?
  var reasonPrefix: String?
  var throwsSomething: Bool

  static let all: [Int: RecordedCase] = {
    guard
      let json = try? JSONSerialization.jsonObject(with: Fixtures.data("uikit-data-source.json")),
      let cases = (json as? [String: Any])?["cases"] as? [[String: Any]]
    else { return [:] }
    let pairs = cases.compactMap { fixture -> (Int, RecordedCase)? in
      guard let id = fixture["id"] as? Int else { return nil }
      let expected = fixture["expected"] as? [String: Any]
      let thrown = expected?["throws"]
      let texts = thrown as? [String: Any]
      let flattened = texts?["reasonWithLineBreaksFlattenedByTheCrashReporter"] as? String
      return (
        id,
        RecordedCase(
          id: id, reason: texts?["reason"] as? String ?? flattened,
          reasonPrefix: texts?["reasonPrefix"] as? String,
          throwsSomething: thrown != nil && !(thrown is NSNull))
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Checks a text that was raised against the record.
  ///
  /// Records of older systems have two spaces after the first full stop and no view at the end;
  /// descriptions of views and identifiers differ from run to run.
  func check(_ raised: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    guard throwsSomething else {
      #expect(raised == [], "case \(id)", sourceLocation: sourceLocation)
      return
    }
    #expect(raised.count == 1, "case \(id)", sourceLocation: sourceLocation)
    guard let text = raised.first, let record = reason ?? reasonPrefix else { return }
    let literal = Self.normal(record).prefix { $0 != "<" && $0 != "\u{0}" }
    #expect(
      Self.normal(text).hasPrefix(literal), "case \(id): \(text)", sourceLocation: sourceLocation)
  }

  private static func normal(_ text: String) -> String {
    text.replacing(/\s+/, with: " ").replacing("<NSIndexPath: 0x...>", with: "PATH")
      .replacing("<NSIndexPath ...>", with: "PATH {length = 2, path = 0 - 0}")
      .replacing("[ ]", with: "[]")
      .replacing("'<id>'", with: "\u{0}")
  }
}

/// A model of counts behind a collection or a table view.
@MainActor final class CountedModel: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  var counts: [Int]
  let collectionView: UICollectionView
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init(_ counts: [Int]) {
    self.counts = counts
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
    collectionView.layoutIfNeeded()
    tableView.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

  /// What a batch of the collection view raises that leads to other counts.
  func update(to counts: [Int], _ changes: @escaping (UICollectionView) -> Void) -> [String] {
    UIKitException.observe {
      collectionView.performBatchUpdates {
        self.counts = counts
        changes(self.collectionView)
      }
    }.map(\.reason)
  }

  /// What a batch of the table view raises that leads to other counts.
  func updateTable(to counts: [Int], _ changes: @escaping (UITableView) -> Void) -> [String] {
    UIKitException.observe {
      tableView.performBatchUpdates {
        self.counts = counts
        changes(self.tableView)
      }
    }.map(\.reason)
  }
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
