// swift-format-ignore-file
import UIKit

let daysPerWeek = 7

func monthCalendarLayout(startsOnMonday: Bool) -> UICollectionViewLayout {
    let inset: CGFloat = startsOnMonday ? 2.5 : 1
    let day = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / CGFloat(daysPerWeek)),
        heightDimension: .fractionalHeight(1.0)))
    day.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)

    let week = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                           heightDimension: .fractionalHeight(1.0 / 6.0)),
        subitem: day, count: daysPerWeek)

    let month = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                           heightDimension: .absolute(320)),
        subitem: week, count: 6)

    let section = NSCollectionLayoutSection(group: month)
    section.orthogonalScrollingBehavior = .paging
    section.boundarySupplementaryItems = ["weekdays", "legend"].map { kind in
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30)),
            elementKind: kind,
            alignment: kind == "weekdays" ? .top : .bottom)
    }
    return UICollectionViewCompositionalLayout(section: section)
}
