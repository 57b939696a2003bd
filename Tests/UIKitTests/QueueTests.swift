import Foundation
import Testing
import UIKit

@testable import SampleCodeSwift5

/// Applying from a queue in the background, which code of Swift 5 can do.
@MainActor @Suite struct QueueTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())

  private func feed() -> BackgroundFeed {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return BackgroundFeed(
      dataSource: UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      })
  }

  @Test func backgroundAppliesReachTheMainQueue() async {
    let feed = feed()
    await withCheckedContinuation { done in feed.show([1, 2]) { done.resume() } }
    #expect(feed.dataSource.snapshot().itemIdentifiers == [1, 2])
    #expect(view.numberOfItems(inSection: 0) == 2)
  }

  /// Case 479.
  @Test func mainApplyBesideABackgroundOneIsRefused() async throws {
    let feed = feed()
    let finished = AsyncStream<Void> { stream in
      feed.show([1]) {
        stream.yield()
        stream.finish()
      }
    }
    feed.queue.sync {}
    let raised = UIKitException.observe {
      feed.dataSource.apply(NSDiffableDataSourceSnapshot<Int, Int>())
    }
    try #require(RecordedCase.all[479]).check(raised.map(\.reason))
    for await _ in finished {}
    #expect(feed.dataSource.snapshot().itemIdentifiers == [1])
  }

  /// Case 480.
  @Test func mixingQueuesIsLogged() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let feed = QueueTests().feed()
        feed.dataSource.apply(NSDiffableDataSourceSnapshot<Int, Int>())
        feed.show([1]) {}
        feed.queue.sync {}
      }
    }
    let log = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(log.contains("applying updates in a non-thread confined manner is dangerous"))
  }
}
