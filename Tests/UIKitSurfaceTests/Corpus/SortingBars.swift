// swift-format-ignore-file
import UIKit

/// Rows of numbers that put themselves in order, one swap at a time.
struct BarRow: Hashable {
    let number: Int
}

struct Bar: Hashable {
    let row: Int
    let height: Int
}

final class SortingBarsController: UIViewController {
    private let barSize = CGSize(width: 24, height: 40)
    private var bars: [[Bar]] = (0..<3).map { row in
        (0..<9).map { Bar(row: row, height: ($0 * 5 + row * 2) % 9) }
    }
    private var grid: UICollectionView!
    private lazy var source = UICollectionViewDiffableDataSource<BarRow, Bar>(collectionView: grid) { [registration] in
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Bar> { cell, _, bar in
        cell.tag = bar.height
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        grid = UICollectionView(frame: view.bounds, collectionViewLayout: gridLayout())
        view.addSubview(grid)
        show(animated: false)
        var turns = 0
        while bars.indices.map({ swapSmallest(in: $0, from: turns) }).contains(true) || turns < 9 {
            turns += 1
            show(animated: true)
        }
    }

    /// Puts the smallest of those from a place on there; whether that moved anything.
    private func swapSmallest(in row: Int, from place: Int) -> Bool {
        guard place < bars[row].count else { return false }
        let rest = place..<bars[row].count
        guard let least = rest.min(by: { bars[row][$0].height < bars[row][$1].height }), least != place else {
            return false
        }
        bars[row].swapAt(place, least)
        return true
    }

    private func show(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<BarRow, Bar>()
        for (number, row) in bars.enumerated() {
            snapshot.appendSections([BarRow(number: number)])
            snapshot.appendItems(row)
        }
        source.apply(snapshot, animatingDifferences: animated)
    }

    private func gridLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [barSize] _, environment in
            let room = environment.container.effectiveContentSize.width
            let bar = NSCollectionLayoutItem(layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let line = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(barSize.height)),
                subitem: bar, count: Int(room / barSize.width))
            return NSCollectionLayoutSection(group: line)
        }
    }
}
