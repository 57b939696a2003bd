// swift-format-ignore-file
// show: TickerController
import UIKit

class TickerController: UIViewController {
  private var timer: Timer?
  private var count = 0
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>!

  deinit {
    timer?.invalidate()
    print("gone")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let config = UICollectionLayoutListConfiguration(appearance: .plain)
    collectionView = .init(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = String(format: "Row %03d", number)
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { cv, ip, number in
      cv.dequeueConfiguredReusableCell(using: registration, for: ip, item: number)
    }
    timer = Timer.scheduledTimer(withTimeInterval: 1.0, repeats: true) { [weak self] _ in
      self?.tick()
    }
    tick()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.tick()
    }
    DispatchQueue.global(qos: .userInitiated).async {
      let more = (10...12).map { $0 }
      DispatchQueue.main.async {
        self.insert(more)
      }
    }
  }

  @objc private func tick() {
    count += 1
    insert([count])
  }

  private func insert(_ numbers: [Int]) {
    var snapshot = dataSource.snapshot()
    if snapshot.sectionIdentifiers.isEmpty { snapshot.appendSections(["rows"]) }
    if let first = snapshot.itemIdentifiers.first {
      snapshot.insertItems(numbers, beforeItem: first)
    } else {
      snapshot.appendItems(numbers)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
