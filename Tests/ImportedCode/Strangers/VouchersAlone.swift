// swift-format-ignore-file
import UIKit

final class VoucherListViewController: UIViewController {
    enum Section { case main }

    @IBOutlet private weak var tableView: UITableView!
    private let shopID: Int64
    private let viewModel: VoucherListViewModel
    private lazy var dataSource = VoucherDataSource(tableView: tableView)

    init(shopID: Int64, onLoad: ((Bool) -> Void)? = nil) {
        self.shopID = shopID
        self.viewModel = VoucherListViewModel(shopID: shopID)
        super.init(nibName: type(of: self).nibName, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = dataSource
        dataSource.show(viewModel.vouchers, animated: false)
    }
}

final class VoucherDataSource: UITableViewDiffableDataSource<VoucherListViewController.Section, Voucher> {
    init(tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Voucher")
        super.init(tableView: tableView) { table, indexPath, voucher in
            let cell = table.dequeueReusableCell(withIdentifier: "Voucher", for: indexPath)
            cell.textLabel?.text = voucher.code
            return cell
        }
    }

    func show(_ vouchers: [Voucher], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<VoucherListViewController.Section, Voucher>()
        snapshot.appendSections([.main])
        let spring = Voucher.Season.spring.vouchers.map { $0.next() }
        snapshot.appendItems(spring)
        for season in Voucher.Season.allCases where season != .spring {
            snapshot.appendItems(season.vouchers.map { $0.next() })
        }
        snapshot.appendItems(vouchers)
        apply(snapshot, animatingDifferences: animated)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        guard let voucher = itemIdentifier(for: source) else { return }
        var snapshot = self.snapshot()
        snapshot.deleteItems([voucher])
        snapshot.appendItems([voucher], toSection: .main)
        apply(snapshot)
    }
}
