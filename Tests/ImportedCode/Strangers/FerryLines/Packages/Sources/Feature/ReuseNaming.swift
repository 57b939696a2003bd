// swift-format-ignore-file
import UIKit

protocol ReuseNaming {
    static var reuseIdentifier: String { get }
}

extension ReuseNaming {
    static var reuseIdentifier: String { String(describing: Self.self) }
}

extension UICollectionReusableView: ReuseNaming {}
