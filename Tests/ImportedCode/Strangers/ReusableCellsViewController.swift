// swift-format-ignore-file
import UIKit
import Reusable
import DifferenceKit
import Lottie

struct Station: Hashable, Differentiable {
    let code: String
    let city: String
    var differenceIdentifier: String { code }
}

final class StationCell: UICollectionViewCell, Reusable {
    let title = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(title)
        title.frame = contentView.bounds
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class StationHeader: UICollectionReusableView, Reusable {
    let title = UILabel()
    let animation = AnimationView(name: "train")
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(animation)
        title.frame = bounds
        animation.loopMode = .loop
        animation.play()
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class StationsViewController: UIViewController {
    private var data: [ArraySection<String, Station>] = []
    private lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: .stations)
        view.register(cellType: StationCell.self)
        view.register(supplementaryViewType: StationHeader.self, ofKind: UICollectionView.elementKindSectionHeader)
        view.dataSource = self
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        load()
    }

    private func load() {
        let target = [
            ArraySection(model: "Coast", elements: [Station(code: "BUS", city: "Busan"), Station(code: "PUS", city: "Pohang")]),
            ArraySection(model: "Inland", elements: [Station(code: "DJN", city: "Daejeon")])
        ]
        let changeset = StagedChangeset(source: data, target: target)
        collectionView.reload(using: changeset) { self.data = $0 }
    }
}

extension StationsViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { data.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { data[section].elements.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(for: indexPath, cellType: StationCell.self)
        cell.title.text = data[indexPath.section].elements[indexPath.item].city
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header: StationHeader = collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath)
        header.title.text = data[indexPath.section].model
        return header
    }
}

extension UICollectionViewLayout {
    static var stations: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(56))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        let header = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
        section.boundarySupplementaryItems = [.init(layoutSize: header, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)]
        return UICollectionViewCompositionalLayout(section: section)
    }
}
