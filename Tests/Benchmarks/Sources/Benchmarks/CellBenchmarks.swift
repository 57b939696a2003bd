import Measuring
import UIKit

/// A list of 1,000 cells with ten constraints and two labels each, scrolled from top to bottom.
@MainActor func runCellBenchmarks() {
  guard isWanted("cells") else { return }
  let (source, view) = makeList()
  view.layoutIfNeeded()
  var times: [Double] = []
  let screenful = view.bounds.height
  while view.contentOffset.y + 2 * screenful < view.contentSize.height {
    view.contentOffset.y += screenful
    times.append(shortest(of: 1) { view.layoutIfNeeded() })
  }
  times.sort()
  let middle = times[times.count / 2]
  report(
    "cells: a screenful of self-sizing ones, the median of 8 ms", middle / 0.008, limit: 1,
    note: "\(milliseconds(middle)), \(times.count) screens, \(source.requests) cells")
  report(
    "cells: the slowest screenful, of 8 ms", (times.last ?? 0) / 0.008, limit: 1,
    note: milliseconds(times.last ?? 0))
}

@MainActor private func makeList() -> (BenchmarkSource, UICollectionView) {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 393, height: 852),
    collectionViewLayout: UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)))
  let source = BenchmarkSource()
  view.register(BenchmarkCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = source
  return (source, view)
}

private final class BenchmarkSource: NSObject, UICollectionViewDataSource {
  var requests = 0

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? BenchmarkCell)?.show(indexPath.item)
    return cell
  }
}

/// A picture with a title and a text of one to three lines beside it.
private final class BenchmarkCell: UICollectionViewCell {
  private let picture = UIView()
  private let title = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.numberOfLines = 0
    for view in [picture, title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let inside = contentView
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: inside.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(lessThanOrEqualTo: inside.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int) {
    title.text = "Item \(item)"
    text.text = String(repeating: "A text that goes on for a while. ", count: 1 + item % 4)
  }
}
