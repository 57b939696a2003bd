// swift-format-ignore-file
import SwiftUI
import UIKit

struct PodcastCard: View {
    let podcast: Podcast
    @State private var isFavorite = false

    var body: some View {
        VStack(alignment: .leading) {
            Image(podcast.cover)
                .resizable()
                .aspectRatio(1, contentMode: .fill)
                .frame(width: 140, height: 140)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            Text(podcast.title)
                .font(.caption)
                .bold()
                .lineLimit(2)
            if podcast.isNew {
                Text("NEW").font(.caption2).padding(4).background(Color.red)
            }
        }
    }
}

struct Podcast: Hashable { var title: String; var cover: String; var isNew: Bool }

final class PodcastsController: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    init() {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(140), heightDimension: .estimated(180)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(140), heightDimension: .estimated(180)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        var s = NSDiffableDataSourceSnapshot<Int, Podcast>()
        s.appendSections([0])
        s.appendItems([.init(title: "Night Trains", cover: "trains", isNew: true), .init(title: "A Short History of Salt and Everything It Touched", cover: "salt", isNew: false)])
        dataSource.apply(s, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Podcast> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Podcast> { cell, indexPath, podcast in
            cell.contentConfiguration = UIHostingConfiguration { PodcastCard(podcast: podcast) }.margins(.all, 0)
        }
        return .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }
}

#Preview { PodcastCard(podcast: .init(title: "x", cover: "y", isNew: true)) }
