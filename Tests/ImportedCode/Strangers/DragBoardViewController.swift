// swift-format-ignore-file
import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

final class Card: NSObject, NSItemProviderWriting {
    let title: String
    init(title: String) { self.title = title }
    static var writableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }
    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, Error?) -> Void) -> Progress? {
        completionHandler(title.data(using: .utf8), nil)
        return nil
    }
}

class DragBoardViewController: UIViewController {
    enum Column: String, CaseIterable { case todo = "To Do", doing = "Doing", done = "Done" }
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Column, Card>!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: boardLayout())
        collectionView.dragInteractionEnabled = true
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.reorderingCadence = .fast
        view.addSubview(collectionView)
        collectionView.register(UINib(nibName: "CardCell", bundle: nil), forCellWithReuseIdentifier: "CardCell")
        dataSource = UICollectionViewDiffableDataSource<Column, Card>(collectionView: collectionView) { collectionView, indexPath, card in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CardCell", for: indexPath) as! CardCell
            cell.titleLabel.text = card.title
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Column, Card>()
        for column in Column.allCases {
            snapshot.appendSections([column])
            snapshot.appendItems((1...3).map { Card(title: "\(column.rawValue) \($0)") }, toSection: column)
        }
        dataSource.apply(snapshot)
    }

    private func boardLayout() -> UICollectionViewLayout {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.scrollDirection = .horizontal
        return UICollectionViewCompositionalLayout(sectionProvider: { _, env in
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(280), heightDimension: .fractionalHeight(1)), subitems: [item])
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 0)
            return section
        }, configuration: config)
    }
}

extension DragBoardViewController: UICollectionViewDragDelegate {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        guard let card = dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: card))
        item.localObject = card
        return [item]
    }
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: collectionView.cellForItem(at: indexPath)?.bounds ?? .zero, cornerRadius: 8)
        return parameters
    }
}

extension DragBoardViewController: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
        guard session.localDragSession != nil else { return UICollectionViewDropProposal(operation: .forbidden) }
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first, let card = item.dragItem.localObject as? Card else { return }
        var snapshot = dataSource.snapshot()
        if let target = dataSource.itemIdentifier(for: destination), target != card { snapshot.moveItem(card, beforeItem: target) }
        dataSource.apply(snapshot)
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}

class CardCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
}
