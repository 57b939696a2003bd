// swift-format-ignore-file
import UIKit

extension Notification.Name {
    static let accountsDidChange = Notification.Name("accountsDidChange")
}

@objc protocol AccountsStoreDelegate: AnyObject {
    @objc optional func storeDidReset(_ store: AccountsStore)
}

@objcMembers
class AccountsStore: NSObject {
    static let shared = AccountsStore()
    dynamic var revision = 0
    weak var delegate: AccountsStoreDelegate?
    private(set) var accounts: [Account] = []
    private let defaults = UserDefaults.standard

    private override init() { super.init() }

    func reload() {
        accounts = [Account("Checking", 1200.5), Account("Savings", 9000), Account("Travel", 310.25)]
        revision += 1
        delegate?.storeDidReset?(self)
        NotificationCenter.default.post(name: .accountsDidChange, object: self, userInfo: ["count": accounts.count])
    }
}

final class Account: NSObject {
    let name: String
    let balance: Decimal
    init(_ name: String, _ balance: Decimal) {
        self.name = name
        self.balance = balance
    }
    override var hash: Int { name.hashValue }
    override func isEqual(_ object: Any?) -> Bool { (object as? Account)?.name == name }
}

extension NumberFormatter {
    static let money: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "en_IE")
        return formatter
    }()
}

class AccountsListController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, Account>!
    private var observation: NSKeyValueObservation?
    private lazy var addButton = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTapped))

    convenience init() {
        self.init(collectionViewLayout: AccountsListController.generateLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "account")
        clearsSelectionOnViewWillAppear = false
        installsStandardGestureForInteractiveMovement = false
        navigationItem.rightBarButtonItem = addButton
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, account in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "account", for: indexPath) as? UICollectionViewListCell
            var content = cell?.defaultContentConfiguration()
            content?.text = account.name
            content?.secondaryText = NumberFormatter.money.string(from: account.balance as NSDecimalNumber)
            cell?.contentConfiguration = content
            return cell
        }
        NotificationCenter.default.addObserver(self, selector: #selector(accountsChanged(_:)), name: .accountsDidChange, object: nil)
        observation = AccountsStore.shared.observe(\.revision, options: [.new]) { _, change in
            print("revision", change.newValue ?? 0)
        }
        AccountsStore.shared.delegate = self
        perform(#selector(refresh), with: nil, afterDelay: 0)
    }

    @objc func refresh() { AccountsStore.shared.reload() }

    @objc private func accountsChanged(_ note: Notification) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Account>()
        snapshot.appendSections([0])
        snapshot.appendItems(AccountsStore.shared.accounts)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    @objc private func addTapped() {
        let alert = UIAlertController(title: "New account", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    private class func generateLayout() -> UICollectionViewLayout {
        let estimated = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsetsReference = .layoutMargins
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension AccountsListController: AccountsStoreDelegate {
    func storeDidReset(_ store: AccountsStore) { print("reset", store.accounts.count) }
}
