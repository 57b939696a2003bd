// swift-format-ignore-file
import UIKit

func sidebarLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { section, layoutEnvironment in
        var config = UICollectionLayoutListConfiguration(appearance: .sidebar)
        config.headerMode = section == 0 ? .none : .firstItemInSection
        return NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
    }
    return layout
}
