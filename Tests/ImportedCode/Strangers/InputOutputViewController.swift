// swift-format-ignore-file
//
//  InputOutputViewController.swift
//

import UIKit
import Combine
import SnapKit
import Then

protocol ViewModelType {
    associatedtype Input
    associatedtype Output
    var cancelBag: Set<AnyCancellable> { get set }
    func transform(input: Input) -> Output
}

final class DiaryViewModel: ViewModelType {
    struct Input {
        let viewDidLoad: AnyPublisher<Void, Never>
        let didSelect: AnyPublisher<IndexPath, Never>
    }
    struct Output {
        let diaries: AnyPublisher<[Diary], Never>
        let selected: AnyPublisher<Diary, Never>
    }

    var cancelBag = Set<AnyCancellable>()
    private let diaries = CurrentValueSubject<[Diary], Never>([])
    private let selected = PassthroughSubject<Diary, Never>()

    func transform(input: Input) -> Output {
        input.viewDidLoad
            .sink { [weak self] _ in self?.diaries.send(Diary.dummy) }
            .store(in: &cancelBag)
        input.didSelect
            .compactMap { [weak self] in self?.diaries.value[safe: $0.item] }
            .sink { [weak self] in self?.selected.send($0) }
            .store(in: &cancelBag)
        return Output(
            diaries: diaries.removeDuplicates().eraseToAnyPublisher(),
            selected: selected.eraseToAnyPublisher()
        )
    }
}

struct Diary: Hashable {
    let id = UUID()
    let title: String
    let body: String

    static let dummy = ["월요일", "화요일", "수요일", "목요일"].map { Diary(title: $0, body: "오늘의 일기") }
}

extension Collection {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

final class DiaryCell: UICollectionViewCell {
    static var identifier: String { String(describing: Self.self) }

    private let titleLabel = UILabel().then {
        $0.font = .systemFont(ofSize: 16, weight: .bold)
        $0.textColor = .label
        $0.numberOfLines = 1
    }
    private let bodyLabel = UILabel().then {
        $0.font = .systemFont(ofSize: 14)
        $0.numberOfLines = 2
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        [titleLabel, bodyLabel].forEach { contentView.addSubview($0) }
        titleLabel.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview().inset(12)
        }
        bodyLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(4)
            make.leading.trailing.equalTo(titleLabel)
            make.bottom.equalToSuperview().inset(12)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(_ diary: Diary) {
        titleLabel.text = diary.title
        bodyLabel.text = diary.body
    }
}

final class DiaryViewController: UIViewController {
    private enum Section { case main }
    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Diary>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Diary>

    private let viewModel: DiaryViewModel
    private var cancellables = Set<AnyCancellable>()
    private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
    private let selectSubject = PassthroughSubject<IndexPath, Never>()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout()).then {
        $0.register(DiaryCell.self, forCellWithReuseIdentifier: DiaryCell.identifier)
        $0.showsVerticalScrollIndicator = false
        $0.delegate = self
    }
    private lazy var dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, diary in
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DiaryCell.identifier, for: indexPath) as? DiaryCell
        else { return UICollectionViewCell() }
        cell.bind(diary)
        return cell
    }

    init(viewModel: DiaryViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUI()
        bind()
        viewDidLoadSubject.send(())
    }

    private func setUI() {
        view.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        collectionView.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    }

    private func bind() {
        let input = DiaryViewModel.Input(
            viewDidLoad: viewDidLoadSubject.eraseToAnyPublisher(),
            didSelect: selectSubject.eraseToAnyPublisher()
        )
        let output = viewModel.transform(input: input)
        output.diaries
            .receive(on: DispatchQueue.main)
            .sink { [weak self] diaries in self?.apply(diaries) }
            .store(in: &cancellables)
        output.selected
            .sink { [weak self] diary in
                let alert = UIAlertController(title: diary.title, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "확인", style: .default))
                self?.present(alert, animated: true)
            }
            .store(in: &cancellables)
    }

    private func apply(_ diaries: [Diary]) {
        var snapshot = Snapshot()
        snapshot.appendSections([.main])
        snapshot.appendItems(diaries)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 16, leading: 20, bottom: 16, trailing: 20)
        return UICollectionViewCompositionalLayout(section: section)
    }
}

extension DiaryViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectSubject.send(indexPath)
    }
}
