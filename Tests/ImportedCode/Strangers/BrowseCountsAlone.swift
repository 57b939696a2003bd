// swift-format-ignore-file
import UIKit

enum BrowseRow {
    case releases(viewModels: [ReleaseViewModel])
    case playlists(viewModels: [PlaylistViewModel])
}

/// Two requests fill optional answers, of which sections with lists of their own are made.
class BrowseCountsViewController: UIViewController, UICollectionViewDataSource {
    private var rows = [BrowseRow]()
    private let collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 80 : 50))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
        })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.dataSource = self
        var releases: ReleasesResponse?
        var playlists: PlaylistsResponse?
        let group = DispatchGroup()
        group.enter()
        group.enter()
        MusicAPI.shared.releases { result in
            defer { group.leave() }
            switch result {
            case .success(let model): releases = model
            case .failure(let error): print(error)
            }
        }
        MusicAPI.shared.playlists { result in
            defer { group.leave() }
            switch result {
            case .success(let model): playlists = model
            case .failure(let error): print(error)
            }
        }
        group.notify(queue: .main) {
            guard let albums = releases?.albums.items, let lists = playlists?.items else { return }
            self.show(albums: albums, lists: lists)
        }
    }

    private func show(albums: [Album], lists: [Playlist]) {
        rows.append(.releases(viewModels: albums.compactMap { ReleaseViewModel(name: $0.name) }))
        rows.append(.playlists(viewModels: lists.compactMap { PlaylistViewModel(name: $0.name) }))
        collectionView.reloadData()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        switch rows[section] {
        case .releases(let viewModels): return viewModels.count
        case .playlists(let viewModels): return viewModels.count
        }
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
