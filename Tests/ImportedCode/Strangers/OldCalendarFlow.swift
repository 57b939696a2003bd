// swift-format-ignore-file
import UIKit
import UserNotifications

protocol NibLoadable { static var nibName: String { get } }
protocol Identifiable2 { static var identifier: String { get } }
extension Identifiable2 where Self: UIView { static var identifier: String { return String(describing: self) } }
extension UICollectionView {
    func registerCell<T: UICollectionViewCell>(_ type: T.Type) where T: Identifiable2 { register(type, forCellWithReuseIdentifier: T.identifier) }
    func dequeue<T: UICollectionViewCell>(for indexPath: IndexPath) -> T where T: Identifiable2 {
        guard let cell = dequeueReusableCell(withReuseIdentifier: T.identifier, for: indexPath) as? T else { fatalError("no cell") }
        return cell
    }
}

class StretchyHeaderLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.forEach { (attribute) in
            if attribute.representedElementKind == UICollectionElementKindSectionHeader && attribute.indexPath.section == 0 {
                guard let collectionView = collectionView else { return }
                let offset = collectionView.contentOffset.y
                if offset > 0 { return }
                attribute.frame = CGRect(x: 0, y: offset, width: collectionView.frame.width, height: attribute.frame.height - offset)
            }
        }
        return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}

class BaseListController<T: UICollectionViewCell & Identifiable2, U>: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var items: [U] { return [] }
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView?.backgroundColor = .white
        collectionView?.alwaysBounceVertical = true
        if #available(iOS 11.0, *) { collectionView?.contentInsetAdjustmentBehavior = .never }
        collectionView?.registerCell(T.self)
        collectionView?.register(DayHeader.self, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader, withReuseIdentifier: DayHeader.identifier)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return items.count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: T = collectionView.dequeue(for: indexPath)
        configure(cell, items[indexPath.item])
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: DayHeader.identifier, for: indexPath)
    }
    func configure(_ cell: T, _ item: U) {}
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        return .init(width: view.frame.width - 32, height: 72)
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        return .init(width: view.frame.width, height: 180)
    }
}

struct Day { let name: String; let events: Int }

class DayController: BaseListController<DayCell, Day> {
    override var items: [Day] { return [Day(name: "Mon", events: 2), Day(name: "Tue", events: 0), Day(name: "Wed", events: 5)] }
    init() {
        super.init(collectionViewLayout: StretchyHeaderLayout())
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: Notification.Name.UIApplicationDidBecomeActive, object: nil)
    }
    required init?(coder aDecoder: NSCoder) { fatalError() }
    override func configure(_ cell: DayCell, _ item: Day) { cell.label.text = item.name + (item.events > 0 ? " (\(item.events))" : "") }
    @objc fileprivate func reload() { collectionView?.reloadData() }
    deinit { NotificationCenter.default.removeObserver(self) }
}

class DayCell: UICollectionViewCell, Identifiable2 {
    let label: UILabel = {
        let l = UILabel()
        l.textAlignment = .center
        l.font = UIFont.boldSystemFont(ofSize: 18)
        return l
    }()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.frame = bounds
        layer.shadowOpacity = 0.1
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }
    required init?(coder aDecoder: NSCoder) { fatalError() }
}

class DayHeader: UICollectionReusableView, Identifiable2 {
    override init(frame: CGRect) { super.init(frame: frame); backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1) }
    required init?(coder aDecoder: NSCoder) { fatalError() }
}
