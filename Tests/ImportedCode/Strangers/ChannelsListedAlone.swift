// swift-format-ignore-file
import UIKit

/// A screen alone, of a plain data source: its sections come with their lists, and what puts its layout
/// together is in another file.
final class ChannelsViewController: UIViewController, UICollectionViewDataSource {
    private var sections: [ChannelSection] = []
    private lazy var collectionView = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout {
            Banner()
            Columns(count: 2)
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        view.addSubview(collectionView)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        switch sections[section] {
        case .live(let channels): return channels.count
        case .recent(let channels): return channels.count
        }
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
