// swift-format-ignore-file
import SwiftUI

struct TypedGrid<Item: Hashable>: UIViewRepresentable {
    let items: [Item]
    let height: CGFloat

    final class Coordinator {
        var dataSource: UICollectionViewDiffableDataSource<String, Item>?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    private func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    func makeUIView(context: Context) -> UICollectionView {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
        context.coordinator.dataSource = .init(collectionView: view) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
        }
        return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Item>()
        snapshot.appendSections(["letters"])
        snapshot.appendItems(items)
        context.coordinator.dataSource?.apply(snapshot, animatingDifferences: false)
    }
}

struct LettersScreen: View {
    var body: some View {
        VStack {
            TypedGrid(items: ["alpha", "beta", "gamma", "delta"], height: 60)
        }
    }
}
