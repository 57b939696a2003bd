// swift-format-ignore-file
import UIKit
import Foundation
import os
import CoreHaptics

struct AppSection: Hashable, CustomDebugStringConvertible {
    let kind: Kind
    var items: [AnyHashable]
    enum Kind { case clock, alarms }
    var debugDescription: String { "\(kind)" }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == AppSection, ItemIdentifierType == AnyHashable {
    mutating func add(_ sections: [AppSection]) {
        appendSections(sections)
        sections.forEach { appendItems($0.items, toSection: $0) }
    }
}

final class ClockViewController: UIViewController {
    private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "", category: "clock")
    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        formatter.locale = Locale(identifier: "en_US_POSIX")
        return formatter
    }()
    private var displayLink: CADisplayLink?
    private weak var timer: Timer?
    private lazy var collectionView: UICollectionView = {
        $0.delegate = self
        $0.backgroundView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        $0.automaticallyAdjustsScrollIndicatorInsets = true
        $0.allowsMultipleSelectionDuringEditing = true
        return $0
    }(UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: .clock))
    private lazy var dataSource = UICollectionViewDiffableDataSource<AppSection, AnyHashable>(collectionView: collectionView) { [unowned self] collectionView, indexPath, item in
        switch item {
        case let alarm as Alarm:
            return collectionView.dequeueConfiguredReusableCell(using: self.alarmRegistration, for: indexPath, item: alarm)
        case let text as String:
            return collectionView.dequeueConfiguredReusableCell(using: self.textRegistration, for: indexPath, item: text)
        default: fatalError("Unknown item")
        }
    }
    private let alarmRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Alarm> { cell, _, alarm in
        var content = cell.defaultContentConfiguration()
        content.text = alarm.label
        content.secondaryText = String(format: "%02d:%02d", alarm.hour, alarm.minute)
        content.prefersSideBySideTextAndSecondaryText = true
        cell.contentConfiguration = content
    }
    private let textRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        cell.contentConfiguration = {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = text
            content.textProperties.alignment = .center
            return content
        }()
    }
    struct Alarm: Hashable { var label: String; var hour: Int; var minute: Int }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        _ = alarmRegistration
        var snapshot = NSDiffableDataSourceSnapshot<AppSection, AnyHashable>()
        snapshot.add([
            AppSection(kind: .clock, items: ["Seoul", "Berlin"]),
            AppSection(kind: .alarms, items: [Alarm(label: "Wake", hour: 7, minute: 5)]),
        ])
        dataSource.apply(snapshot, animatingDifferences: UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled)
        displayLink = CADisplayLink(target: self, selector: #selector(tick))
        displayLink?.add(to: .main, forMode: .common)
        logger.info("started at \(Date(), privacy: .public)")
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, previous: UITraitCollection) in
                self.collectionView.collectionViewLayout.invalidateLayout()
            }
        }
    }
    @objc private func tick() { title = formatter.string(from: Date()) }
}

extension ClockViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.verticalScrollIndicatorInsets.top = 10 }
}

private extension UICollectionViewLayout {
    static var clock: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: section == 0 ? .plain : .insetGrouped)
            configuration.itemSeparatorHandler = { indexPath, configuration in
                var configuration = configuration
                configuration.bottomSeparatorVisibility = indexPath.item == 0 ? .hidden : .automatic
                return configuration
            }
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
