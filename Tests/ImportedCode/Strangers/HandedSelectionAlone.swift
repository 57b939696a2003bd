// swift-format-ignore-file
import SwiftUI
import UIKit

final class SlideGridController: UIViewController {
    private let columns: Int
    private var slidesByID: [Slide.ID: Slide] = [:]
    private var selection: Set<Slide.ID> = []
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private lazy var dataSource: UICollectionViewDiffableDataSource<Int, Slide.ID> = {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Slide.ID> { [unowned self] cell, _, id in
            guard let slide = slidesByID[id] else { return }
            cell.contentConfiguration = UIHostingConfiguration {
                Text(slide.caption).frame(height: selection.contains(id) ? 200 : 100).hueRotation(.degrees(20))
            }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
    }()

    init(columns: Int) {
        self.columns = columns
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
    }

    func update(slides: [Slide], selection: Set<Slide.ID>, animated: Bool) {
        self.selection = selection
        slidesByID = Dictionary(uniqueKeysWithValues: slides.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<Int, Slide.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(slides.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
