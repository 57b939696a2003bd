// swift-format-ignore-file
import UIKit

final class ChatRoomController: UIViewController {
    struct Message: Hashable {
        enum Sender { case me, other(name: String) }
        let id: UUID
        let text: String
        let sender: Sender

        init(_ text: String, from sender: Sender) {
            id = UUID()
            self.text = text
            self.sender = sender
        }

        static func == (a: Message, b: Message) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private var messages: [Message] = []
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, Message>!

    override func viewDidLoad() {
        super.viewDidLoad()
        configureLayout()
        configureDataSource()
        send("안녕하세요")
        receive("네, 안녕하세요!", from: "지수")
        send("반가워요")
    }

    private func send(_ text: String) {
        messages.append(Message(text, from: .me))
        update()
    }

    private func receive(_ text: String, from name: String) {
        messages.append(Message(text, from: .other(name: name)))
        update()
    }

    private func update() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Message>()
        defer { dataSource.apply(snapshot, animatingDifferences: messages.count > 1) }
        snapshot.appendSections(["오늘"])
        snapshot.appendItems(messages)
    }

    private func configureLayout() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(48))
        let section = NSCollectionLayoutSection(
            group: NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let mine = UICollectionView.CellRegistration<UICollectionViewListCell, Message> { cell, _, message in
            var content = cell.defaultContentConfiguration()
            content.text = message.text
            if case .other(let name) = message.sender {
                content.secondaryText = name
            }
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { (view, path, message) -> UICollectionViewCell? in
            view.dequeueConfiguredReusableCell(using: mine, for: path, item: message)
        }
    }
}
