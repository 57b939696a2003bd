// swift-format-ignore-file
import UIKit
import CoreData

final class ChatViewController: UIViewController {
    private let container: NSPersistentContainer
    private let conversation: Conversation
    private lazy var fetchedResultsController: NSFetchedResultsController<MessageMO> = {
        let request: NSFetchRequest<MessageMO> = MessageMO.fetchRequest()
        request.predicate = NSPredicate(format: "conversation == %@", conversation)
        request.sortDescriptors = [NSSortDescriptor(key: "sentAt", ascending: true)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: "day", cacheName: nil)
        controller.delegate = self
        return controller
    }()
    private let inputBar = ChatInputBar()
    private lazy var tableView: UITableView = {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
        table.separatorStyle = .none
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        table.translatesAutoresizingMaskIntoConstraints = false
        return table
    }()
    private lazy var dataSource = UITableViewDiffableDataSource<String, NSManagedObjectID>(tableView: tableView) { [weak self] table, indexPath, id in
        let cell = table.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier, for: indexPath) as! MessageCell
        if let message = try? self?.container.viewContext.existingObject(with: id) as? MessageMO {
            cell.bubble.text = message.text
            cell.isOutgoing = message.isOutgoing
        }
        return cell
    }

    init(container: NSPersistentContainer, conversation: Conversation) {
        self.container = container
        self.conversation = conversation
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var inputAccessoryView: UIView? { inputBar }
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        tableView.dataSource = dataSource
        dataSource.defaultRowAnimation = .fade
        do { try fetchedResultsController.performFetch() } catch { assertionFailure(error.localizedDescription) }
        inputBar.onSend = { [weak self] text in self?.send(text) }
    }

    private func send(_ text: String) {
        let message = MessageMO(context: container.viewContext)
        message.text = text
        message.sentAt = Date()
        try? container.viewContext.save()
    }
}

extension ChatViewController: NSFetchedResultsControllerDelegate {
    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
        let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        dataSource.apply(snapshot, animatingDifferences: tableView.window != nil)
    }
}

final class MessageCell: UITableViewCell {
    static let reuseIdentifier = String(describing: MessageCell.self)
    let bubble = PaddedLabel(insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    var isOutgoing = false { didSet { updateAlignment() } }
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bubble.numberOfLines = 0
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
    private func updateAlignment() {
        leading.isActive = !isOutgoing
        trailing.isActive = isOutgoing
    }
}
