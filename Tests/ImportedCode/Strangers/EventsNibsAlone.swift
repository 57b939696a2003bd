// swift-format-ignore-file
import UIKit

class EventsViewController: UIViewController {

    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var emptyLabel: UILabel!
    @IBOutlet weak var segmentedControl: UISegmentedControl!
    @IBOutlet private weak var headerHeightConstraint: NSLayoutConstraint!

    enum Section: Int, CaseIterable { case upcoming, past }
    var dataSource: UICollectionViewDiffableDataSource<Section, Event>!
    var events: [Event] = Event.samples

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "EventCell", bundle: nil), forCellWithReuseIdentifier: "EventCell")
        collectionView.register(UINib(nibName: "EventHeader", bundle: nil), forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "EventHeader")
        collectionView.collectionViewLayout = layout()
        configureDataSource()
        applySnapshot()
        emptyLabel.isHidden = !events.isEmpty
    }

    func layout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }

    func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, event in
            guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "EventCell", for: indexPath) as? EventCell else { return nil }
            cell.titleLabel.text = event.title
            cell.dateLabel.text = event.date
            return cell
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "EventHeader", for: indexPath) as! EventHeader
            header.titleLabel.text = indexPath.section == 0 ? "Upcoming" : "Past"
            return header
        }
    }

    func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Event>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(events.filter { !$0.isPast }, toSection: .upcoming)
        snapshot.appendItems(events.filter { $0.isPast }, toSection: .past)
        dataSource.apply(snapshot)
    }

    @IBAction func segmentChanged(_ sender: UISegmentedControl) {
        applySnapshot()
    }
}

struct Event: Hashable {
    let title: String
    let date: String
    let isPast: Bool
    static let samples = [Event(title: "Concert", date: "1 May", isPast: false), Event(title: "Play", date: "2 May", isPast: true), Event(title: "Fair", date: "3 June", isPast: false)]
}

class EventCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!
    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 8
    }
}

class EventHeader: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
}
