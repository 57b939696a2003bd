import TickerFeed

final class TickerHeader: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ title: String) {
        label.text = title
        TickerFeed.shared.observe(title, in: label)
    }
}

final class TickerPaper: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        TickerPress.shared.print(on: self)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TickerViewController: UICollectionViewController {
    private let names = ["Amber", "Birch"]

    init() {
        let whole = UICollectionViewCompositionalLayoutConfiguration()
        whole.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
                elementKind: "tape", alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { section, _ in Self.row(section) }, configuration: whole)
        layout.register(TickerPaper.self, forDecorationViewOfKind: "paper")
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func row(_ section: Int) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let row = NSCollectionLayoutSection(group: group)
        row.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        row.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "paper")]
        return row
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .tickerTape
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, "tape"] {
            collectionView.register(
                TickerHeader.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "header")
        }
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! TickerHeader
        header.show("Prices")
        return header
    }
}
