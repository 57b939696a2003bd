// swift-format-ignore-file
import UIKit

protocol Configurable {
    associatedtype Model
    func configure(with model: Model)
}

protocol ReusableView: AnyObject {
    static var reuseIdentifier: String { get }
}
extension ReusableView where Self: UIView {
    static var reuseIdentifier: String { String(describing: self) }
}
extension UICollectionViewCell: ReusableView {}

extension UICollectionView {
    func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: Cell.reuseIdentifier)
    }
    func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? Cell else {
            fatalError("Unable to dequeue \(type.reuseIdentifier)")
        }
        return cell
    }
}

struct Song: Hashable { let title: String; let artist: String; let seconds: Int
    var length: String { String(format: "%d:%02d", seconds / 60, seconds % 60) } }

final class SongCell: UICollectionViewCell, Configurable {
    private let titleLabel = UILabel()
    private let lengthLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [titleLabel, lengthLabel])
        stack.axis = .horizontal
        stack.distribution = .equalSpacing
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        lengthLabel.textColor = .secondaryLabel
    }
    required init?(coder: NSCoder) { nil }
    override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .systemYellow : .clear } }
    override func prepareForReuse() { super.prepareForReuse(); titleLabel.text = nil }
    func configure(with song: Song) {
        titleLabel.text = "\(song.title) – \(song.artist)"
        lengthLabel.text = song.length
    }
}

class SongsViewController: UIViewController {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, Song>!
    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout(section: .init(group: .vertical(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitems: [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))])))
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.register(SongCell.self)
        view.addSubview(collectionView)
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, song in
            let cell: SongCell = collectionView.dequeue(for: indexPath)
            cell.configure(with: song)
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Song>()
        snapshot.appendSections([0])
        snapshot.appendItems([Song(title: "Help!", artist: "The Beatles", seconds: 139), Song(title: "Hurt", artist: "Johnny Cash", seconds: 218)])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
print(SongCell.reuseIdentifier)
// show: SongsViewController
