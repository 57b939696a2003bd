// swift-format-ignore-file
import SwiftUI
import UIKit

// Cells of SwiftUI's grids, choices and styles.
struct LevelView: View {
    struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(10).opacity(configuration.isPressed ? 0.5 : 1)
        }
    }
    struct Card: ViewModifier {
        let room: CGFloat
        func body(content: Content) -> some View { content.padding(room) }
    }
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 30, height: 20)
                    Color.blue.frame(width: 50, height: 20)
                }
                GridRow {
                    Color.red.frame(width: 60, height: 10)
                    Color.blue.frame(width: 20, height: 10)
                }
            }
            ViewThatFits {
                Color.green.frame(width: 900, height: 80)
                Color.green.frame(width: 100, height: 40)
            }
            Button { } label: { Color.black.frame(width: 20, height: 20) }.buttonStyle(.plain)
            Button { } label: { Color.black.frame(width: 20, height: 20) }.buttonStyle(Framed())
            Menu { Button("Open") {} } label: { Color.black.frame(width: 20, height: 30) }.modifier(Card(room: 5))
        }
    }
}

final class HostedGridsViewController: UIViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            cell.contentConfiguration = UIHostingConfiguration {
                switch number {
                case 1: LevelView(number: number)
                case 2: Gauge(value: 0.5) { Text("Level") }
                default: Button("More") {}.buttonStyle(.borderedProminent)
                }
            }.margins(.all, 0)
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
