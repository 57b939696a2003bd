// swift-format-ignore-file
import Moya
import RxSwift
import SwiftUI
import UIKit

enum MailAPI: TargetType {
    case inbox
    var baseURL: URL { URL(string: "https://mail.example.org")! }
    var path: String { "/inbox" }
    var method: Moya.Method { .get }
    var task: Task { Task.requestPlain }
    var headers: [String: String]? { nil }
}

struct Link { let name: String }

final class MailViewController: UIViewController {
    enum Section: CaseIterable { case unread, read }
    enum Row: Hashable { case letter(Int), note(String) }

    private var list: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!
    private let bag = DisposeBag()
    private let inset: Decimal = 8
    private var updates = 0
    private var job: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            cell.contentConfiguration = UIHostingConfiguration {
                switch row {
                case .letter(let number): Text("Letter \(number)").textCase(.lowercase).fontDesign(.rounded)
                case .note(let text): ProgressView(text, value: nil)
                }
            }
        }
        dataSource = .init(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        Observable.of([1, 2]).observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        job = Task<Void, Never> {
            try? await Task.sleep(nanoseconds: 1)
            if Task.isCancelled { return }
        }
        list.contentInset.left = inset.cgFloat
        let link = Link(name: "Inbox")
        link.font(.title)
    }

    override func updateProperties() {
        super.updateProperties()
        updates += 1
        list.alpha = updates > 1 ? 1 : 0.5
    }

    private func show(_ numbers: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(numbers.map { .letter($0) }, toSection: .unread)
        snapshot.appendItems([.note("Waiting")], toSection: .read)
        dataSource.apply(snapshot, animatingDifferences: false)
        setNeedsUpdateProperties()
    }
}
