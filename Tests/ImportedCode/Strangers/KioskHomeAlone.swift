// swift-format-ignore-file
//
//  KioskHomeViewController.swift
//  역앞매점
//

import UIKit
import SnapKit
import Then

final class KioskHomeViewController: BaseViewController {

    private typealias DataSource = UICollectionViewDiffableDataSource<KioskSection, KioskItem>

    private var dataSource: DataSource!
    private let counterLayout = CounterCompositionalLayout()

    private lazy var shelfView = UICollectionView(frame: .zero, collectionViewLayout: createLayout()).then {
        $0.register(SnackCell.self, forCellWithReuseIdentifier: SnackCell.identifier)
        $0.register(DrinkCell.self, forCellWithReuseIdentifier: DrinkCell.identifier)
        $0.register(RuleView.self, forSupplementaryViewOfKind: KioskSection.ruleKind, withReuseIdentifier: RuleView.identifier)
    }

    private lazy var counterView = UICollectionView(frame: .zero, collectionViewLayout: counterLayout.create())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addPinned(shelfView)
        configureDataSource()
        applySnapshot()
    }

    private func createLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { sectionIndex, _ in
            let section = KioskSection(rawValue: sectionIndex)!
            return section.layout
        }
    }

    private func configureDataSource() {
        dataSource = DataSource(collectionView: shelfView) { collectionView, indexPath, item in
            switch item {
            case .snack(let snack):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: SnackCell.identifier, for: indexPath) as! SnackCell
                cell.configure(snack)
                return cell
            case .drink(let drink):
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DrinkCell.identifier, for: indexPath) as! DrinkCell
                cell.configure(drink)
                return cell
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            if kind == KioskSection.ruleKind {
                return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: RuleView.identifier, for: indexPath)
            }
            let title = KioskSection(rawValue: indexPath.section)?.title
            return title == nil ? nil : UICollectionReusableView()
        }
    }

    private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<KioskSection, KioskItem>()
        snapshot.appendSections(KioskSection.allCases)
        snapshot.appendItems(SnackKind.allCases.map { .snack($0) }, toSection: .snacks)
        snapshot.appendItems(Stock.drinks.map { .drink($0) }, toSection: .drinks)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
