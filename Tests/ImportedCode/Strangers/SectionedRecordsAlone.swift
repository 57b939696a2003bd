// swift-format-ignore-file
import UIKit
import RxSwift
import RxCocoa
import RxDataSources

/// A screen alone: its sections, its items and its view model are in other files.
final class RecordsViewController: UIViewController {
    private let viewModel: RecordsViewModel
    private let disposeBag = DisposeBag()
    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
        view.register(RecordCell.self, forCellWithReuseIdentifier: RecordCell.identifier)
        view.register(RecordsHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: RecordsHeader.identifier)
        return view
    }()
    private lazy var dataSource = RxCollectionViewSectionedAnimatedDataSource<RecordsSection>(
        configureCell: { dataSource, collectionView, indexPath, record in
            collectionView.dequeueReusableCell(withReuseIdentifier: RecordCell.identifier, for: indexPath)
        },
        configureSupplementaryView: { dataSource, collectionView, kind, indexPath in
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: RecordsHeader.identifier, for: indexPath)
            view.accessibilityLabel = dataSource[indexPath.section].title
            return view
        })

    init(viewModel: RecordsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        let output = viewModel.transform(input: RecordsViewModel.Input(loaded: .just(())))
        output.sections
            .drive(collectionView.rx.items(dataSource: dataSource))
            .disposed(by: disposeBag)
        collectionView.rx.modelSelected(Record.self)
            .subscribe(onNext: { record in print(record) })
            .disposed(by: disposeBag)
        collectionView.rx.modelSelected(RecordsSection.Item.self)
            .subscribe(onNext: { item in print(item) })
            .disposed(by: disposeBag)
    }

    private func layout() -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
