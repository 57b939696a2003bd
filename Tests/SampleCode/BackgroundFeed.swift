#if !swift(>=6)
  import UIKit

  /// Applies snapshots from a queue of its own, as code from before Swift 6 does.
  final class BackgroundFeed {
    let dataSource: UICollectionViewDiffableDataSource<Int, Int>
    let queue = DispatchQueue(label: "snapshots")

    init(dataSource: UICollectionViewDiffableDataSource<Int, Int>) {
      self.dataSource = dataSource
    }

    func show(_ numbers: [Int], completion: @escaping () -> Void) {
      queue.async {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers)
        self.dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
      }
    }
  }
#endif
