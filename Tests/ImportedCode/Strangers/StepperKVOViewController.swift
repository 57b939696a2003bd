// swift-format-ignore-file
import UIKit
import ObjectiveC
import AVFoundation

private var associatedKey: UInt8 = 0

extension UIView {
    var onTap: (() -> Void)? {
        get { objc_getAssociatedObject(self, &associatedKey) as? () -> Void }
        set {
            objc_setAssociatedObject(self, &associatedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
            addGestureRecognizer(tap)
            isUserInteractionEnabled = true
        }
    }
    @objc private func handleTap() { onTap?() }
}

@objcMembers class PlayerState: NSObject {
    dynamic var isPlaying = false
    dynamic var progress: Float = 0
}

class PlaylistViewController: UIViewController, UIGestureRecognizerDelegate {
    struct Track: Hashable { let title: String; let length: TimeInterval }

    private var observation: NSKeyValueObservation?
    private var contentOffsetObservation: NSKeyValueObservation?
    private let state = PlayerState()
    private var player: AVPlayer?
    private var timer: Timer?
    private let slider = UISlider()
    private let progressView = UIProgressView(progressViewStyle: .bar)
    private let toolbar = UIToolbar()
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Track>!

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { return false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.createLayout())
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.keyboardDismissMode = .onDrag
        view.addSubview(collectionView)
        slider.minimumValue = 0
        slider.maximumValue = 1
        slider.addTarget(self, action: #selector(sliderChanged), for: .valueChanged)
        toolbar.items = [
            UIBarButtonItem(customView: slider), UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        ]
        view.addSubview(progressView)
        observation = state.observe(\.progress, options: [.new, .initial]) { [weak self] _, change in
            self?.progressView.setProgress(change.newValue ?? 0, animated: true)
        }
        contentOffsetObservation = collectionView.observe(\.contentOffset) { view, _ in print(view.contentOffset.y) }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        timer?.invalidate()
        dataSource = UICollectionViewDiffableDataSource<Int, Track>(collectionView: collectionView) { cv, indexPath, track in
            cv.register(TrackCell.self, forCellWithReuseIdentifier: NSStringFromClass(TrackCell.self))
            let cell = cv.dequeueReusableCell(withReuseIdentifier: NSStringFromClass(TrackCell.self), for: indexPath) as! TrackCell
            cell.label.text = "\(track.title) – \(DateComponentsFormatter().string(from: track.length) ?? "")"
            cell.onTap = { print(track) }
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Track>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([Track(title: "Intro", length: 60), Track(title: "Song", length: 185)], toSection: 0)
        snapshot.appendItems([Track(title: "Outro", length: 42)], toSection: 1)
        dataSource.apply(snapshot)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() })
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { view.setNeedsLayout() }
    }

    @objc private func sliderChanged(_ sender: UISlider) { state.progress = sender.value }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

    static func createLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { section, env in
            let height: CGFloat = section == 0 ? 60 : 90
            let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        return layout
    }
    deinit { observation?.invalidate(); NotificationCenter.default.removeObserver(self) }
}

final class TrackCell: UICollectionViewCell {
    let label = UILabel()
    private let gradient = CAGradientLayer()
    private let shape = CAShapeLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        gradient.locations = [0, 1]
        gradient.startPoint = CGPoint(x: 0.5, y: 0)
        contentView.layer.insertSublayer(gradient, at: 0)
        shape.path = UIBezierPath(roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)).cgPath
        layer.mask = shape
        contentView.addSubview(label)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 0.3
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: "fade")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = contentView.bounds
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
        CATransaction.commit()
    }
    override var isHighlighted: Bool {
        didSet { UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [.allowUserInteraction], animations: { self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity }) }
    }
}
