// swift-format-ignore-file
//
//  BrowseSection.swift
//  Spotify-Clone
//

import Foundation
import UIKit

enum BrowseSection: Int, CaseIterable, Hashable {
    case newReleases
    case featuredPlaylists
    case recommendedTracks
    case genres
    case footerNotes

    var title: String? {
        switch self {
        case .newReleases: return Strings.Browse.newReleases
        case .featuredPlaylists: return Strings.Browse.featured
        case .recommendedTracks: return "Recommended"
        case .genres: return "Genres & Moods".localized
        case .footerNotes: return nil
        }
    }

    var hasHeader: Bool { title != nil }

    func layout(
        environment: NSCollectionLayoutEnvironment,
        sizeClass: SizeClassProvider = .current
    ) -> NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        switch self {
        case .newReleases:
            section = newReleasesLayout(environment)
        case .featuredPlaylists:
            section = playlistsLayout()
        case .recommendedTracks:
            section = tracksLayout(environment)
        case .genres:
            section = genresLayout(environment)
        case .footerNotes:
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.showsSeparators = false
            configuration.backgroundColor = .spotifyBlack
            return .list(using: configuration, layoutEnvironment: environment)
        }

        if hasHeader {
            section.boundarySupplementaryItems = [Self.sectionHeader]
        }
        section.contentInsets = NSDirectionalEdgeInsets(
            top: Metrics.Spacing.small,
            leading: Metrics.Spacing.medium,
            bottom: Metrics.Spacing.large,
            trailing: Metrics.Spacing.medium
        )
        return section
    }
}

// MARK: - Layouts

private extension BrowseSection {

    static var sectionHeader: NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(50)
            ),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
    }

    func newReleasesLayout(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        // Item
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0),
                heightDimension: .fractionalHeight(1.0)
            )
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)

        // Vertical group in horizontal group
        let verticalGroup = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .absolute(390)
            ),
            subitem: item,
            count: 3
        )
        let isRegular = environment.traitCollection.horizontalSizeClass == .regular
        let horizontalGroup = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isRegular ? 0.45 : 0.9),
                heightDimension: .absolute(390)
            ),
            subitem: verticalGroup,
            count: 1
        )

        let section = NSCollectionLayoutSection(group: horizontalGroup)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    func playlistsLayout() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(200))
        )
        item.contentInsets = .uniform(2)

        let verticalGroup = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(400)),
            subitem: item,
            count: 2
        )
        let horizontalGroup = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(400)),
            subitem: verticalGroup,
            count: 1
        )
        let section = NSCollectionLayoutSection(group: horizontalGroup)
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            items.forEach { item in
                guard item.representedElementCategory == .cell else { return }
                let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
                let scale = max(1.0 - (distance / environment.container.contentSize.width) * 0.2, 0.8)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    func tracksLayout(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(Metrics.trackRowHeight)),
            subitem: item,
            count: 1
        )
        let section = NSCollectionLayoutSection(group: group)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: TracksBackgroundView.kind)
        background.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [background]
        return section
    }

    func genresLayout(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1))
        )
        item.contentInsets = .uniform(4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)),
            repeatingSubitem: item,
            count: columns
        )
        return NSCollectionLayoutSection(group: group)
    }
}
