// swift-format-ignore-file
import UIKit
public enum DS {
    public enum Color {
        public static let primary = UIColor(named: "primary", in: DesignSystemResources.bundle, compatibleWith: nil) ?? .systemBrown
        public static let background = UIColor.systemBackground
    }
    public enum Spacing { public static let small: CGFloat = 8; public static let medium: CGFloat = 16 }
    public static func font(_ weight: UIFont.Weight, size: CGFloat) -> UIFont { UIFont(name: "Pretendard-\(weight.rawValue)", size: size) ?? .systemFont(ofSize: size, weight: weight) }
}
open class DSBaseCollectionViewCell: UICollectionViewCell {
    public override init(frame: CGRect) { super.init(frame: frame); configureUI(); configureConstraints() }
    @available(*, unavailable) public required init?(coder: NSCoder) { fatalError() }
    open func configureUI() {}
    open func configureConstraints() {}
}
final class DesignSystemResources { static let bundle = Bundle(for: DesignSystemResources.self) }
