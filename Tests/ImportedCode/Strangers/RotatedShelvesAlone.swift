// swift-format-ignore-file
import Combine
import UIKit

enum RotatedShelves {

    static func shelf(pages: PassthroughSubject<Int, Never>) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))

        let width: NSCollectionLayoutDimension
        if UIDevice.isPad {
            width = .absolute(350)
        } else if UIWindow.isLandscape {
            width = .fractionalWidth(0.46)
        } else {
            width = .fractionalWidth(0.9)
        }

        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: width, heightDimension: .absolute(UIScreen.screenWidth / 2)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.visibleItemsInvalidationHandler = { _, offset, _ in
            pages.send(Int(offset.x / UIScreen.main.bounds.width))
        }
        return section
    }
}
