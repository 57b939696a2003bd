// swift-format-ignore-file
import UIKit
import RxSwift
import RxCocoa
import SnapKit

protocol LibraryViewModelInputs { var query: PublishRelay<String> { get } }
protocol LibraryViewModelOutputs { var books: Driver<[Book]> { get }; var isEmpty: Driver<Bool> { get } }

struct Book: Hashable { let id = UUID(); let title: String }

final class LibraryViewModel: LibraryViewModelInputs, LibraryViewModelOutputs {
    let query = PublishRelay<String>()
    private let all = BehaviorRelay<[Book]>(value: ["Emma", "Persuasion", "Middlemarch", "Ulysses"].map(Book.init))
    lazy var books: Driver<[Book]> = Observable
        .combineLatest(all, query.startWith("").distinctUntilChanged().debounce(.milliseconds(300), scheduler: MainScheduler.instance))
        .map { books, query in query.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(query) } }
        .asDriver(onErrorJustReturn: [])
    lazy var isEmpty: Driver<Bool> = books.map { $0.isEmpty }
}

class LibraryViewController: UIViewController {
    private let viewModel = LibraryViewModel()
    private let bag = DisposeBag()
    private let searchBar = UISearchBar()
    private let emptyLabel = UILabel()
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 150)
        layout.sectionInset = .init(top: 16, left: 16, bottom: 16, right: 16)
        let cv = UICollectionView(frame: .zero, collectionViewLayout: layout)
        cv.register(BookCell.self, forCellWithReuseIdentifier: BookCell.reuseID)
        return cv
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(searchBar); view.addSubview(collectionView); view.addSubview(emptyLabel)
        searchBar.snp.makeConstraints { $0.top.leading.trailing.equalTo(view.safeAreaLayoutGuide) }
        collectionView.snp.makeConstraints { make in
            make.top.equalTo(searchBar.snp.bottom)
            make.leading.trailing.bottom.equalToSuperview()
        }
        emptyLabel.snp.makeConstraints { $0.center.equalToSuperview() }
        searchBar.rx.text.orEmpty.bind(to: viewModel.query).disposed(by: bag)
        viewModel.books.drive(collectionView.rx.items(cellIdentifier: BookCell.reuseID, cellType: BookCell.self)) { row, book, cell in
            cell.titleLabel.text = book.title
        }.disposed(by: bag)
        viewModel.isEmpty.map { !$0 }.drive(emptyLabel.rx.isHidden).disposed(by: bag)
        collectionView.rx.modelSelected(Book.self)
            .subscribe(onNext: { [weak self] book in self?.title = book.title })
            .disposed(by: bag)
    }
}

class BookCell: UICollectionViewCell {
    static let reuseID = String(describing: BookCell.self)
    let titleLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(titleLabel)
        titleLabel.numberOfLines = 0
        titleLabel.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    }
    required init?(coder: NSCoder) { fatalError() }
}
