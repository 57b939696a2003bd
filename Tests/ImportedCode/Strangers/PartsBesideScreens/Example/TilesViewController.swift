// swift-format-ignore-file
import UIKit
final class TilesViewController: UICollectionViewController {
    private lazy var source = TileSource(collectionView: collectionView)
    override func viewDidLoad() {
        super.viewDidLoad()
        source.show([TileGroup(name: "north", tiles: ["pine", "birch"], height: 30), TileGroup(name: "south", tiles: ["palm"], height: 50)])
    }
}
