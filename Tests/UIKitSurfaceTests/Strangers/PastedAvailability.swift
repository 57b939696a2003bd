// swift-format-ignore-file
let config: UICollectionLayoutListConfiguration = {
    var config = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
    config.showsSeparators = false
    config.headerMode = .firstItemInSection
    if #available(iOS 15.0, *) {
        config.headerTopPadding = 0
    }
    return config
}()
let layout = UICollectionViewCompositionalLayout.list(using: config)
collectionView.setCollectionViewLayout(layout, animated: false)
