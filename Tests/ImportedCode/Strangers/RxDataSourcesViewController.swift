// swift-format-ignore-file
import UIKit
import RxSwift
import RxCocoa
import RxDataSources

struct MenuSection {
    var header: String
    var items: [Menu]
}

extension MenuSection: SectionModelType {
    typealias Item = Menu
    init(original: MenuSection, items: [Menu]) {
        self = original
        self.items = items
    }
}

struct Menu { let name: String; let price: Int }

final class MenuHeader: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class MenuListCell: UICollectionViewCell {
    let nameLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(nameLabel)
        nameLabel.frame = contentView.bounds
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class MenuListViewModel {
    let sections = BehaviorRelay<[MenuSection]>(value: [])
    func load() {
        sections.accept([
            MenuSection(header: "식사", items: [Menu(name: "비빔밥", price: 9000), Menu(name: "냉면", price: 11000)]),
            MenuSection(header: "음료", items: [Menu(name: "식혜", price: 3000)])
        ])
    }
}

class MenuListViewController: UIViewController {
    private let disposeBag = DisposeBag()
    private let viewModel = MenuListViewModel()
    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        view.register(MenuListCell.self, forCellWithReuseIdentifier: "MenuListCell")
        view.register(MenuHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "MenuHeader")
        return view
    }()

    private let dataSource = RxCollectionViewSectionedReloadDataSource<MenuSection>(
        configureCell: { _, collectionView, indexPath, item in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "MenuListCell", for: indexPath) as! MenuListCell
            cell.nameLabel.text = item.name
            return cell
        },
        configureSupplementaryView: { dataSource, collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "MenuHeader", for: indexPath) as! MenuHeader
            header.label.text = dataSource.sectionModels[indexPath.section].header
            return header
        }
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.frame = view.bounds
        viewModel.sections
            .observe(on: MainScheduler.instance)
            .bind(to: collectionView.rx.items(dataSource: dataSource))
            .disposed(by: disposeBag)
        collectionView.rx.itemSelected
            .subscribe(onNext: { [weak self] indexPath in self?.collectionView.deselectItem(at: indexPath, animated: true) })
            .disposed(by: disposeBag)
        viewModel.load()
    }

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { section, _ in
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(section == 0 ? 1 : 0.5), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)), subitems: [item])
            let layout = NSCollectionLayoutSection(group: group)
            layout.boundarySupplementaryItems = [
                .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return layout
        }
    }
}
