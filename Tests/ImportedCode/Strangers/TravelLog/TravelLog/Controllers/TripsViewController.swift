// swift-format-ignore-file
import UIKit

class TripsViewController: UIViewController {
    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var segmentedControl: UISegmentedControl!
    @IBOutlet weak var emptyView: UIView!

    enum Section { case all }
    private var dataSource: UICollectionViewDiffableDataSource<Section, Trip>!
    private var trips = Trip.sample

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TripCell.nib(), forCellWithReuseIdentifier: TripCell.identifier)
        collectionView.collectionViewLayout = createLayout()
        collectionView.delegate = self
        configureDataSource()
        updateSnapshot(animated: false)
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .tripsDidChange, object: nil)
        let longPress = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(_:)))
        collectionView.addGestureRecognizer(longPress)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showDetail",
            let destination = segue.destination as? TripDetailViewController,
            let trip = sender as? Trip {
            destination.trip = trip
        }
    }

    private func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, trip in
            guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TripCell.identifier, for: indexPath) as? TripCell else {
                return nil
            }
            cell.delegate = self
            cell.configure(with: trip)
            return cell
        }
    }

    private func updateSnapshot(animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Trip>()
        snapshot.appendSections([.all])
        snapshot.appendItems(UserSettings.ascending ? trips : trips.reversed())
        dataSource.apply(snapshot, animatingDifferences: animated)
        emptyView.isHidden = !trips.isEmpty
    }

    private func createLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(160)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @IBAction func segmentChanged(_ sender: UISegmentedControl) {
        UserSettings.ascending = sender.selectedSegmentIndex == 0
        updateSnapshot()
    }

    @objc private func reload() { updateSnapshot() }

    @objc func handleLongPress(_ gesture: UILongPressGestureRecognizer) {
        guard gesture.state == .began else { return }
        let point = gesture.location(in: collectionView)
        if let indexPath = collectionView.indexPathForItem(at: point) { print(indexPath) }
    }
}

extension TripsViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showDetail", sender: dataSource.itemIdentifier(for: indexPath))
    }
}

extension TripsViewController: TripCellDelegate {
    func tripCellDidTapFavorite(_ cell: TripCell) {
        guard let indexPath = collectionView.indexPath(for: cell) else { return }
        trips[indexPath.item].isFavorite.toggle()
        updateSnapshot()
    }
}

extension Notification.Name {
    static let tripsDidChange = Notification.Name("tripsDidChange")
}
