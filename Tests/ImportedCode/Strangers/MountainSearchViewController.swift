// swift-format-ignore-file
/*
Abstract:
Searching a list of peaks with a diffable data source
*/

import UIKit

class MountainSearchViewController: UIViewController {

    enum Section: CaseIterable {
        case main
    }
    let peaksController = PeaksController()
    let searchBar = UISearchBar(frame: .zero)
    var peaksCollectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, PeaksController.Peak>!
    var nameFilter: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Peaks"
        configureHierarchy()
        configureDataSource()
        performQuery(with: nil)
    }

    func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration
        <LabelCell, PeaksController.Peak> { (cell, indexPath, peak) in
            cell.label.text = peak.name
        }
        dataSource = UICollectionViewDiffableDataSource<Section, PeaksController.Peak>(collectionView: peaksCollectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, identifier: PeaksController.Peak) -> UICollectionViewCell? in
            return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: identifier)
        }
    }

    func performQuery(with filter: String?) {
        let peaks = peaksController.filteredPeaks(with: filter).sorted { $0.name < $1.name }
        var snapshot = NSDiffableDataSourceSnapshot<Section, PeaksController.Peak>()
        snapshot.appendSections([.main])
        snapshot.appendItems(peaks)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func createLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { (sectionIndex: Int,
            layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let contentSize = layoutEnvironment.container.effectiveContentSize
            let columns = contentSize.width > 800 ? 3 : 2
            let spacing = CGFloat(10)
            let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                                  heightDimension: .fractionalHeight(1.0))
            let item = NSCollectionLayoutItem(layoutSize: itemSize)
            let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0),
                                                   heightDimension: .absolute(32))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: columns)
            group.interItemSpacing = .fixed(spacing)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            return section
        }
        return layout
    }

    func configureHierarchy() {
        view.backgroundColor = .systemBackground
        let layout = createLayout()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        searchBar.translatesAutoresizingMaskIntoConstraints = false
        collectionView.backgroundColor = .systemBackground
        view.addSubview(collectionView)
        view.addSubview(searchBar)

        let views = ["cv": collectionView, "searchBar": searchBar]
        var constraints = [NSLayoutConstraint]()
        constraints.append(contentsOf: NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[cv]|", options: [], metrics: nil, views: views))
        constraints.append(contentsOf: NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[searchBar]|", options: [], metrics: nil, views: views))
        constraints.append(contentsOf: NSLayoutConstraint.constraints(
            withVisualFormat: "V:[searchBar]-20-[cv]|", options: [], metrics: nil, views: views))
        constraints.append(searchBar.topAnchor.constraint(
            equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1.0))
        NSLayoutConstraint.activate(constraints)
        peaksCollectionView = collectionView
        searchBar.delegate = self
    }
}

extension MountainSearchViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        performQuery(with: searchText)
    }
}

class LabelCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFont.preferredFont(forTextStyle: .body)
        contentView.addSubview(label)
        layer.borderWidth = 1
        layer.borderColor = UIColor.systemGray2.cgColor
        let inset = CGFloat(10)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
        ])
    }
    required init?(coder: NSCoder) { fatalError("not implemnted") }
}

class PeaksController {
    struct Peak: Hashable {
        let name: String
        let height: Int
        let identifier = UUID()
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        static func == (lhs: Peak, rhs: Peak) -> Bool { lhs.identifier == rhs.identifier }
        func contains(_ filter: String?) -> Bool {
            guard let filterText = filter else { return true }
            if filterText.isEmpty { return true }
            return name.lowercased().contains(filterText.lowercased())
        }
    }
    func filteredPeaks(with filter: String? = nil, limit: Int? = nil) -> [Peak] {
        let filtered = peaks.filter { $0.contains(filter) }
        if let limit = limit { return Array(filtered.prefix(through: limit)) }
        return filtered
    }
    private lazy var peaks: [Peak] = {
        let components = rawData.components(separatedBy: CharacterSet.newlines)
        return components.compactMap { line in
            let parts = line.components(separatedBy: ",")
            guard parts.count == 2, let height = Int(parts[1]) else { return nil }
            return Peak(name: parts[0], height: height)
        }
    }()
}

private let rawData = """
Alder,1200
Birch,900
Cedar,2400
Dogwood,1900
Elm,300
"""
