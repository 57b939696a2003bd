// swift-format-ignore-file
let traits = UITraitCollection(horizontalSizeClass: .regular)
let columns = switch traits.horizontalSizeClass {
    case .compact: 2
    case .regular: 4
    default: 1
}
let inset: CGFloat = if columns > 2 { 24 } else { 8 }
print(columns, inset)
let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / Double(columns)), heightDimension: .fractionalHeight(1))
let item = NSCollectionLayoutItem(layoutSize: size)
item.contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
item.edgeSpacing = .init(leading: .fixed(4), top: nil, trailing: .flexible(4), bottom: nil)
print(item.layoutSize.widthDimension.dimension, item.contentInsets.top)
