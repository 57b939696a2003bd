// swift-format-ignore-file
let reg = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    let view = UIImageView(image: UIImage(systemName: "bolt"))
    let config = UICellAccessory.CustomViewConfiguration(customView: view, placement: .leading(displayed: .always))
    cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing), .reorder(), .customView(configuration: config), .outlineDisclosure(options: .init(style: .header))]
    let where2: UICellAccessory.Placement = .trailing(displayed: .whenNotEditing)
    switch where2 {
    case .leading: print("leading")
    case .trailing(let displayed, _): print("trailing", displayed)
    }
}
let src = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: reg, for: $1, item: $2) }
var sn = NSDiffableDataSourceSnapshot<Int, String>()
sn.appendSections([0]); sn.appendItems(["one"])
src.apply(sn)
