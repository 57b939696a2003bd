// swift-format-ignore-file
//
//  InspectorCatalystController.swift
//  Blueprint (iPad + Mac Catalyst)
//

import UIKit
import UniformTypeIdentifiers

extension NSToolbarItem.Identifier {
    static let toggleInspector = NSToolbarItem.Identifier("com.blueprint.toggleInspector")
}

public final class InspectorCatalystController: UIViewController {

    // MARK: Public

    public let document: BlueprintDocument
    public var selection: Set<Layer.ID> = [] { didSet { guard selection != oldValue else { return }; rebuild() } }

    // MARK: Private

    private struct Row: Hashable {
        enum Content { case text(String, String), color(UIColor), slider(Float, ClosedRange<Float>), toggle(Bool), effect(Effect) }
        let id: AnyHashable
        let content: Content
        static func == (lhs: Row, rhs: Row) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private lazy var collectionView: UICollectionView = .init(frame: view.bounds, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<InspectorGroup, Row>!
    private let undo: UndoCoordinator

    public init(document: BlueprintDocument) {
        self.document = document
        self.undo = UndoCoordinator(manager: document.undoManager!)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dropDelegate = self

        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [unowned self] cell, indexPath, row in
            var content = UIListContentConfiguration.valueCell()
            cell.accessories = []
            switch row.content {
            case .text(let title, let value):
                content.text = title
                content.secondaryText = value
            case .color(let color):
                content.text = "Fill"
                content.image = UIImage(systemName: "square.fill")?.withTintColor(color, renderingMode: .alwaysOriginal)
            case .slider(let value, let range):
                let slider = UISlider()
                slider.minimumValue = range.lowerBound
                slider.maximumValue = range.upperBound
                slider.value = value
                slider.addAction(UIAction { [undo] action in undo.set(\.opacity, to: (action.sender as! UISlider).value) }, for: .valueChanged)
                content.text = "Opacity"
                cell.accessories = [.customView(configuration: .init(customView: slider, placement: .trailing(displayed: .always)))]
            case .toggle(let isOn):
                let toggle = UISwitch()
                toggle.isOn = isOn
                toggle.preferredStyle = .checkbox
                content.text = "Locked"
                cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
            case .effect(let effect):
                content.text = effect.localizedName
                content.secondaryText = effect.summary(for: document.canvas.scale)
                cell.accessories = [.delete(displayed: .always, actionHandler: { self.undo.remove(effect) }), .reorder(displayed: .always)]
            }
            cell.contentConfiguration = content
        }

        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] cell, _, indexPath in
            guard let group = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section] else { return }
            var content = UIListContentConfiguration.groupedHeader()
            content.text = group.title.uppercased()
            cell.contentConfiguration = content
        }

        dataSource = .init(collectionView: collectionView, cellProvider: { $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2) })
        dataSource.supplementaryViewProvider = { view, _, indexPath in view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath) }
        dataSource.reorderingHandlers.canReorderItem = { if case .effect = $0.content { true } else { false } }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in self?.undo.reorder(transaction.difference) }
        rebuild()
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
            configuration.headerMode = .supplementary
            configuration.backgroundColor = .canvas
            return .list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func rebuild() {
        var snapshot = NSDiffableDataSourceSnapshot<InspectorGroup, Row>()
        snapshot.appendSections(InspectorGroup.default)
        let layers = document.layers(with: selection)
        snapshot.appendItems([
            Row(id: "x", content: .text("X", layers.first?.frame.minX.description ?? "–")),
            Row(id: "y", content: .text("Y", layers.first?.frame.minY.description ?? "–")),
        ], toSection: .geometry)
        snapshot.appendItems([Row(id: "fill", content: .color(layers.first?.fill ?? .systemFill)), Row(id: "opacity", content: .slider(layers.first?.opacity ?? 1, 0...1)), Row(id: "lock", content: .toggle(layers.allSatisfy(\.isLocked)))], toSection: .appearance)
        snapshot.appendItems(layers.flatMap(\.effects).map { Row(id: $0.id, content: .effect($0)) }, toSection: .effects)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
}

extension InspectorCatalystController: UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
        for item in coordinator.items where item.dragItem.itemProvider.hasItemConformingToTypeIdentifier(UTType.effect.identifier) {
            item.dragItem.itemProvider.loadObject(ofClass: EffectBox.self) { [weak self] box, _ in
                (box as? EffectBox).map { self?.undo.insert($0.effect, at: coordinator.destinationIndexPath?.item ?? 0) }
            }
        }
    }
}

#if targetEnvironment(macCatalyst)
extension InspectorCatalystController: NSToolbarDelegate {
    public func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier identifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem? {
        guard identifier == .toggleInspector else { return nil }
        let item = NSToolbarItem(itemIdentifier: identifier)
        item.image = UIImage(systemName: "sidebar.right")
        return item
    }
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.flexibleSpace, .toggleInspector] }
}
#endif
