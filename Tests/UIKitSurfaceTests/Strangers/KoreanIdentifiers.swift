// swift-format-ignore-file
// 1. 섹션과 아이템 타입을 정의합니다
enum 섹션: Int, CaseIterable {
    case 배너, 추천, 최근본상품
    var 제목: String {
        switch self {
        case .배너: return "배너"
        case .추천: return "추천 상품"
        case .최근본상품: return "최근 본 상품"
        }
    }
}
struct 상품: Hashable {
    let id = UUID()
    let 이름: String
    let 가격: Int
    // 같은 이름이어도 다른 상품일 수 있으므로 id만 비교
    static func == (lhs: 상품, rhs: 상품) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
// 2. 데이터소스
var 데이터소스: UICollectionViewDiffableDataSource<섹션, 상품>!
let 셀등록 = UICollectionView.CellRegistration<UICollectionViewListCell, 상품> { (셀, 인덱스, 상품) in
    var 내용 = 셀.defaultContentConfiguration()
    내용.text = 상품.이름
    내용.secondaryText = "\(상품.가격)원"
    셀.contentConfiguration = 내용
}
데이터소스 = UICollectionViewDiffableDataSource<섹션, 상품>(collectionView: collectionView) { 컬렉션뷰, 인덱스, 아이템 in
    컬렉션뷰.dequeueConfiguredReusableCell(using: 셀등록, for: 인덱스, item: 아이템)
}
// 3. 스냅샷 적용
var 스냅샷 = NSDiffableDataSourceSnapshot<섹션, 상품>()
스냅샷.appendSections(섹션.allCases)
스냅샷.appendItems([상품(이름: "봄 세일", 가격: 0)], toSection: .배너)
스냅샷.appendItems((1...4).map { 상품(이름: "추천 \($0)", 가격: $0 * 1000) }, toSection: .추천)
데이터소스.apply(스냅샷, animatingDifferences: true)
