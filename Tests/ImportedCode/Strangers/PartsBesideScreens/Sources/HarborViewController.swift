// swift-format-ignore-file
import UIKit
enum HarborLook {
    static let background = UIColor.white
}
final class HarborViewController: UICollectionViewController {
    lazy var source = HarborSource(collectionView: collectionView)
    override func viewDidLoad() {
        super.viewDidLoad()
        fatalError("no harbor is open")
    }
}
