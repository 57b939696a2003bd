// swift-format-ignore-file
enum HomeItem: Hashable {
    case banner(title: String, imageName: String)
    case product(Product)
    indirect case nested(HomeItem)

    var title: String {
        switch self {
        case let .banner(title, _): return title
        case .product(let product): return product.name
        case .nested(let inner): return "↳ " + inner.title
        }
    }
}
struct Product: Hashable, Comparable {
    let id: Int
    let name: String
    let price: Double
    static func < (lhs: Product, rhs: Product) -> Bool { lhs.price < rhs.price }
}
let products = [Product(id: 1, name: "Mug", price: 8.5), Product(id: 2, name: "Pen", price: 1.25)]
var snapshot = NSDiffableDataSourceSnapshot<Int, HomeItem>()
snapshot.appendSections([0, 1])
snapshot.appendItems([.banner(title: "Sale", imageName: "sale")], toSection: 0)
snapshot.appendItems(products.sorted().map(HomeItem.product), toSection: 1)
snapshot.appendItems([.nested(.product(products[0]))], toSection: 1)
snapshot.itemIdentifiers.forEach { print($0.title) }
print(String(format: "%.2f", products.max()!.price))
