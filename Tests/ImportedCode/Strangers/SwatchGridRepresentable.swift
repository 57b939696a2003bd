// swift-format-ignore-file
import SwiftUI

struct Swatch: Identifiable, Hashable {
    let id: UUID
    var name: String
}

struct SwatchGrid: UIViewRepresentable {
    let swatches: [Swatch]
    var marked: Set<Swatch.ID>
    @Binding var selection: Swatch?

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let columns = max(2, Int(environment.container.effectiveContentSize.width / 120))
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        context.coordinator.configure(collectionView)
        return collectionView
    }

    func updateUIView(_ uiView: UICollectionView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.apply(animated: !context.transaction.disablesAnimations)
    }

    final class Coordinator: NSObject {
        var parent: SwatchGrid
        private var dataSource: UICollectionViewDiffableDataSource<Int, Swatch>?

        init(_ parent: SwatchGrid) { self.parent = parent }

        func configure(_ collectionView: UICollectionView) {
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, Swatch> { cell, _, swatch in
                cell.contentConfiguration = UIHostingConfiguration {
                    SwatchRow(swatch: swatch)
                        .swipeActions(edge: .leading) {
                            Button("Mark", systemImage: "heart") { print(swatch) }
                        }
                }
            }
            dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
        }

        func apply(animated: Bool) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Swatch>()
            snapshot.appendSections([0])
            snapshot.appendItems(parent.swatches)
            dataSource?.apply(snapshot, animatingDifferences: animated)
        }
    }
}

private struct SwatchRow: View {
    let swatch: Swatch

    var body: some View {
        HStack {
            Image(systemName: "drop").background(Color.teal.opacity(0.2), in: .circle)
            Text(swatch.name).background(.blue, in: .rect(cornerRadius: 4))
        }
    }
}
