// swift-format-ignore-file
//
//  DetailListView.swift
//  DesignSystem
//

import UIKit
import Combine
import SnapKit

/// 상세 화면에서 공통으로 사용하는 리스트 뷰
open class DetailListView<SectionID: SectionIdentifiable, ItemID: Hashable & Sendable>: UICollectionView {

    public typealias DiffableDataSource = UICollectionViewDiffableDataSource<SectionID, ItemID>
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

    public private(set) var diffableDataSource: DiffableDataSource?
    public let didSelectItem = PassthroughSubject<ItemID, Never>()
    public var cancellables = Set<AnyCancellable>()

    public init() {
        super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        setLayout()
        setStyle()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func setDataSource(cellProvider: @escaping DiffableDataSource.CellProvider) {
        diffableDataSource = DiffableDataSource(collectionView: self, cellProvider: cellProvider)
    }

    public func reload(_ sections: [(SectionID, [ItemID])], animated: Bool = true) {
        var snapshot = Snapshot()
        sections.forEach { section, items in
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        diffableDataSource?.apply(snapshot, animatingDifferences: animated)
    }

    private func setLayout() {
        collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] index, environment in
            self?.diffableDataSource?.sectionIdentifier(for: index)?.layoutSection(environment: environment)
        }
    }

    private func setStyle() {
        backgroundColor = DesignSystemAsset.Color.gray100.color
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
    }
}

// MARK: - PlaceDetailListView

public enum PlaceDetailSection: Int, SectionIdentifiable, CaseIterable {
    case photos
    case info
    case menus
    case reviews

    public func layoutSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        switch self {
        case .photos:
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.75)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .paging
            return section
        case .info:
            return Self.rows(estimatedHeight: 44, spacing: 0)
        case .menus:
            let section = Self.rows(estimatedHeight: 72, spacing: 8)
            section.boundarySupplementaryItems = [Self.header]
            return section
        case .reviews:
            let section = Self.rows(estimatedHeight: 120, spacing: 16)
            section.boundarySupplementaryItems = [Self.header]
            section.decorationItems = [.background(elementKind: "ReviewBackground")]
            return section
        }
    }

    private static func rows(estimatedHeight: CGFloat, spacing: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = .init(top: 16, leading: 20, bottom: 16, trailing: 20)
        return section
    }

    private static var header: NSCollectionLayoutBoundarySupplementaryItem {
        .init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
}

public enum PlaceDetailItem: Hashable, Sendable {
    case photo(URL)
    case info(title: String, value: String)
    case menu(Menu)
    case review(Review)
}

public final class PlaceDetailListView: DetailListView<PlaceDetailSection, PlaceDetailItem> {

    public override init() {
        super.init()
        registerCells()
        configureDataSource()
        collectionViewLayout.register(ReviewBackgroundView.self, forDecorationViewOfKind: "ReviewBackground")
        reload([(.info, [.info(title: "영업시간", value: "10:00 - 22:00"), .info(title: "전화번호", value: "02-123-4567")])], animated: false)
    }

    private func registerCells() {
        register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.className)
        register(InfoCell.self, forCellWithReuseIdentifier: "InfoCell")
        register(MenuCell.self, forCellWithReuseIdentifier: MenuCell.className)
        register(ReviewCell.self, forCellWithReuseIdentifier: ReviewCell.className)
        register(TitleHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: TitleHeaderView.className)
    }

    private func configureDataSource() {
        setDataSource { collectionView, indexPath, item in
            switch item {
            case .photo(let url):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.className, for: indexPath) as? PhotoCell
                cell?.setImage(url: url)
                return cell
            case let .info(title, value):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "InfoCell", for: indexPath) as? InfoCell
                cell?.configure(title: title, value: value)
                return cell
            case .menu(let menu):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: MenuCell.className, for: indexPath) as? MenuCell
                cell?.configure(menu)
                return cell
            case .review(let review):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ReviewCell.className, for: indexPath) as? ReviewCell
                cell?.configure(review)
                return cell
            }
        }

        diffableDataSource?.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: TitleHeaderView.className, for: indexPath) as? TitleHeaderView
            header?.title = self?.diffableDataSource?.sectionIdentifier(for: indexPath.section)?.headerTitle
            return header
        }
    }
}

final class InfoCell: UICollectionViewCell {
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.font = DesignSystemFont.pretendard(.bold, size: 15)
        valueLabel.font = DesignSystemFont.pretendard(.regular, size: 15)
        valueLabel.numberOfLines = 0
        contentView.addSubview(titleLabel)
        contentView.addSubview(valueLabel)
        titleLabel.snp.makeConstraints { make in
            make.leading.equalToSuperview()
            make.top.equalToSuperview().offset(12)
            make.width.equalTo(88)
        }
        valueLabel.snp.makeConstraints { make in
            make.leading.equalTo(titleLabel.snp.trailing).offset(8)
            make.top.equalTo(titleLabel)
            make.trailing.equalToSuperview()
            make.bottom.equalToSuperview().inset(12)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(title: String, value: String) {
        titleLabel.text = title
        valueLabel.text = value
    }
}
