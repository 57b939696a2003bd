// swift-format-ignore-file
import UIKit
import Kingfisher
import RxSwift
import RxCocoa
import ReactorKit

final class ExploreVC: UIViewController, View {
	typealias Reactor = ExploreReactor
	enum Kind: Hashable { case hero, mosaic(columns: Int), tags([String]) }
	struct SectionVO: Hashable { let id: String; let kind: Kind; var header: String? }
	enum Cell: Hashable { case image(URL?, ratio: CGFloat, id: Int), tag(String) }

	var disposeBag = DisposeBag()
	private final class DataSource: UICollectionViewDiffableDataSource<SectionVO, Cell> {
		override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { indexPath.section > 0 }
	}
	private lazy var collectionView: UICollectionView = {
		let cv = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: self.sectionProvider))
		cv.translatesAutoresizingMaskIntoConstraints = false
		cv.register(cellType: PhotoCell.self); cv.register(cellType: TagCell.self)
		cv.register(supplementaryViewType: HeaderView.self, ofKind: UICollectionView.elementKindSectionHeader)
		cv.collectionViewLayout.register(RoundedBackground.self, forDecorationViewOfKind: "bg")
		return cv
	}()
	private var dataSource: DataSource!

	override func viewDidLoad() {
		super.viewDidLoad()
		view.addSubview(collectionView)
		NSLayoutConstraint.activate([
			collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
			collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
			collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
			collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
		])
		dataSource = DataSource(collectionView: collectionView) { cv, ip, cell in
			switch cell {
			case let .image(url, _, _):
				let c = cv.dequeueReusableCell(for: ip, cellType: PhotoCell.self)
				c.imageView.kf.setImage(with: url)
				return c
			case .tag(let text):
				let c: TagCell = cv.dequeueReusableCell(for: ip)
				c.label.text = "#" + text
				return c
			}
		}
		dataSource.supplementaryViewProvider = { [unowned self] cv, kind, ip in
			let v = cv.dequeueReusableSupplementaryView(ofKind: kind, for: ip, viewType: HeaderView.self)
			v.titleLabel.text = self.dataSource.snapshot().sectionIdentifiers[ip.section].header
			return v
		}
		update()
	}
	func bind(reactor: ExploreReactor) {
		rx.viewDidAppear.map { _ in Reactor.Action.load }.bind(to: reactor.action).disposed(by: disposeBag)
		reactor.state.map(\.sections).distinctUntilChanged().asDriver(onErrorJustReturn: []).drive(onNext: { [weak self] _ in self?.update() }).disposed(by: disposeBag)
	}
	func update() {
		var snap = NSDiffableDataSourceSnapshot<SectionVO, Cell>()
		let hero = SectionVO(id: "hero", kind: .hero)
		let mosaic = SectionVO(id: "mosaic", kind: .mosaic(columns: 3), header: "Popular")
		let tags = SectionVO(id: "tags", kind: .tags(["swift", "uikit", "개발"]), header: "Tags")
		snap.appendSections([hero, mosaic, tags])
		snap.appendItems((0..<4).map { .image(URL(string: "https://picsum.photos/\($0)"), ratio: 1, id: $0) }, toSection: hero)
		snap.appendItems((10..<17).map { .image(nil, ratio: CGFloat($0 % 3 + 1) * 0.5, id: $0) }, toSection: mosaic)
		snap.appendItems(["swift", "uikit", "개발"].map(Cell.tag), toSection: tags)
		dataSource.apply(snap, animatingDifferences: false)
	}
	private lazy var sectionProvider: UICollectionViewCompositionalLayoutSectionProvider = { [weak self] index, env in
		guard let self = self, let section = self.dataSource?.snapshot().sectionIdentifiers[safe: index] else { return nil }
		switch section.kind {
		case .hero:
			let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.56)))
			let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalWidth(0.5)), subitems: [item])
			let s = NSCollectionLayoutSection(group: group)
			s.orthogonalScrollingBehavior = .groupPagingCentered
			s.interGroupSpacing = 10
			s.visibleItemsInvalidationHandler = { items, offset, env in
				items.forEach { i in
					let d = abs(i.frame.midX - offset.x - env.container.contentSize.width / 2)
					let scale = max(1 - d / env.container.contentSize.width, 0.9)
					i.transform = CGAffineTransform(scaleX: scale, y: scale)
				}
			}
			return s
		case .mosaic(let columns):
			let count = self.dataSource.snapshot().numberOfItems(inSection: section)
			let width = env.container.effectiveContentSize.width
			let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))) { e in
				var x: [CGFloat] = Array(repeating: 0, count: columns)
				let w = width / CGFloat(columns)
				return (0..<count).map { n in
					let c = n % columns
					defer { x[c] += w * CGFloat((n + 10) % 3 + 1) * 0.5 }
					return .init(frame: CGRect(x: CGFloat(c) * w, y: x[c], width: w, height: w * CGFloat((n + 10) % 3 + 1) * 0.5))
				}
			}
			let s = NSCollectionLayoutSection(group: group)
			s.boundarySupplementaryItems = [self.header]
			s.decorationItems = [.background(elementKind: "bg")]
			return s
		case .tags:
			let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(60), heightDimension: .absolute(32)))
			let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), subitems: [item])
			group.interItemSpacing = .fixed(8)
			let s = NSCollectionLayoutSection(group: group)
			s.interGroupSpacing = 8
			s.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
			s.boundarySupplementaryItems = [self.header]
			return s
		}
	}
	private var header: NSCollectionLayoutBoundarySupplementaryItem {
		let h = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
		h.pinToVisibleBounds = true
		return h
	}
}
final class RoundedBackground: UICollectionReusableView {
	override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .secondarySystemBackground; layer.cornerRadius = 12 }
	required init?(coder: NSCoder) { fatalError() }
}
final class TagCell: UICollectionViewCell, Reusable {
	let label = UILabel()
	override init(frame: CGRect) {
		super.init(frame: frame)
		label.font = .systemFont(ofSize: 14, weight: .medium)
		contentView.addSubview(label)
		label.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(12); $0.centerY.equalToSuperview() }
	}
	required init?(coder: NSCoder) { fatalError() }
}
