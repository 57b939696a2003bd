// swift-format-ignore-file
import EventKit
import UIKit

class ChoresViewController: UICollectionViewController {
    var dataSource: DataSource!
    var chores: [Chore] = []

    init(rooms: Int) {
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let registration = UICollectionView.CellRegistration(handler: register)
        dataSource = DataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        prepare()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        show(ChoreViewController(chore: chores[indexPath.item]), sender: self)
    }
}
