// swift-format-ignore-file
//
//  RelatedShowsCell.swift
//  CastHouse
//
//

import UIKit

class RelatedShowsCell: UITableViewCell {

    static let height: CGFloat = 340

    enum Section { case main }

    var podcasts = [Podcast]() {
        didSet {
            guard oldValue != podcasts else { return }
            applySnapshot()
        }
    }

    var didSelectHandler: ((Podcast) -> ())?

    private lazy var collectionView: UICollectionView = {
        let cv = UICollectionView(frame: .zero, collectionViewLayout: RelatedShowsCell.makeLayout())
        cv.backgroundColor = .clear
        cv.alwaysBounceVertical = false
        cv.isScrollEnabled = false
        cv.delegate = self
        cv.register(SearchResultCell.self, forCellWithReuseIdentifier: SearchResultCell.reuseId)
        return cv
    }()

    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Podcast>(collectionView: collectionView) { (collectionView, indexPath, podcast) -> UICollectionViewCell? in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SearchResultCell.reuseId, for: indexPath) as! SearchResultCell
        cell.set(podcast: podcast)
        return cell
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contentView.addSubview(collectionView)
        collectionView.fillSuperview()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // one big artwork, then pairs of small ones
    private static func makeLayout() -> UICollectionViewCompositionalLayout {
        let big = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(248),
            heightDimension: .fractionalHeight(1)))

        let small = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)))

        let pair = NSCollectionLayoutGroup.vertical(layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(98),
            heightDimension: .fractionalHeight(1)), subitem: small, count: 2)
        pair.interItemSpacing = .fixed(8)

        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(248 + 98 * 2 + 12 * 2),
            heightDimension: .absolute(300)), subitems: [big, pair, pair])
        group.interItemSpacing = .fixed(12)

        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 20, trailing: 16)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            items.forEach { item in
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = distance > environment.container.contentSize.width ? 0.6 : 1
            }
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Podcast>()
        snapshot.appendSections([.main])
        snapshot.appendItems(Array(podcasts.unique().prefix(20)))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

extension RelatedShowsCell: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let podcast = dataSource.itemIdentifier(for: indexPath) else { return }
        didSelectHandler?(podcast)
    }
}
