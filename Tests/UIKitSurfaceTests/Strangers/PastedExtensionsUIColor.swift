// swift-format-ignore-file
extension UIColor {
    static var random: UIColor {
        UIColor(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), alpha: 1)
    }
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        let r = CGFloat((hex >> 16) & 0xFF) / 255
        let g = CGFloat((hex >> 8) & 0xFF) / 255
        let b = CGFloat(hex & 0xFF) / 255
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }
}
extension UICollectionViewCell {
    static var identifier: String { String(describing: self) }
}
extension NSCollectionLayoutSize {
    static let fill = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    convenience init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
        self.init(widthDimension: width, heightDimension: height)
    }
}
let item = NSCollectionLayoutItem(layoutSize: .fill)
let row = NSCollectionLayoutSize(width: .fractionalWidth(1), height: .absolute(64))
print(UICollectionViewCell.identifier, row.heightDimension.dimension)
let c = UIColor(hex: 0xFF8800)
