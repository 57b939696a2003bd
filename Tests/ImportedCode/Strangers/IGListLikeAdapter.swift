// swift-format-ignore-file
import UIKit
import DifferenceKit
import Reusable

struct Playlist { let name: String; var songs: [Song] }
struct Song: Hashable, Differentiable { let id: Int; let title: String; var differenceIdentifier: Int { id } }

final class PlaylistViewController: UIViewController, StoryboardBased {
    @IBOutlet private var collectionView: UICollectionView!
    private var playlist = Playlist(name: "Mix", songs: (0..<4).map { Song(id: $0, title: "Song \($0)") })

    private var dataInput: [Song] {
        get { playlist.songs }
        set {
            let changeset = StagedChangeset(source: playlist.songs, target: newValue)
            collectionView.reload(using: changeset) { data in playlist.songs = data }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(cellType: SongCell.self)
        collectionView.dataSource = self
        collectionView.setCollectionViewLayout(.flow, animated: false)
    }

    @IBAction func shuffle(_ sender: Any) { dataInput = playlist.songs.shuffled() }
}

extension PlaylistViewController: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { playlist.songs.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: SongCell = collectionView.dequeueReusableCell(for: indexPath)
        cell.label.text = playlist.songs[indexPath.item].title
        return cell
    }
}

final class SongCell: UICollectionViewCell, NibReusable {
    @IBOutlet var label: UILabel!
}

private extension UICollectionViewLayout {
    static var flow: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
