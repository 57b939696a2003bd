// swift-format-ignore-file
import UIKit
import FirebaseFirestore
import FirebaseAuth
import InputBarAccessoryView
import Kingfisher

struct Message: Hashable {
    let id: String
    let text: String
    let senderID: String
    let sentAt: Date
    var isMine: Bool { senderID == Auth.auth().currentUser?.uid }
}

final class ChatService {
    private let db = Firestore.firestore()
    private var listener: ListenerRegistration?
    deinit { listener?.remove() }
    func listen(roomID: String, onUpdate: @escaping ([Message]) -> Void) {
        listener = db.collection("rooms").document(roomID).collection("messages")
            .order(by: "sentAt")
            .addSnapshotListener { snapshot, error in
                guard let documents = snapshot?.documents else { return }
                let messages = documents.compactMap { document -> Message? in
                    let data = document.data()
                    guard let text = data["text"] as? String, let sender = data["senderID"] as? String, let date = (data["sentAt"] as? Timestamp)?.dateValue() else { return nil }
                    return Message(id: document.documentID, text: text, senderID: sender, sentAt: date)
                }
                onUpdate(messages)
            }
    }
}

final class ChatViewController: UIViewController {
    private let service = ChatService()
    private let roomID: String
    private let inputBar = InputBarAccessoryView()
    private lazy var collectionView: UICollectionView = {
        let cv = UICollectionView(frame: .zero, collectionViewLayout: makeChatLayout())
        cv.register(BubbleCell.self, forCellWithReuseIdentifier: BubbleCell.identifier)
        cv.alwaysBounceVertical = true
        cv.keyboardDismissMode = .interactive
        return cv
    }()
    private lazy var dataSource = UICollectionViewDiffableDataSource<String, Message>(collectionView: collectionView) { cv, indexPath, message in
        let cell = cv.dequeueReusableCell(withReuseIdentifier: BubbleCell.identifier, for: indexPath) as! BubbleCell
        cell.configure(text: message.text, isMine: message.isMine)
        cell.avatarView.kf.setImage(with: URL(string: "https://example.com/\(message.senderID).png"), placeholder: UIImage(systemName: "person.circle"))
        return cell
    }

    init(roomID: String) {
        self.roomID = roomID
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var inputAccessoryView: UIView? { inputBar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.frame = view.bounds
        service.listen(roomID: roomID) { [weak self] messages in self?.update(with: messages) }
    }

    private func update(with messages: [Message]) {
        let grouped = Dictionary(grouping: messages) { DateFormatter.localizedString(from: $0.sentAt, dateStyle: .medium, timeStyle: .none) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Message>()
        for day in grouped.keys.sorted() {
            snapshot.appendSections([day])
            snapshot.appendItems(grouped[day]!, toSection: day)
        }
        dataSource.apply(snapshot) { [weak self] in
            guard let self = self, let last = messages.last, let indexPath = self.dataSource.indexPath(for: last) else { return }
            self.collectionView.scrollToItem(at: indexPath, at: .bottom, animated: true)
        }
    }

    private func makeChatLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        section.contentInsetsReference = .readableContent
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top, absoluteOffset: CGPoint(x: 0, y: -4))
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }
}

final class BubbleCell: UICollectionViewCell {
    static let identifier = "BubbleCell"
    let avatarView = UIImageView()
    private let bubble = UIView()
    private let label = UILabel()
    private var leading: NSLayoutConstraint!, trailing: NSLayoutConstraint!
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        bubble.addSubview(label)
        contentView.addSubview(bubble)
        [label, bubble].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 260),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func configure(text: String, isMine: Bool) {
        label.text = text
        leading.isActive = !isMine
        trailing.isActive = isMine
        bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        label.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.frame.size.height = max(attributes.frame.height, 36)
        return attributes
    }
}
