// swift-format-ignore-file
import UIKit

protocol SectionLayoutProviding {
    var cellHeight: CGFloat { get }
    func makeSection() -> NSCollectionLayoutSection
}

extension SectionLayoutProviding {
    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(cellHeight))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
}

struct HeroCard: SectionLayoutProviding {
    let cellHeight: CGFloat = 320
}

struct SmallCards: SectionLayoutProviding {
    var cellHeight: CGFloat { 90 }

    func makeSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(150), heightDimension: .absolute(cellHeight)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        return section
    }
}

let cardDeck: [SectionLayoutProviding] = [HeroCard(), SmallCards(), HeroCard()]

func cardDeckLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
        cardDeck[index].makeSection()
    }
}
