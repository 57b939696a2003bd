// swift-format-ignore-file
import UIKit

enum PanelRow: Hashable {
    case power
    case volume(Int)
    case speaker(id: Int, name: String)

    var label: String {
        switch self {
        case .power: return "Sound"
        case .volume(let percent): return "Volume \(percent) %"
        case .speaker(_, let name): return name
        }
    }
}

final class SpeakerPanelController: UIViewController {
    private enum Part { case general, speakers }

    private var list: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Part, PanelRow>!
    private var isOn = false
    private var volume = 40
    private var nearby: [Int: String] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        var appearance = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        appearance.backgroundColor = .systemGroupedBackground
        list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: appearance))
        view.addSubview(list)
        source = makeSource()
        show(animated: false)
        isOn = true
        for (id, name) in zip(1..., ["Kitchen", "Attic", "Bath"]) { nearby[id] = name }
        show()
        nearby.removeValue(forKey: 2)
        volume += 5
        show()
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Part, PanelRow> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, PanelRow> { [weak self] cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.label
            cell.contentConfiguration = content
            switch row {
            case .power:
                let control = UISwitch()
                control.isOn = self?.isOn ?? false
                cell.accessories = [.customView(configuration: .init(customView: control, placement: .trailing()))]
            case .volume: cell.accessories = []
            case .speaker: cell.accessories = [.detail()]
            }
        }
        return UICollectionViewDiffableDataSource(collectionView: list) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
    }

    private func show(animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Part, PanelRow>()
        snapshot.appendSections([.general])
        snapshot.appendItems([.power], toSection: .general)
        defer { source.apply(snapshot, animatingDifferences: animated) }
        guard isOn else { return }
        snapshot.appendItems([.volume(volume)], toSection: .general)
        let speakers = nearby.sorted { $0.value < $1.value }.map { PanelRow.speaker(id: $0.key, name: $0.value) }
        guard !speakers.isEmpty else { return }
        snapshot.appendSections([.speakers])
        snapshot.appendItems(speakers, toSection: .speakers)
    }
}
