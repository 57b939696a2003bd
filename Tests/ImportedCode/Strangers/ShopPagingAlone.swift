// swift-format-ignore-file
import UIKit

extension ShopViewModel {
    typealias DataSource = UICollectionViewDiffableDataSource<ShopSection, ShopItem>

    func loadMore() {
        guard !isLoading else { return }
        service.fetch(page: page)
    }
}
