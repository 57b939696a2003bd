// swift-format-ignore-file
import UIKit

protocol CalendarControllerOutput: class {
    func didPick(date: Date)
}

class CalendarController: UIViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {

    @IBOutlet weak var collectionView: UICollectionView!
    @IBOutlet weak var monthLabel: UILabel!
    weak var output: CalendarControllerOutput?
    fileprivate var days: [CalendarDay] = []
    var interactor: CalendarInteractorInput!

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = self
        collectionView.delegate = self
        let layout = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
        layout.sectionHeadersPinToVisibleBounds = true
        days = CalendarBuilder(calendar: Calendar(identifier: .gregorian)).days(for: Date(timeIntervalSince1970: 0))
        interactor.load { [weak self] result in
            switch result {
            case .success(let days): self?.days = days; self?.collectionView.reloadData()
            case .failure(let error): self?.showAlert(message: error.localizedDescription)
            }
        }
        NotificationCenter.default.addObserver(self, selector: #selector(timeZoneChanged(_:)), name: NSNotification.Name.NSSystemTimeZoneDidChange, object: nil)
    }

    @objc private func timeZoneChanged(_ note: Notification) { collectionView.reloadData() }

    func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return days.isEmpty ? 35 : days.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "DayCell", for: indexPath) as! DayCell
        cell.dayLabel.text = days.isEmpty ? "\(indexPath.item + 1)" : days[indexPath.item].title
        cell.isToday = days[safe: indexPath.item]?.isToday ?? false
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let width = (collectionView.bounds.width - 6 * 2) / 7
        return CGSize(width: floor(width), height: width * 1.2)
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { return 2 }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { return 2 }
    @IBAction func next(_ sender: UIButton) { interactor.next() }
}
