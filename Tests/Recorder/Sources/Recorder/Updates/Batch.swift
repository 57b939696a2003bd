import UIKit

/// A batch update as calls: the counts of sections before and after it, and what is announced.
///
/// Calls are written as `deleteItems 0-1 0-2`, `moveRow 0-0 1-0` or `insertSections 2`.
@MainActor final class Batch: CountedSource, UITableViewDataSource {
  private let after: [Int]
  private let updates: [String]
  private let isTable: Bool
  private let layout = UICollectionViewFlowLayout()

  /// - Parameter value: The `batch` of a case.
  init?(_ value: Value) {
    guard let before = value["before"].numbers, let after = value["after"].numbers,
      let updates = value["updates"].texts
    else { return nil }
    self.after = after.map { Int($0) }
    self.updates = updates
    isTable = value["view"].text == "table"
    layout.itemSize = CGSize(width: 100, height: 10)
    super.init(before.map { Int($0) })
  }

  /// What the update raises.
  func exception() -> Value { isTable ? ofTable() : ofCollection() }

  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 200)

  private func ofCollection() -> Value {
    let view = UICollectionView(frame: Self.frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    let window = shown(view)
    defer { window.isHidden = true }
    return raised {
      view.performBatchUpdates {
        self.counts = self.after
        for update in self.updates { Self.announce(update, to: view) }
      }
    }
  }

  private func ofTable() -> Value {
    let view = UITableView(frame: Self.frame)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
    let window = shown(view)
    defer { window.isHidden = true }
    return raised {
      view.performBatchUpdates {
        self.counts = self.after
        for update in self.updates { Self.announce(update, to: view) }
      }
    }
  }

  private static func paths(_ words: [String]) -> [IndexPath] {
    words.map { word in
      let numbers = word.split(separator: "-").compactMap { Int($0) }
      return IndexPath(item: numbers.last ?? 0, section: numbers.first ?? 0)
    }
  }

  private static func announce(_ update: String, to view: UICollectionView) {
    let words = update.split(separator: " ").map(String.init)
    let (paths, numbers) = (paths(Array(words.dropFirst())), words.compactMap { Int($0) })
    switch words.first {
    case "deleteItems": view.deleteItems(at: paths)
    case "insertItems": view.insertItems(at: paths)
    case "reloadItems": view.reloadItems(at: paths)
    case "moveItem": view.moveItem(at: paths[0], to: paths[1])
    case "deleteSections": view.deleteSections(IndexSet(numbers))
    case "insertSections": view.insertSections(IndexSet(numbers))
    case "reloadSections": view.reloadSections(IndexSet(numbers))
    default: view.moveSection(numbers[0], toSection: numbers[1])
    }
  }

  private static func announce(_ update: String, to view: UITableView) {
    let words = update.split(separator: " ").map(String.init)
    let (paths, numbers) = (paths(Array(words.dropFirst())), words.compactMap { Int($0) })
    switch words.first {
    case "deleteRows": view.deleteRows(at: paths, with: .none)
    case "insertRows": view.insertRows(at: paths, with: .none)
    case "reloadRows": view.reloadRows(at: paths, with: .none)
    case "moveRow": view.moveRow(at: paths[0], to: paths[1])
    case "deleteSections": view.deleteSections(IndexSet(numbers), with: .none)
    case "insertSections": view.insertSections(IndexSet(numbers), with: .none)
    case "reloadSections": view.reloadSections(IndexSet(numbers), with: .none)
    default: view.moveSection(numbers[0], toSection: numbers[1])
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
}

/// Puts a view on screen, so that its updates are carried out as they are for people.
@MainActor func shown(_ view: UIView) -> UIWindow {
  let controller = UIViewController()
  let window = UIWindow(frame: view.frame)
  window.rootViewController = controller
  window.isHidden = false
  controller.view.addSubview(view)
  view.layoutIfNeeded()
  return window
}
