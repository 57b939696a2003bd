// swift-format-ignore-file
@propertyWrapper
struct UserDefault<T> {
    let key: String
    let defaultValue: T
    var wrappedValue: T {
        get { UserDefaults.standard.object(forKey: key) as? T ?? defaultValue }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}
enum Settings {
    @UserDefault(key: "columns", defaultValue: 3) static var columns: Int
}
Settings.columns += 1
print(Settings.columns)
func layout() -> UICollectionViewLayout {
    let f = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / CGFloat(Settings.columns)), heightDimension: .fractionalWidth(1.0 / CGFloat(Settings.columns)))
    return UICollectionViewCompositionalLayout(section: .init(group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / CGFloat(Settings.columns))), subitems: [.init(layoutSize: f)])))
}
layout()
