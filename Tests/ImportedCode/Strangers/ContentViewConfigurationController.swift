// swift-format-ignore-file
import UIKit

struct ContactContentConfiguration: UIContentConfiguration, Hashable {
    var name: String?
    var initials: String?
    var tint: UIColor = .systemIndigo

    func makeContentView() -> UIView & UIContentView { ContactContentView(configuration: self) }

    func updated(for state: UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        if state.isSelected { updated.tint = .white }
        return updated
    }
}

class ContactContentView: UIView, UIContentView {
    private let nameLabel = UILabel()
    private let badge = UILabel()
    private var appliedConfiguration: ContactContentConfiguration!

    init(configuration: ContactContentConfiguration) {
        super.init(frame: .zero)
        setupInternalViews()
        apply(configuration: configuration)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var configuration: UIContentConfiguration {
        get { appliedConfiguration }
        set {
            guard let newConfig = newValue as? ContactContentConfiguration else { return }
            apply(configuration: newConfig)
        }
    }

    private func setupInternalViews() {
        let row = UIStackView(arrangedSubviews: [badge, nameLabel])
        row.spacing = 12
        row.alignment = .center
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor), row.trailingAnchor.constraint(equalTo: trailingAnchor),
            badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalTo: badge.widthAnchor)
        ])
        badge.textAlignment = .center
    }

    private func apply(configuration: ContactContentConfiguration) {
        guard appliedConfiguration != configuration else { return }
        appliedConfiguration = configuration
        nameLabel.text = configuration.name
        badge.text = configuration.initials
        badge.backgroundColor = configuration.tint
    }
}

private extension UIConfigurationStateCustomKey {
    static let isFavourite = UIConfigurationStateCustomKey("app.contacts.isFavourite")
}

private extension UICellConfigurationState {
    var isFavourite: Bool {
        get { self[.isFavourite] as? Bool ?? false }
        set { self[.isFavourite] = newValue }
    }
}

class ContactCell: UICollectionViewListCell {
    private var contact: Contact? = nil
    func update(with newContact: Contact) {
        guard contact != newContact else { return }
        contact = newContact
        setNeedsUpdateConfiguration()
    }
    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isFavourite = contact?.isFavourite ?? false
        return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = ContactContentConfiguration().updated(for: state)
        content.name = contact?.name
        content.initials = contact?.name.split(separator: " ").compactMap(\.first).map(String.init).joined()
        contentConfiguration = content
        accessories = state.isFavourite ? [.checkmark()] : [.disclosureIndicator(displayed: .whenNotEditing)]
    }
}

struct Contact: Hashable {
    let name: String
    var isFavourite = false
}

final class ContactListViewController: UIViewController {
    private var dataSource: UICollectionViewDiffableDataSource<String, Contact>!
    private let contacts = [Contact(name: "Ada Byron", isFavourite: true), Contact(name: "Alan Mathison"), Contact(name: "Grace Murray"), Contact(name: "Edsger Wybe")]

    override func viewDidLoad() {
        super.viewDidLoad()
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                self?.delete(at: indexPath)
                done(true)
            }
            delete.image = UIImage(systemName: "trash")
            return UISwipeActionsConfiguration(actions: [delete])
        }
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.addSubview(collectionView)
        let cell = UICollectionView.CellRegistration<ContactCell, Contact> { cell, _, contact in cell.update(with: contact) }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            var content = view.defaultContentConfiguration()
            content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
            view.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2) }
        dataSource.supplementaryViewProvider = { view, _, indexPath in view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
        for (letter, group) in Dictionary(grouping: contacts, by: { String($0.name.prefix(1)) }).sorted(by: { $0.key < $1.key }) {
            snapshot.appendSections([letter])
            snapshot.appendItems(group, toSection: letter)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func delete(at indexPath: IndexPath) {
        guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([contact])
        dataSource.apply(snapshot)
    }
}
