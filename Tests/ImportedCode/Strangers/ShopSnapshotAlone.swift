// swift-format-ignore-file
import UIKit

/// Of a view model that is not given: what it calls its own, that has.
extension ShopViewModel {
    typealias Snapshot = NSDiffableDataSourceSnapshot<ShopSection, ShopItem>

    func makeSnapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([.banner, .products])
        snapshot.appendItems(banners.map { ShopItem.banner($0) }, toSection: .banner)
        snapshot.appendItems(products.filter { !hidden.contains($0) }.map { ShopItem.product($0) }, toSection: .products)
        return snapshot
    }
}
