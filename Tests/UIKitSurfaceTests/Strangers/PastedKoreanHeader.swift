// swift-format-ignore-file
// 섹션 종류
enum 섹션: Int, CaseIterable {
    case 배너, 추천, 전체

    var 제목: String {
        switch self {
        case .배너: return "오늘의 배너"
        case .추천: return "추천 상품"
        case .전체: return "전체 보기"
        }
    }
}

func createHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    // 헤더 사이즈
    let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(50))
    // 헤더 생성
    let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    return header
}

func createSection(_ 종류: 섹션) -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize: NSCollectionLayoutSize
    switch 종류 {
    case .배너: groupSize = .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(180))
    case .추천: groupSize = .init(widthDimension: .absolute(120), heightDimension: .absolute(160))
    case .전체: groupSize = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    }
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if 종류 != .전체 { section.orthogonalScrollingBehavior = .continuous }
    section.boundarySupplementaryItems = [createHeader()]
    return section
}
let layout = UICollectionViewCompositionalLayout { 인덱스, _ in
    guard let 종류 = 섹션(rawValue: 인덱스) else { return nil }
    return createSection(종류)
}
var snapshot = NSDiffableDataSourceSnapshot<섹션, String>()
snapshot.appendSections(섹션.allCases)
for 하나 in 섹션.allCases {
    snapshot.appendItems((1...4).map { "\(하나.제목) \($0)" }, toSection: 하나)
}
collectionView.collectionViewLayout = layout
