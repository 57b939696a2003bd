// swift-format-ignore-file
final class RoundedBackgroundView: UICollectionReusableView {
    static let kind = "background"
    override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .secondarySystemBackground; layer.cornerRadius = 12 }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
let layout2: UICollectionViewCompositionalLayout = {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: RoundedBackgroundView.kind)]
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(RoundedBackgroundView.self, forDecorationViewOfKind: RoundedBackgroundView.kind)
    return layout
}()
collectionView.setCollectionViewLayout(layout2, animated: false)
