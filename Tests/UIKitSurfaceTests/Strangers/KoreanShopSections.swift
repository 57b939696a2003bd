import UIKit

// 섹션 정의
enum 섹션종류: Int, CaseIterable {
    case 배너 = 0, 인기, 전체
    var 제목: String? {
        switch self {
        case .배너: return nil
        case .인기: return "인기 상품"
        case .전체: return "전체 상품"
        }
    }
}

/// 상품 모델
struct 상품: Hashable {
    let 이름: String
    let 가격: Int
    var 가격표시: String {
        let 숫자 = NumberFormatter()
        숫자.numberStyle = .decimal
        return (숫자.string(from: NSNumber(value: 가격)) ?? "0") + "원"
    }
}

class 상품목록뷰컨트롤러: UIViewController {
    var 데이터소스: UICollectionViewDiffableDataSource<섹션종류, 상품>!
    lazy var 컬렉션뷰 = UICollectionView(frame: view.bounds, collectionViewLayout: 레이아웃만들기())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(컬렉션뷰)
        셀등록()
        스냅샷적용()
    }

    func 레이아웃만들기() -> UICollectionViewCompositionalLayout {
        let 설정 = UICollectionViewCompositionalLayoutConfiguration()
        설정.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(sectionProvider: { 번호, 환경 in
            let 종류 = 섹션종류.allCases[번호]
            let 아이템 = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
            아이템.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
            let 높이: NSCollectionLayoutDimension = 종류 == .배너 ? .fractionalWidth(0.5) : .estimated(100)
            let 그룹 = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: 높이), subitem: 아이템, count: 종류 == .전체 ? 3 : 1)
            let 섹션 = NSCollectionLayoutSection(group: 그룹)
            if 종류 != .전체 { 섹션.orthogonalScrollingBehavior = .paging }
            if 종류.제목 != nil {
                let 머리글 = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                머리글.pinToVisibleBounds = true
                섹션.boundarySupplementaryItems = [머리글]
            }
            return 섹션
        }, configuration: 설정)
    }

    func 셀등록() {
        let 등록 = UICollectionView.CellRegistration<UICollectionViewListCell, 상품> { 셀, 위치, 상품 in
            var 내용 = 셀.defaultContentConfiguration()
            내용.text = 상품.이름
            내용.secondaryText = 상품.가격표시
            셀.contentConfiguration = 내용
        }
        데이터소스 = .init(collectionView: 컬렉션뷰) { $0.dequeueConfiguredReusableCell(using: 등록, for: $1, item: $2) }
        let 머리글등록 = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [unowned self] 뷰, 종류, 위치 in
            var 내용 = UIListContentConfiguration.prominentInsetGroupedHeader()
            내용.text = self.데이터소스.snapshot().sectionIdentifiers[위치.section].제목
            뷰.contentConfiguration = 내용
        }
        데이터소스.supplementaryViewProvider = { 뷰, _, 위치 in
            뷰.dequeueConfiguredReusableSupplementary(using: 머리글등록, for: 위치)
        }
    }

    func 스냅샷적용() {
        var 스냅샷 = NSDiffableDataSourceSnapshot<섹션종류, 상품>()
        스냅샷.appendSections(섹션종류.allCases)
        for 종류 in 섹션종류.allCases {
            let 상품들 = (1...6).map { 상품(이름: "\(종류) \($0)번", 가격: $0 * 1_500) }
            스냅샷.appendItems(상품들, toSection: 종류)
        }
        데이터소스.apply(스냅샷, animatingDifferences: false)
        print(스냅샷.numberOfItems, 상품(이름: "사과", 가격: 12000).가격표시)
    }
}
상품목록뷰컨트롤러().loadViewIfNeeded()
