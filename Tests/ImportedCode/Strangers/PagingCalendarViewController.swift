// swift-format-ignore-file
import UIKit

final class CalendarViewController: UIViewController, UIPageViewControllerDataSource, UIPickerViewDelegate, UIPickerViewDataSource {
    struct Day: Hashable { let date: Date; let number: Int; let isWithinMonth: Bool }
    private let calendar = Calendar(identifier: .gregorian)
    private var baseDate = Date(timeIntervalSince1970: 1_600_000_000) { didSet { applySnapshot() } }
    private let pageViewController = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    private let picker = UIPickerView()
    private lazy var collectionView: UICollectionView = .init(frame: .zero, collectionViewLayout: createWeekLayout())
    private var dataSource: UICollectionViewDiffableDataSource<Int, Day>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
        collectionView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor).isActive = true
        collectionView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor).isActive = true
        collectionView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5).isActive = true
        picker.delegate = self
        picker.dataSource = self
        pageViewController.dataSource = self
        addChild(pageViewController)
        pageViewController.didMove(toParent: self)
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: "\(DayCell.self)")
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { (collectionView, indexPath, day: Day) in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(DayCell.self)", for: indexPath) as! DayCell
            cell.day = day
            return cell
        }
        applySnapshot()
    }
    private func applySnapshot() {
        guard let range = calendar.range(of: .day, in: .month, for: baseDate) else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Day>()
        snapshot.appendSections([0])
        snapshot.appendItems(range.compactMap { number in
            calendar.date(byAdding: .day, value: number, to: baseDate).map { Day(date: $0, number: number, isWithinMonth: true) }
        })
        dataSource?.apply(snapshot, animatingDifferences: false)
    }
    private func createWeekLayout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1.0 / 7.0), heightDimension: .fractionalHeight(1)))
        let week = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 7.0)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: week))
    }
    @objc private func swiped(_ sender: UISwipeGestureRecognizer) { baseDate = calendar.date(byAdding: .month, value: 1, to: baseDate)! }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { nil }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { nil }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { calendar.monthSymbols[row] }
}

class DayCell: UICollectionViewCell {
    private lazy var numberLabel: UILabel = {
        let label = UILabel()
        label.textAlignment = .center
        label.font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        return label
    }()
    var day: CalendarViewController.Day? { didSet { numberLabel.text = day.map { String($0.number) } } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(numberLabel)
        backgroundView = UIView()
        selectedBackgroundView = UIView()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() { super.layoutSubviews(); numberLabel.frame = contentView.bounds }
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(1)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: rect.maxX, y: 0))
        context.strokePath()
    }
}
