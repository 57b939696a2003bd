import Foundation
import Testing
import UIKit

/// What a section's `visibleItemsInvalidationHandler` is told, and what its changes do.
@MainActor @Suite struct VisibleItemsTests {
  /// Counts only: cells without contents.
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  private func view(_ section: NSCollectionLayoutSection) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  private func section(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
        subitems: [item]))
  }

  private static let recorded: [(offset: CGFloat, frames: [Int: CGRect], alphas: [Int: CGFloat])] =
    [
      (
        0,
        [
          0: CGRect(x: 4.53333, y: 3.78667, width: 158.933, height: 234.427),
          1: CGRect(x: 91.2, y: -26.73, width: 117.6, height: 173.46),
        ], [0: 0.986667, 1: 0.47]
      ),
      (
        100,
        [
          0: CGRect(x: -83.2, y: 21.88, width: 134.4, height: 198.24),
          1: CGRect(x: 77.8667, y: -46.3967, width: 144.267, height: 212.793),
          2: CGRect(x: 252.533, y: 45.0867, width: 102.933, height: 151.827),
        ], [0: 0.68, 1: 0.803333, 2: 0.286667]
      ),
      (
        250,
        [
          1: CGRect(x: 82.1333, y: -40.1033, width: 135.733, height: 200.207),
          2: CGRect(x: 82.5333, y: 15.5867, width: 142.933, height: 210.827),
          3: CGRect(x: 202.702, y: -15.3713, width: 222.597, height: 272.743),
        ], [1: 0.696667, 2: 0.786667, 3: 0.27]
      ),
    ]

  /// The recorded case `orthogonal-modified`.
  @Test func changesShowInFramesAsRecorded() throws {
    let section = section(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.orthogonalScrollingBehavior = .continuous
    var offsets: [CGPoint] = []
    var containers: [CGSize] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      containers.append(environment.container.contentSize)
      for item in items {
        let number = item.indexPath.item
        let distance = abs(CGFloat(number) * 155 + 4 - offset.x) / 300
        item.alpha = max(0.2, 1 - distance)
        item.transform3D = CATransform3DMakeScale(1 - distance / 2, 1 - distance / 2, 1)
        item.zIndex = 10 - number
        if number == 1 { item.center = CGPoint(x: 150 + offset.x, y: 60) }
        if number == 3 { item.transform = CGAffineTransform(rotationAngle: 0.3) }
      }
    }
    let view = view(section)
    for (offset, frames, alphas) in Self.recorded {
      _ = view.simulateOrthogonalScroll(section: 0, to: offset)
      view.layoutIfNeeded()
      #expect(Set(view.indexPathsForVisibleItems.map(\.item)) == Set(frames.keys))
      for (item, frame) in frames {
        let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
        for (number, expected) in [
          (cell.frame.minX, frame.minX), (cell.frame.minY, frame.minY),
          (cell.frame.width, frame.width), (cell.frame.height, frame.height),
          (cell.alpha, alphas[item] ?? -1),
        ] {
          #expect(abs(number - expected) < 0.001, "item \(item) at \(offset)")
        }
        #expect(cell.layer.zPosition == CGFloat(10 - item))
      }
    }
    #expect(offsets.map(\.x) == [0, 100, 250])
    #expect(Set(offsets.map(\.y)) == [0])
    #expect(Set(containers.map(\.height)) == [480])
    // Attributes stand where the section is not scrolled.
    let attributes = try #require(
      view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
    #expect(abs(attributes.frame.minX - 332.5333) < 0.001)
  }

  @Test func handlerIsCalledOnceForWhatDidNotChange() {
    let section = section(width: .absolute(100), height: .absolute(100))
    section.orthogonalScrollingBehavior = .continuous
    var calls: [[Int]] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      calls.append(items.map(\.indexPath.item))
    }
    let view = view(section)
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(calls == [[0, 1, 2, 3]])
    _ = view.simulateOrthogonalScroll(section: 0, to: 150)
    view.layoutIfNeeded()
    #expect(calls == [[0, 1, 2, 3], [1, 2, 3, 4]])
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(calls.count == 3)
  }

  @Test func hiddenItemsHaveNoCellAndOffsetIsTheViewsOwn() {
    let section = section(width: .fractionalWidth(1), height: .absolute(300))
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset)
      for item in items { item.isHidden = item.indexPath.item == 1 }
    }
    let view = view(section)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0])
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 2])
    #expect(offsets == [.zero, CGPoint(x: 0, y: 200)])
  }
}
