// swift-format-ignore-file
import UIKit

// レイアウトはすべてここにまとめる。
// 画面ごとの定数は `LayoutConstants` にある。

extension UICollectionViewLayout {

	/// 商品一覧（2列 or 3列）
	static func productGrid(style: GridStyle = .regular) -> UICollectionViewLayout {
		let config = UICollectionViewCompositionalLayoutConfiguration()
		config.interSectionSpacing = LayoutConstants.sectionSpacing
		config.scrollDirection = .vertical

		return UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
			switch ShopSection(rawValue: index) {
			case .banner:
				return .banner(environment)
			case .ranking:
				return .ranking()
			case .products, .none:
				return .grid(columns: columns(for: style, in: environment))
			case .brands?:
				return .brandRow()
			}
		}, configuration: config)
	}

	/// 設定画面
	static var settings: UICollectionViewLayout {
		var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
		config.headerMode = .supplementary
		config.backgroundColor = .appBackground
		return UICollectionViewCompositionalLayout.list(using: config)
	}

	private static func columns(for style: GridStyle, in environment: NSCollectionLayoutEnvironment) -> Int {
		let isWide = environment.container.effectiveContentSize.width > LayoutConstants.wideBreakpoint
		switch style {
		case .compact: return isWide ? 4 : 3
		case .regular: return isWide ? 3 : 2
		case .large: return 1
		}
	}
}

private extension NSCollectionLayoutSection {

	static func banner(_ env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
		let item = NSCollectionLayoutItem(layoutSize: .fill)
		let group = NSCollectionLayoutGroup.horizontal(
			layoutSize: .init(widthDimension: .fractionalWidth(0.92), heightDimension: .fractionalWidth(0.5)),
			subitems: [item]
		)
		let section = NSCollectionLayoutSection(group: group)
		section.orthogonalScrollingBehavior = .groupPagingCentered
		section.interGroupSpacing = 8
		// ページが中央にきたら少し大きくする
		section.visibleItemsInvalidationHandler = { items, offset, environment in
			items.forEach { item in
				let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
				let scale = max(1 - distance / environment.container.contentSize.width * 0.2, 0.85)
				item.transform = CGAffineTransform(scaleX: scale, y: scale)
			}
		}
		return section
	}

	static func ranking() -> NSCollectionLayoutSection {
		let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
		item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
		let column = NSCollectionLayoutGroup.vertical(
			layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(LayoutConstants.rankingHeight)),
			subitem: item,
			count: 3
		)
		let section = NSCollectionLayoutSection(group: column)
		section.orthogonalScrollingBehavior = .groupPaging
		section.boundarySupplementaryItems = [.header]
		return section
	}

	static func grid(columns: Int) -> NSCollectionLayoutSection {
		let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(240)))
		let group = NSCollectionLayoutGroup.horizontal(
			layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(240)),
			subitem: item,
			count: columns
		)
		group.interItemSpacing = .fixed(LayoutConstants.itemSpacing)
		let section = NSCollectionLayoutSection(group: group)
		section.contentInsets = LayoutConstants.gridInsets
		section.boundarySupplementaryItems = [.header]
		return section
	}

	static func brandRow() -> NSCollectionLayoutSection {
		let item = NSCollectionLayoutItem(layoutSize: .fill)
		let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .absolute(72), heightDimension: .absolute(96)), subitems: [item])
		let section = NSCollectionLayoutSection(group: group)
		section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
		section.interGroupSpacing = 12
		return section
	}
}

private extension NSCollectionLayoutSize {
	static var fill: NSCollectionLayoutSize { .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)) }
}

private extension NSCollectionLayoutBoundarySupplementaryItem {
	static var header: NSCollectionLayoutBoundarySupplementaryItem {
		.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(LayoutConstants.headerHeight)),
			  elementKind: SectionHeaderView.kind,
			  alignment: .top)
	}
}
